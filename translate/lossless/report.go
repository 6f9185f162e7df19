package lossless

import (
	"slices"
	"strings"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/translate/llvmirattrs"
)

// This file reports what is lost.

// lostNodes reports how a metadata node differs from its copy, once for each node and at its place.
// It returns false without a report if the node itself differs but has no name for the difference.
// The caller then reports what is lost.
func (d *differ) lostNodes(want, have *llvmir.Node) bool {
	if want == nil || have == nil || d.cmp.Differs(want, have) && (want.Kind == llvmir.Tuple || want.Pos() == source.NoPos) {
		return false
	}
	d.cmp.Differences(want, have, func(n, x *llvmir.Node) {
		if d.lost[n] || n.Pos() == source.NoPos {
			return // it is reported with the node that contains it
		}
		if d.lost == nil {
			d.lost = map[*llvmir.Node]bool{}
		}
		d.lost[n] = true
		what := "all of a " + n.Kind.String()
		if n.Kind == llvmir.Tuple {
			what = "a metadata node"
		} else if fields := d.cmp.Fields(n, x); fields != nil {
			what = strings.Join(fields, ", ") + " of a " + n.Kind.String()
		}
		d.lose(n.Pos(), "%s", what)
	})
	return true
}

// lostAttachments reports the kinds of metadata that the copy lacks.
func (d *differ) lostAttachments(pos source.Pos, want, have []llvmir.Attachment) {
	var said []string
	for k, a := range want {
		x := nthOfKind(have, a.Kind.Name, rank(want, k))
		if !d.cmp.Nodes(a.Node, x) && !d.lostNodes(a.Node, x) && !slices.Contains(said, a.Kind.Name) {
			d.lose(pos, "metadata !%s", a.Kind.Name)
			said = append(said, a.Kind.Name)
		}
	}
}

// rank returns the number of attachments of the same kind before list[at].
func rank(list []llvmir.Attachment, at int) int {
	n := 0
	for _, a := range list[:at] {
		if a.Kind.Name == list[at].Kind.Name {
			n++
		}
	}
	return n
}

// nthOfKind returns the node of the nth attachment of a kind, or nil.
func nthOfKind(list []llvmir.Attachment, kind string, n int) *llvmir.Node {
	for _, a := range list {
		if a.Kind.Name == kind {
			if n == 0 {
				return a.Node
			}
			n--
		}
	}
	return nil
}

// lostOfPhis reports the lost properties of the phis in a block.
func (d *differ) lostOfPhis(block *ir.Block, b *llvmir.Block) {
	for n := range block.NumArgs() {
		i, x := b.Instrs[n], d.trace.Blocks[block].Instrs[n]
		if i.Flags != x.Flags {
			d.lose(i.Pos, "the flags of phi")
		}
		d.lostAttachments(i.Pos, i.Metadata, x.Metadata)
		d.phiOrder(i, x)
		d.lostDigits(i)
	}
}

// lostDigits reports operands that MLIR's text rounds.
func (d *differ) lostDigits(i *llvmir.Instruction) {
	for k, o := range i.Operands {
		c, ok := o.(llvmir.Constant)
		if ok && c.Type().Kind() != llvmir.PPCFP128Type && llvmirattrs.Rounds(c) { // a pair of doubles is always preserved
			d.lose(i.Pos, "all digits of operand %d of %s", k, i.Op)
		}
	}
}

// recordPlaces returns the instruction of the copy that each debug record precedes.
func (d *differ) recordPlaces(x *llvmir.Function) map[*llvmir.DebugRecord]*llvmir.Instruction {
	if d.keeps() {
		return nil
	}
	places := map[*llvmir.DebugRecord]*llvmir.Instruction{}
	for _, b := range x.Blocks {
		for _, i := range b.Instrs {
			for _, r := range i.Records {
				places[r] = i
			}
		}
	}
	return places
}

// lostOfRecord compares a debug record before an instruction with its copy.
func (d *differ) lostOfRecord(i *llvmir.Instruction, r, x *llvmir.DebugRecord, places map[*llvmir.DebugRecord]*llvmir.Instruction) {
	switch {
	case x == nil:
		d.lose(r.Pos, "a debug record")
	case !d.cmp.Records(r, x):
		if !d.lostNodes(r.Variable, x.Variable) && !d.lostNodes(r.DebugLoc, x.DebugLoc) {
			d.lose(r.Pos, "all of a debug record")
		}
	case places[x] == nil || !d.cmp.Values(i, places[x]):
		d.lose(r.Pos, "the place of a debug record")
	}
}

// lostNamed reports the nodes of named metadata that the copy lacks or has in another order.
func (d *differ) lostNamed(n *llvmir.NamedMetadata) {
	k := slices.IndexFunc(d.x.Named, func(x *llvmir.NamedMetadata) bool { return x.Name == n.Name })
	if k < 0 {
		d.lose(n.Pos, "all of the metadata !%s", n.Name)
		return
	}
	have, at := d.x.Named[k].Nodes, 0
	for _, node := range n.Nodes {
		k := at
		for k < len(have) && !d.cmp.Nodes(node, have[k]) {
			k++
		}
		switch {
		case k < len(have):
			at = k + 1
		case at < len(have) && d.lostNodes(node, have[at]):
			at++
		default:
			d.lose(n.Pos, "all of the metadata !%s", n.Name)
			return
		}
	}
}
