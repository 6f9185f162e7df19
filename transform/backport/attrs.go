package backport

import (
	"slices"
	"strconv"
	"strings"

	"github.com/gomlir/gomlir/datalayout"
	"github.com/gomlir/gomlir/dialect/dlti"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/translate/layout"
)

// layout makes the data layout of a module a string. What is not LLVM's, the size of index, stays.
func (x *rewriter) layout(op *ir.Operation) {
	spec, ok := datalayout.SpecOf(op).(*dlti.DataLayoutSpecAttr)
	if !ok {
		return
	}
	text, err := layout.ToLLVM(op)
	if err != nil {
		return // the printed form of the release has all entries
	}
	var rest []*dlti.EntryAttr
	for _, e := range spec.Entries() {
		if _, ok := e.KeyType().(*ir.IndexType); ok {
			rest = append(rest, e)
		}
	}
	op.RemoveAttr(dlti.DataLayoutAttrName)
	if len(rest) > 0 {
		op.SetDiscardable(dlti.DataLayoutAttrName, dlti.NewDataLayoutSpecAttr(op.Context(), rest...))
	}
	if text != "" {
		op.SetDiscardable(llvm.DataLayoutAttrName, ir.NewStringAttr(op.Context(), text))
	}
}

// function puts the attributes of a function that have names today into passthrough.
func (x *rewriter) function(f llvm.FuncOp) {
	op := f.Op()
	if x.release == 14 {
		if f.CConv() != llvm.CConvC && f.Body().Empty() {
			x.lacks(op, "calling conventions")
		}
		if f.FunctionType().IsVariadic() && !f.Body().Empty() {
			x.lacks(op, "variadic functions with a body")
		}
		f.SetCConv(llvm.CConvC)
	}
	f.SetVisibility(llvm.VisibilityDefault)
	c := op.Context()
	var list []ir.Attribute
	keys := map[string]bool{}
	if p := f.Passthrough(); p != nil {
		list = append(list, p.Elems()...)
		for _, a := range list {
			keys[keyOf(a)] = true
		}
	}
	n := len(list)
	add := func(key, value string) {
		if keys[key] {
			return
		}
		var a ir.Attribute = ir.NewStringAttr(c, key)
		if value != "" {
			a = ir.NewArrayAttr(c, a, ir.NewStringAttr(c, value))
		}
		list = append(list, a)
	}
	for _, d := range op.Def().Attrs {
		a := op.Attr(d.Name)
		if a == nil {
			continue
		}
		switch {
		case words[d.Name] != "":
			add(words[d.Name], "")
		case texts[d.Name] != "":
			add(texts[d.Name], text(a))
		case d.Name == "vscale_range":
			v := f.VscaleRange()
			add("vscale_range", strconv.FormatUint(v.MinRange().Uint()<<32|v.MaxRange().Uint()&0xffffffff, 10))
		case d.Name == "uwtable_kind":
			if k, _ := f.UwtableKind(); k != llvm.UWTableKindNone {
				add("uwtable", x.since15(strconv.FormatUint(uint64(k), 10)))
			}
		case d.Name == "memory_effects":
			x.memory(f.MemoryEffects(), add)
		case d.Name == "comdat" || d.Name == "unnamed_addr":
		default:
			continue
		}
		op.RemoveAttr(d.Name)
	}
	if len(list) > n {
		op.SetAttr("passthrough", ir.NewArrayAttr(c, list...))
	}
}

// since15 returns the value of an attribute that has had one since LLVM 15.
func (x *rewriter) since15(value string) string {
	if x.release < 15 {
		return ""
	}
	return value
}

// keyOf returns the name of an element of passthrough.
func keyOf(a ir.Attribute) string {
	if l, ok := a.(*ir.ArrayAttr); ok && l.Len() > 0 {
		a = l.At(0)
	}
	s, _ := a.(*ir.StringAttr)
	if s == nil {
		return ""
	}
	return s.Value()
}

// text returns the value of an attribute of a function as LLVM's text.
func text(a ir.Attribute) string {
	switch a := a.(type) {
	case *ir.StringAttr:
		return a.Value()
	case *ir.IntegerAttr:
		return strconv.FormatBool(a.Uint() != 0)
	case *llvm.FramePointerKindAttr:
		return a.FramePointerKind().String()
	case *llvm.TargetFeaturesAttr:
		var list []string
		for _, f := range a.Features() {
			list = append(list, f.Value())
		}
		return strings.Join(list, ",")
	}
	return ""
}

// memory adds the attributes for the memory that a function accesses: since LLVM 16 a number, of two bits for
// each part of the memory.
func (x *rewriter) memory(m *llvm.MemoryEffectsAttr, add func(key, value string)) {
	if x.release >= 16 {
		n := uint64(m.ArgMem()) | uint64(m.InaccessibleMem())<<2 | uint64(m.Other())<<4
		add("memory", strconv.FormatUint(n, 10))
		return
	}
	e := llvmir.MemoryEffects(0).With(llvmir.OtherMem, llvmir.ModRef(m.Other())).With(llvmir.ArgMem, llvmir.ModRef(m.ArgMem())).
		With(llvmir.InaccessibleMem, llvmir.ModRef(m.InaccessibleMem()))
	for _, a := range llvmir.AttrsOf14([]llvmir.Attr{{Kind: llvmir.AttrMemory, Int: uint64(e)}}) {
		add(a.Kind.String(), "")
	}
}

// promises are inherent attributes that only say more about an operation, in words before its type.
var promises = []string{"overflowFlags", "isExact", "isDisjoint", "nonNeg", "samesign"}

// attrs drops the attributes of an operation that the release cannot read.
func (x *rewriter) attrs(op *ir.Operation) {
	if op.Def().Namespace() == "llvm" {
		for _, name := range promises {
			op.RemoveAttr(name)
		}
	}
	for i, d := range op.Def().Attrs {
		a := op.InherentAttr(i)
		if a == nil || d.Name == "CConv" || d.Name == "linkage" || d.Name == "data" {
			continue
		}
		if b := x.readable(a); b == nil && op.NonDefaultAttrs()>>i&1 != 0 {
			op.RemoveAttr(d.Name)
		} else if b != nil && b != a {
			op.SetAttr(d.Name, b)
		}
	}
	for _, e := range slices.Clone(op.Discardables().Entries()) {
		if b := x.readable(e.Value); b == nil {
			op.RemoveAttr(e.Name)
		} else if b != e.Value {
			op.SetDiscardable(e.Name, b)
		}
	}
}

// readable returns an attribute without the parts that the release cannot read, nil if nothing remains.
func (x *rewriter) readable(a ir.Attribute) ir.Attribute {
	switch a := a.(type) {
	case *ir.ArrayAttr:
		list := slices.Clone(a.Elems())
		for i, e := range list {
			if list[i] = x.readable(e); list[i] == nil {
				return nil
			}
		}
		return ir.NewArrayAttr(a.Context(), list...)
	case *ir.DictionaryAttr:
		var list []ir.NamedAttribute
		for _, e := range a.Entries() {
			if v := x.readable(e.Value); v != nil {
				list = append(list, ir.NamedAttribute{Name: e.Name, Value: v})
			}
		}
		return ir.NewDictionaryAttr(a.Context(), list...)
	case *ir.DistinctAttr:
		return nil
	}
	if d := a.Def(); d != nil && d.Dialect == "llvm" {
		if k := attributes[d.Mnemonic]; x.release < k.from || x.release > k.until {
			return nil
		}
	}
	return a
}
