package exporter

import (
	"encoding/binary"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

// A diBuilder sets the fields of a debug info node and encodes them in a key, which identifies
// equal nodes.
type diBuilder struct {
	md  *metadata
	n   *llvmir.Node
	key []byte
}

// newDI starts a node. The caller holds md.mu until the node is done.
func (md *metadata) newDI(k llvmir.NodeKind) *diBuilder {
	return &diBuilder{md: md, n: llvmir.NewNode(k), key: []byte{byte(k)}}
}

func (b *diBuilder) field(name string) { b.key = append(append(b.key, name...), '=') }

// id returns the number of a node in keys.
func (md *metadata) id(n *llvmir.Node) uint64 {
	id, ok := md.ids[n]
	if !ok {
		id = uint64(len(md.ids))
		md.ids[n] = id
	}
	return id
}

// ref sets a field to a node, unless it is nil.
func (b *diBuilder) ref(field string, n *llvmir.Node) *diBuilder {
	if n != nil {
		b.field(field)
		b.key = binary.AppendUvarint(append(b.key, 'n'), b.md.id(n))
		b.n.SetRef(field, n)
	}
	return b
}

// str sets a field to a string that is not empty.
func (b *diBuilder) str(field string, s *ir.StringAttr) *diBuilder {
	if s != nil && s.Value() != "" {
		b.field(field)
		b.key = binary.AppendUvarint(append(b.key, 's'), uint64(len(s.Value())))
		b.key = append(b.key, s.Value()...)
		b.n.SetStr(field, s.Value())
	}
	return b
}

// int sets a field to a number that is not 0.
func (b *diBuilder) int(field string, v int64) *diBuilder {
	if v != 0 {
		b.force(field, v)
	}
	return b
}

// force sets a field to a number, even to 0.
func (b *diBuilder) force(field string, v int64) *diBuilder {
	b.field(field)
	b.key = binary.AppendVarint(append(b.key, 'i'), v)
	b.n.SetInt(field, v)
	return b
}

func (b *diBuilder) bool(field string, v bool) *diBuilder {
	if v {
		b.force(field, 1)
	}
	return b
}

// number sets a field to a number stored as metadata, unless it is 0.
func (b *diBuilder) number(field string, v uint64) *diBuilder {
	if v != 0 {
		b.constant(field, int64(v))
	}
	return b
}

// constant sets a field to a number stored as metadata.
func (b *diBuilder) constant(field string, v int64) *diBuilder {
	b.field(field)
	b.key = binary.AppendVarint(append(b.key, 'c'), v)
	b.n.SetRef(field, b.md.int(64, v))
	return b
}

// unique returns the node, or an equal one that exists.
func (b *diBuilder) unique() *llvmir.Node {
	if n := b.md.nodes[string(b.key)]; n != nil {
		return n
	}
	b.md.nodes[string(b.key)] = b.n
	return b.n
}

// distinct returns the node as a distinct one.
func (b *diBuilder) distinct() *llvmir.Node {
	b.n.Distinct = true
	return b.n
}

// either returns the node by distinct or by unique.
func (b *diBuilder) either(distinct bool) *llvmir.Node {
	if distinct {
		return b.distinct()
	}
	return b.unique()
}
