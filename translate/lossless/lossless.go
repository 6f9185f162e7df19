package lossless

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/translate/exporter"
	"github.com/gomlir/gomlir/translate/importer"
	"github.com/gomlir/gomlir/translate/llvmirattrs"
)

// Mode selects what to do about what the dialect cannot express.
type Mode uint8

// The modes.
const (
	Keep   Mode = iota // preserve it in attributes
	Report             // report a warning
	Strict             // report an error
)

// Module imports a module; see [importer.Module]. It omits the importer's own warnings about
// dropped parts. With Strict the result is nil if something would be lost. If m has typed pointers,
// its calls of debug intrinsics become debug records.
func Module(c *ir.Context, m *llvmir.Module, opts importer.Options, mode Mode, report diag.Handler) *ir.Operation {
	o := &importer.Origins{}
	opts.Origins, opts.Lossless = o, mode == Keep
	d := &differ{m: m, ctx: c, origins: o, mode: mode, report: report, threads: opts.Threads, cmp: llvmir.NewComparison()}
	if m.IsTyped() {
		// Records stay in place, and become the same calls again.
		m.DebugRecords()
	}
	// The importer warns about dropped parts. Here they are preserved, or reported with a place.
	if d.op = importer.Module(c, m, opts, diag.Filter(report, diag.Error, true)); d.op == nil {
		return nil
	}
	d.kept = o.Kept
	if mode == Keep {
		d.prepare()
	}
	d.keepNodes()
	d.x = exporter.Module(d.op, exporter.Options{Threads: opts.Threads, Trace: &d.trace, NoVerify: true}, report)
	if d.x == nil {
		return nil
	}
	d.pair()
	d.module()
	if d.failed {
		return nil
	}
	d.closeOverIdentity()
	d.keepNodes()
	return d.op
}

// differ compares a module with the export of its import.
type differ struct {
	ctx     *ir.Context
	m       *llvmir.Module // the original
	x       *llvmir.Module // the copy
	op      *ir.Operation
	origins *importer.Origins
	trace   exporter.Trace
	cmp     *llvmir.Comparison
	kept    *llvmirattrs.Table
	mode    Mode
	report  diag.Handler
	threads int
	failed  bool

	loose  []loose
	lost   map[*llvmir.Node]bool      // reported nodes
	values map[llvmir.Value]*ir.Value // values of the current function
	blocks map[*ir.Block]*llvmir.Block
}

func (d *differ) str(s string) ir.Attribute { return ir.NewStringAttr(d.ctx, s) }
func (d *differ) num(n int64) ir.Attribute  { return ir.NewIntegerAttr(d.ctx.I64(), n) }
func (d *differ) keeps() bool               { return d.mode == Keep }

// lose reports that the copy lacks something at a position in the text.
func (d *differ) lose(pos source.Pos, format string, args ...any) {
	place := diag.Place{Filename: d.m.SourceName}
	if f := d.m.File(); f != nil && pos != source.NoPos {
		at := f.Position(pos)
		place = diag.Place{Pos: pos, Filename: at.Filename, Line: at.Line, Column: at.Column}
	}
	severity := diag.Warning
	if d.mode == Strict {
		severity, d.failed = diag.Error, true
	}
	d.report(diag.New(severity, place, "the llvm dialect does not hold %s", fmt.Sprintf(format, args...)))
}

// keepNodes stores the metadata that has been numbered so far.
func (d *differ) keepNodes() {
	if len(d.kept.Nodes) > 0 {
		d.op.SetDiscardable(llvmirattrs.Metadata, d.kept.Attr(d.ctx))
	}
}

// prepare sets the attributes that the export for the comparison needs.
func (d *differ) prepare() {
	d.op.SetDiscardable(llvmirattrs.Lossless, ir.NewUnitAttr(d.ctx))
	var list []ir.Attribute
	seen := map[ir.Attribute]bool{}
	for _, o := range d.origins.DebugInfo {
		if !seen[o.Attr] {
			seen[o.Attr] = true
			list = append(list, ir.NewArrayAttr(d.ctx, o.Attr, d.num(int64(d.kept.Ref(o.Node)))))
		}
	}
	if list != nil {
		d.op.SetDiscardable(llvmirattrs.DebugInfo, ir.NewArrayAttr(d.ctx, list...))
	}
	list = nil
	for t, name := range d.origins.Nameless {
		list = append(list, ir.NewArrayAttr(d.ctx, d.str(name), d.str(t.FragmentName())))
	}
	if list != nil {
		slices.SortFunc(list, func(a, b ir.Attribute) int { return strings.Compare(a.String(), b.String()) })
		d.op.SetDiscardable(llvmirattrs.NamelessTypes, ir.NewArrayAttr(d.ctx, list...))
	}
	for i := range d.origins.Functions {
		f := &d.origins.Functions[i]
		d.enter(f)
		for _, o := range f.Ops {
			if o.Instr != nil && folds(o.Instr) && o.Op.Def().Name != llvmirattrs.InstructionOp {
				d.keepText(o.Op, o.Instr)
			}
		}
	}
}

