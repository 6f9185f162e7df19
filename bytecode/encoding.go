package bytecode

import "github.com/gomlir/gomlir/ir"

// DialectInterface is the interface of dialects whose types and attributes have an encoding
// of their own. Those of other dialects are kept as text.
var DialectInterface = ir.NewDialectInterface[DialectEncoding]("BytecodeDialectInterface")

// A DialectEncoding writes and reads the types and attributes of a dialect. An embedded
// [TextOnly] has the methods for what a dialect leaves as text. Its methods are called
// concurrently.
type DialectEncoding interface {
	// WriteAttr writes an attribute, usually a code for its kind first. If it returns false,
	// having written nothing, the attribute is kept as text. It is called twice, to find
	// what the attribute refers to and to encode it, and must do the same both times.
	WriteAttr(e *Encoder, a ir.Attribute) bool
	// WriteType is like WriteAttr for a type. Recursive types are always text.
	WriteType(e *Encoder, t ir.Type) bool
	// ReadAttr reads what WriteAttr wrote. It returns nil after an error, which it reports
	// with [Decoder.Errorf].
	ReadAttr(d *Decoder) ir.Attribute
	// ReadType reads what WriteType wrote.
	ReadType(d *Decoder) ir.Type
}

// TextOnly is an encoding that leaves everything as text, to be embedded by others.
type TextOnly struct{}

// WriteAttr returns false.
func (TextOnly) WriteAttr(*Encoder, ir.Attribute) bool { return false }

// WriteType returns false.
func (TextOnly) WriteType(*Encoder, ir.Type) bool { return false }

// ReadAttr reports that the dialect has no encoding of attributes.
func (TextOnly) ReadAttr(d *Decoder) ir.Attribute {
	d.Errorf("dialect %s does not support reading attributes from bytecode", d.dialect)
	return nil
}

// ReadType reports that the dialect has no encoding of types.
func (TextOnly) ReadType(d *Decoder) ir.Type {
	d.Errorf("dialect %s does not support reading types from bytecode", d.dialect)
	return nil
}

// A VersionedEncoding is a [DialectEncoding] of a dialect that has versions.
type VersionedEncoding interface {
	DialectEncoding
	// WriteVersion writes the version of the dialect, nothing if it has none.
	WriteVersion(e *Encoder)
	// ReadVersion reads a version. It returns nil after an error, which it reports.
	ReadVersion(d *Decoder) any
	// Upgrade changes what was read from a file of an older version. It is called once for
	// each dialect with a version, before the operation is verified. The error is reported.
	Upgrade(top *ir.Operation, version any) error
}

// OpInterface is the interface of operations whose inherent attributes have an encoding of
// their own, such as one that reads those of older versions. Other operations write their
// attributes in the order of names, then the properties of native types.
var OpInterface = ir.NewOpInterface[OpEncoding]("BytecodeOpInterface")

// An OpEncoding writes and reads the inherent attributes of an operation.
type OpEncoding interface {
	// WriteProperties writes the inherent attributes, twice as [DialectEncoding.WriteAttr]
	// does. The properties of operations with the same inherent attributes are written once.
	WriteProperties(e *Encoder, def *ir.OpDef, p *ir.InherentAttrs)
	// ReadProperties reads them into a state.
	ReadProperties(d *Decoder, st *ir.OperationState)
}

// A Callback writes and reads types and attributes in place of their dialects, such as for a
// program that keeps some of them in another form. All methods are called concurrently
// unless there is one thread.
type Callback struct {
	// WriteType and WriteAttr return true if they wrote something. A dialect other than "" is
	// that which the entry says it belongs to.
	WriteType func(e *Encoder, t ir.Type) (dialect string, ok bool)
	WriteAttr func(e *Encoder, a ir.Attribute) (dialect string, ok bool)
	// ReadType and ReadAttr return nil if the entry is not theirs. It is then read again
	// from its start.
	ReadType func(d *Decoder, dialect string) ir.Type
	ReadAttr func(d *Decoder, dialect string) ir.Attribute
}
