package lossless

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/translate/llvmirattrs"
)

// A distinct node is one thing. If one attachment that leads to it is kept by
// number and another one is made from an attribute of the dialect, there would be two of it
// after export. So what leads to a distinct node that is kept is kept too.

// A loose node is one that an attribute of the dialect holds, as an attachment
// or as an operand.
type loose struct {
	node *llvmir.Node
	keep func() // keeps it by number
}

// hold notes an attachment of an instruction that the dialect holds. Debug
// locations are made of nodes that are kept.
func (d *differ) hold(op *ir.Operation, a llvmir.Attachment) {
	if !d.keeps() || a.Kind.Name == "dbg" {
		return
	}
	d.loose = append(d.loose, loose{a.Node, func() { d.keepAttachment(op, a) }})
}

// keepAttachment keeps an attachment besides those that are kept already.
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

// holdOperands notes the nodes that are operands of an instruction, which is
// kept with all of its operands.
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
				// Of the operation, only its location is looked at then.
				for _, a := range i.Metadata {
					if a.Kind.Name != "dbg" {
						d.keepAttachment(op, a)
					}
				}
			}})
		}
	}
}

// closeOverIdentity keeps what leads to distinct nodes that are kept, until
// nothing is left that does.
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
		// All that a node refers to is kept with it.
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