// folds reports whether the exporter would fold an operation into a constant: all operands are
// constants, or it is a bitcast to the same type.
func folds(i *llvmir.Instruction) bool {
	switch {
	case i.Op == llvmir.OpBitCast && i.Operands[0].Type() == i.Type():
		return true
	case i.Op.IsCast(), i.Op.IsBinary():
	default:
		switch i.Op {
		case llvmir.OpFNeg, llvmir.OpICmp, llvmir.OpFCmp, llvmir.OpSelect, llvmir.OpGetElementPtr, llvmir.OpExtractElement,
			llvmir.OpInsertElement, llvmir.OpShuffleVector, llvmir.OpExtractValue, llvmir.OpInsertValue, llvmir.OpFreeze:
		default:
			return false
		}
	}
	for _, o := range i.Operands {
		if _, ok := o.(llvmir.Constant); !ok {
			return false
		}
	}
	return true
}

// enter maps the values and blocks of a function to those of the import and back.
func (d *differ) enter(f *importer.FunctionOrigin) {
	d.values, d.blocks = map[llvmir.Value]*ir.Value{}, map[*ir.Block]*llvmir.Block{}
	if len(f.Blocks) == 0 {
		return
	}
	for i, a := range f.Func.Args {
		d.values[a] = f.Blocks[0].Arg(i)
	}
	for k, block := range f.Blocks {
		if block == nil {
			continue
		}
		lb := f.Func.Blocks[k]
		d.blocks[block] = lb
		if k > 0 {
			for n := range block.NumArgs() {
				d.values[lb.Instrs[n]] = block.Arg(n)
			}
		}
	}
	for _, o := range f.Ops {
		if o.Instr != nil && o.Op.NumResults() > 0 {
			d.values[o.Instr] = o.Op.Result(0)
		}
	}
}

// pair registers the parts of the module and their copies with the comparison.
func (d *differ) pair() {
	for k, n := range d.trace.Nodes {
		d.cmp.PairNodes(d.kept.Nodes[k], n)
	}
	if !d.keeps() {
		names := map[string]*llvmir.Type{}
		for _, t := range d.x.Types.Named() {
			names[t.Name()] = t
		}
		for t, name := range d.origins.Nameless {
			if x := names[name]; x != nil {
				d.cmp.PairTypes(t, x)
			}
		}
	}
	for g, name := range d.origins.Symbols {
		if x := d.trace.Symbols[name]; x != nil {
			d.cmp.Pair(g, x)
		}
	}
	for i := range d.origins.Functions {
		f := &d.origins.Functions[i]
		x := d.copyOf(f.Func)
		if x == nil || len(f.Blocks) == 0 {
			continue
		}
		for k, a := range f.Func.Args {
			d.cmp.Pair(a, x.(*llvmir.Function).Args[k])
		}
		for k, block := range f.Blocks {
			lb := d.trace.Blocks[block]
			if block == nil || lb == nil {
				continue
			}
			d.cmp.Pair(f.Func.Blocks[k], lb)
			if k > 0 {
				for n := range block.NumArgs() {
					d.cmp.Pair(f.Func.Blocks[k].Instrs[n], lb.Instrs[n])
				}
			}
		}
		for _, o := range f.Ops {
			switch x := d.trace.Instrs[o.Op]; {
			case o.Instr == nil:
			case x != nil:
				d.cmp.Pair(o.Instr, x)
			case !d.keeps():
				d.cmp.Ignore(o.Instr) // it is reported, so its uses need not be
			}
		}
	}
}

// copyOf returns the copy of a global, nil if absent.
func (d *differ) copyOf(g llvmir.Global) llvmir.Global {
	if name := g.GlobalName(); name != "" {
		return d.x.Lookup(name)
	}
	return d.trace.Symbols[d.origins.Symbols[g]]
}
