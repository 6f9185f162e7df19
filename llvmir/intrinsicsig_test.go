package llvmir

import (
	"strings"
	"testing"
)

// TestFuncType checks that FuncType of each intrinsic is a type that its calls may have.
func TestFuncType(t *testing.T) {
	m := NewModule("")
	n := 0
	for line := range strings.Lines(intrinsicTable) {
		name, _, _ := strings.Cut(line, " ")
		in, ok := LookupIntrinsic("llvm." + name)
		if !ok || in.IsOverloaded() || in.Name != "llvm."+name {
			continue
		}
		n++
		sig := in.FuncType(m.Types, nil)
		if sig == nil {
			t.Errorf("%s: no type", in.Name)
		} else if how := in.match(m.Types, sig); how != sigMatches {
			t.Errorf("%s: %s: mismatch %d", in.Name, sig, how)
		}
	}
	if n < 5000 {
		t.Errorf("%d intrinsics", n)
	}
}

// TestOverloadedFuncType takes the overloaded types from a call.
func TestOverloadedFuncType(t *testing.T) {
	m := NewModule("")
	ts := m.Types
	f32, i32, v4 := ts.Simple(FloatType), ts.Int(32), ts.Vector(ts.Int(32), 4, false)
	for _, test := range []struct {
		name   string
		result *Type
		params []*Type
		want   string
	}{
		{"llvm.round", f32, []*Type{f32}, "float (float)"},
		{"llvm.round", f32, nil, "float (float)"},
		{"llvm.round", f32, []*Type{f32, f32}, ""},
		{"llvm.round", i32, []*Type{i32}, ""},
		{"llvm.sadd.with.overflow", ts.Struct([]*Type{v4, ts.Vector(ts.Int(1), 4, false)}, false), []*Type{v4, v4}, "{ <4 x i32>, <4 x i1> } (<4 x i32>, <4 x i32>)"},
		{"llvm.sadd.with.overflow", v4, []*Type{v4, v4}, ""},
		{"llvm.memcpy", ts.Void(), []*Type{ts.Ptr(1), ts.Ptr(0), i32, ts.Int(1)}, "void (ptr addrspace(1), ptr, i32, i1)"},
		{"llvm.memcpy", ts.Void(), []*Type{ts.Ptr(1)}, ""},
		{"llvm.localescape", ts.Void(), []*Type{i32, i32, i32}, "void (...)"},
	} {
		in, ok := LookupIntrinsic(test.name)
		if !ok {
			t.Fatal(test.name)
		}
		got := ""
		if sig := in.FuncType(ts, ts.Func(test.result, test.params, false)); sig != nil {
			got = sig.String()
		}
		if got != test.want {
			t.Errorf("%s called as %s: %q, want %q", test.name, ts.Func(test.result, test.params, false), got, test.want)
		}
	}
}
