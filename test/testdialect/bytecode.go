package testdialect

import (
	"fmt"

	"github.com/gomlir/gomlir/bytecode"
	"github.com/gomlir/gomlir/ir"
)

// A Version is a version of the dialect in bytecode.
type Version struct{ Major, Minor uint64 }

// current is the version that the dialect has.
var current = Version{2, 0}

// codeI32 is the code of !test.i32 in bytecode.
const codeI32 = 99

// encoding is the dialect's encoding in bytecode.
type encoding struct{ bytecode.TextOnly }

// WriteType implements [bytecode.DialectEncoding].
func (encoding) WriteType(e *bytecode.Encoder, t ir.Type) bool {
	if _, ok := t.(*I32Type); !ok {
		return false
	}
	e.Uvarint(codeI32)
	return true
}

// ReadType implements [bytecode.DialectEncoding].
func (encoding) ReadType(d *bytecode.Decoder) ir.Type {
	if code := d.Uvarint(); code != codeI32 || d.Failed() {
		d.Errorf("unknown type code: %d", code)
		return nil
	}
	return NewI32Type(d.Context())
}

// WriteVersion implements [bytecode.VersionedEncoding].
func (encoding) WriteVersion(e *bytecode.Encoder) {
	v, ok := e.DialectVersion("test").(Version)
	if !ok {
		v = current
	}
	e.Uvarint(v.Major)
	e.Uvarint(v.Minor)
}

// ReadVersion implements [bytecode.VersionedEncoding].
func (encoding) ReadVersion(d *bytecode.Decoder) any {
	v := Version{d.Uvarint(), d.Uvarint()}
	if d.Failed() {
		return nil
	}
	return v
}

// Upgrade implements [bytecode.VersionedEncoding].
func (encoding) Upgrade(_ *ir.Operation, version any) error {
	v := version.(Version)
	if v.Major > current.Major || v.Major == current.Major && v.Minor > current.Minor {
		return fmt.Errorf("current test dialect version is %d.%d, can't parse version: %d.%d", current.Major, current.Minor, v.Major, v.Minor)
	}
	return nil
}

// versionedA is the encoding of the operation of that name.
type versionedA struct{}

// WriteProperties implements [bytecode.OpEncoding].
func (versionedA) WriteProperties(e *bytecode.Encoder, _ *ir.OpDef, p *ir.InherentAttrs) {
	slots := []int{slotVersionedADims, slotVersionedAModifier}
	if v, ok := e.DialectVersion("test").(Version); ok && v.Major < 2 {
		slots = slots[:1]
	}
	for _, slot := range slots {
		if a := p.At(slot); a != nil { // it is there in operations that were verified
			e.Attr(a)
		}
	}
}

// ReadProperties implements [bytecode.OpEncoding]. What version 1 wrote has no modifier.
func (versionedA) ReadProperties(d *bytecode.Decoder, st *ir.OperationState) {
	dims, modifier := bytecode.AttrOf[*ir.IntegerAttr](d), ir.NewBoolAttr(d.Context(), false)
	if v, ok := d.DialectVersion("test").(Version); !ok || v.Major >= 2 {
		modifier = bytecode.AttrOf[*ir.IntegerAttr](d)
	}
	if d.Failed() {
		return
	}
	st.SetInherentAttr(slotVersionedADims, dims)
	st.SetInherentAttr(slotVersionedAModifier, modifier)
}
