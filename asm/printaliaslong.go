package asm

import "github.com/gomlir/gomlir/ir"

// The text of a type has the bodies of all structs in it, and those of the
// structs in these. Where types refer to each other a lot it can be
// exponentially longer than their definitions. So there is a budget: a program
// whose types take more text than that gets aliases for structs, and for
// whatever else is long, each of which is defined once.

// StructAliases says which types have aliases because their text is long
// (--mlir-print-struct-aliases).
type StructAliases uint8

const (
	// AutoStructAliases: structs have aliases if the types of the program, each
	// written as often as it is mentioned, would take more than 64 KiB and 4 KiB
	// for each operation. Below that they are printed in full, as MLIR does.
	AutoStructAliases StructAliases = iota
	// AlwaysStructAliases: structs have aliases.
	AlwaysStructAliases
	// NeverStructAliases: types are printed in full. If one has more than 16 MiB
	// of text that is an error, ErrTooLong.
	NeverStructAliases
)

const (
	textBudget      = 64 << 10 // bytes for all types and attributes of a program
	textBudgetPerOp = 4 << 10
	maxMeasured     = 4 << 20 // bytes that are written to find out
	longPart        = 16      // bytes that a part without parts is taken to have
	longType        = 256     // bytes from which on any type has an alias
	longAttr        = 4 << 10 // the same for attributes
)

// A LongTypeAliaser is a TypeSyntax of types whose text may be long because the
// bodies of others are in it. It suggests the name that such a type has if
// types of this kind are to have aliases, "" for none; unlike other suggestions
// it is used for nothing else.
type LongTypeAliaser interface {
	LongTypeAlias(t ir.Type) (name string)
}

// A LongAttrAliaser is a LongTypeAliaser for attributes.
type LongAttrAliaser interface {
	LongAttrAlias(a ir.Attribute) (name string)
}

// mentions counts how often a program mentions its types and attributes.
type mentions struct {
	ops                  uint64
	typeTimes, attrTimes []uint32 // by ir.TypeID and ir.AttrID
}

func (m *mentions) add(o *mentions) {
	m.ops += o.ops
	addCounts(&m.typeTimes, o.typeTimes)
	addCounts(&m.attrTimes, o.attrTimes)
}

func addCounts(to *[]uint32, from []uint32) {
	if len(from) > 0 {
		grow(to, uint32(len(from)-1))
	}
	for i, n := range from {
		(*to)[i] += n
	}
}

// wantsLong reports whether the program that was visited needs aliases for
// long types.
func (b *aliasBuilder) wantsLong(m *mentions) bool {
	s := b.p.sh.scopes
	if b.p.sh.flags.LocalScope {
		return false
	}
	switch b.p.sh.flags.StructAliases {
	case AlwaysStructAliases:
		return true
	case NeverStructAliases:
		return false
	}
	budget := textBudget + textBudgetPerOp*m.ops
	measured := 0
	for n := range uint32(b.infos.n) {
		i := b.infos.at(n)
		if i.size <= longType && !i.long || i.sym == nil || s != nil && len(s.reached[i.sym]) > 0 {
			continue
		}
		var times uint64
		switch sym := i.sym.(type) {
		case ir.Type:
			times = count(m.typeTimes, ir.TypeID(sym))
		case ir.Attribute:
			times = count(m.attrTimes, ir.AttrID(sym))
		}
		size := uint64(i.size)
		if times > 0 && i.long {
			size = uint64(b.p.measure(i.sym, int(min(budget/times, uint64(maxMeasured-measured)))))
			measured += int(size)
		}
		if times*size > budget || measured >= maxMeasured {
			return true
		}
		budget -= times * size
	}
	return false
}

func count(list []uint32, i uint32) uint64 {
	if int(i) < len(list) {
		return uint64(list[i])
	}
	return 0
}

// measure returns how many bytes the full text of a type or attribute has, or
// some number above the limit if it has more.
func (p *Printer) measure(sym any, limit int) int {
	w := newPrinter(p.sh.flags)
	w.names, w.limit = p.names, limit+1
	w.text.none = true // a table for all types is too much for one
	switch sym := sym.(type) {
	case ir.Type:
		w.Type(sym)
	case ir.Attribute:
		w.Attr(sym)
	}
	return len(w.buf)
}

// longAliases returns a builder that assigns aliases to long types. It visits the same as b in the
// same order.
func (b *aliasBuilder) longAliases() *aliasBuilder {
	c := newAliasBuilder(b.p, b.p.names.ctx)
	c.long = true
	for n := range uint32(b.infos.n) {
		i := b.infos.at(n)
		if i.sym == nil {
			c.visitPos(i.pos, i.deferred)
		} else {
			c.visit(i.sym, i.deferred, i.noType)
		}
	}
	return c
}

// longName names a type or attribute that is long, with everything that has an
// alias counted as short.
func (b *aliasBuilder) longName(i *aliasInfo) uint32 {
	switch sym := i.sym.(type) {
	case ir.Type:
		if i.size > longType {
			return b.intern(sym.Def().Mnemonic)
		}
	case *ir.ArrayAttr, *ir.DictionaryAttr:
		if i.size > longAttr {
			return b.intern(sym.(ir.Attribute).Def().Mnemonic)
		}
	}
	return 0
}

// readableName is an identifier that resembles the name of a type, which may
// be any text: struct_Foo for struct.Foo.
func readableName(name string) string {
	clean := []byte(name)
	for i, c := range clean {
		if class[c]&(letter|digit) == 0 && c != '$' {
			clean[i] = '_'
		}
	}
	return string(clean)
}
