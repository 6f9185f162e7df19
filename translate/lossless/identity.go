package lossless

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/translate/llvmirattrs"
)

// A distinct node has an identity. Suppose that one attachment refers to it by number, and another
// is an attribute of the dialect. The export would then have two such nodes. So everything that
// refers to a preserved distinct node is preserved by number, too.

// A loose node is one that an attribute of the dialect represents, as an attachment or an operand.
type loose struct {
	node *llvmir.Node
	keep func() // preserves the node by number
}

// hold records an attachment that the dialect represents. Debug locations need no record, since
// their nodes are preserved.
func (d *differ) hold(op *ir.Operation, a llvmir.Attachment) {
	if !d.keeps() || a.Kind.Name == "dbg" {
		return
	}
	d.loose = append(d.loose, loose{a.Node, func() { d.keepAttachment(op, a) }})
}

// keepAttachment preserves an attachment, in addition to those that are preserved already.
func (d *differ) keepAttachment(op *ir.Operation, a llvmir.Attachment) {
	n := ir.NamedAttribute{Name: a.Kind.Name, Value: d.num(int64(d.kept.Ref(a.Node)))}
	dict, _ := op.Attr(llvmirattrs.Attachments).(*ir.DictionaryAttr)
	if dict == nil {
		dict = ir.NewDictionaryAttr(d.ctx, n)
	} else {
		dict = dict.With(n.Name, n.Value)
	}
	op.SetDiscardable(llvmirattrs.Attachments, dict)
}

// holdOperands records the nodes among the operands of an instruction. To preserve one, it
// preserves the whole instruction.
func (d *differ) holdOperands(op *ir.Operation, i *llvmir.Instruction) {
	if !d.keeps() {
		return
	}
	values, blocks := d.values, d.blocks
	for _, o := range i.Operands {
		v, ok := o.(*llvmir.MetadataValue)
		if !ok {
			continue
		}
		if n, ok := v.Metadata.(*llvmir.Node); ok {
			d.loose = append(d.loose, loose{n, func() {
				d.values, d.blocks = values, blocks
				d.keepText(op, i)
				// The export then ignores everything of the operation but its location.
				for _, a := range i.Metadata {
					if a.Kind.Name != "dbg" {
						d.keepAttachment(op, a)
					}
				}
			}})
		}
	}
}

// closeOverIdentity preserves everything that refers to preserved distinct nodes, directly or
// indirectly.
func (d *differ) closeOverIdentity() {
	users := map[*llvmir.Node][]*llvmir.Node{}
	seen := map[*llvmir.Node]bool{}
	byNode := map[*llvmir.Node][]func(){}
	var work []*llvmir.Node
	for _, l := range d.loose {
		byNode[l.node] = append(byNode[l.node], l.keep)
		work = append(work, l.node)
	}
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		if n == nil || seen[n] {
			continue
		}
		seen[n] = true
		for _, o := range n.Refs() {
			if c, ok := o.(*llvmir.Node); ok && c != nil {
				users[c] = append(users[c], n)
				work = append(work, c)
			}
		}
	}
	leads := map[*llvmir.Node]bool{}
	for at := 0; at < len(d.kept.Nodes); at++ {
		// Everything that a node refers to is preserved with it.
		for _, o := range d.kept.Nodes[at].Refs() {
			if c, ok := o.(*llvmir.Node); ok && c != nil && c.Kind != llvmir.DIExpression {
				d.kept.Ref(c)
			}
		}
		if !d.kept.Nodes[at].Distinct || !seen[d.kept.Nodes[at]] {
			continue
		}
		work = append(work[:0], d.kept.Nodes[at])
		for len(work) > 0 {
			n := work[len(work)-1]
			work = work[:len(work)-1]
			if leads[n] {
				continue
			}
			leads[n] = true
			for _, f := range byNode[n] {
				f()
			}
			work = append(work, users[n]...)
		}
	}
}
