package llvmir

import (
	"fmt"
	"io"
	"strings"
	"testing"
)

// TestTooLong has types that nest 64 levels. Each level contains the level below twice.
func TestTooLong(t *testing.T) {
	m := NewModule("m")
	ts := m.Types
	for _, twice := range []func(*Type) *Type{
		func(t *Type) *Type { return ts.Struct([]*Type{t, t}, false) },
		func(t *Type) *Type { return ts.PtrTo(ts.Func(t, []*Type{t}, false), 0) },
		func(t *Type) *Type { return ts.TargetExt("x", []*Type{t, t}, nil) },
	} {
		typ := ts.Int(32)
		for range 64 {
			typ = twice(typ)
		}
		if text := typ.String(); !typ.TooLong() || len(text) > 100 || !strings.Contains(text, "...") {
			t.Errorf("%.100q of %d bytes", text, len(text))
		}
		if n := len(typ.appendMangled(nil)); n > 100 {
			t.Errorf("a mangled name has %d bytes", n)
		}
		s := ts.Identified(fmt.Sprint("s", typ.id))
		s.SetBody([]*Type{typ, typ}, false)
		if text := s.Definition(); s.TooLong() || len(text) > 100 {
			t.Errorf("%.100q of %d bytes", text, len(text))
		}
		outer := ts.Struct([]*Type{s, s}, false)
		if outer.TooLong() {
			t.Errorf("%v is too long because of what is in a struct with a name", outer)
		}
	}
	if err := m.Print(io.Discard, PrintOptions{}); err != ErrTooLong {
		t.Errorf("error %v", err)
	}
	// 20 levels are 20 MB, which is allowed.
	m = NewModule("m")
	typ := m.Types.Int(8)
	for range 20 {
		typ = m.Types.Struct([]*Type{typ, typ}, false)
	}
	m.NewGlobal("g", typ, 0)
	if err := m.Print(io.Discard, PrintOptions{}); err != nil || typ.TooLong() || int(typ.size) < len(typ.String())/2 || int(typ.size) > 2*len(typ.String()) {
		t.Errorf("%v, %d bytes", err, typ.size)
	}
}
