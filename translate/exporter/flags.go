package exporter

import (
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

// moduleMetadata creates the named metadata for attributes of the module.
func (x *exporter) moduleMetadata() bool {
	for _, n := range []struct{ attr, name string }{{"llvm.ident", "llvm.ident"}, {"llvm.commandline", "llvm.commandline"}} {
		if s, ok := x.op.Attr(n.attr).(*ir.StringAttr); ok {
			x.named(n.name, str(s.Value()))
		}
	}
	switch libs := x.op.Attr(dependentLibraries).(type) {
	case *llvm.DependentLibrariesAttr:
		for _, l := range libs.Libs() {
			x.named("llvm.dependent-libraries", str(l.Value()))
		}
	case *ir.ArrayAttr: // the form that import produces
		n := x.m.NamedMetadata("llvm.dependent-libraries")
		for _, l := range libs.Elems() {
			s, ok := l.(*ir.StringAttr)
			if !ok {
				return x.fail(x.op.ErrorPlainf("expected a string attribute for each entry of '%s'", dependentLibraries))
			}
			n.Nodes = append(n.Nodes, x.metadata.tuple(str(s.Value())))
		}
	}
	return true
}

const dependentLibraries = "llvm.dependent_libraries"

// named adds a tuple to named metadata.
func (x *exporter) named(name string, elems ...llvmir.Metadata) {
	n := x.m.NamedMetadata(name)
	n.Nodes = append(n.Nodes, x.metadata.tuple(elems...))
}

// flag adds a module flag.
func (x *exporter) flag(behavior int64, key string, value llvmir.Metadata) {
	x.named("llvm.module.flags", x.metadata.int(32, behavior), str(key), value)
}

// hasFlag reports whether the module has a flag with the given key.
func (x *exporter) hasFlag(key string) bool {
	for _, n := range x.m.Named {
		if n.Name != "llvm.module.flags" {
			continue
		}
		for _, f := range n.Nodes {
			if s, ok := f.Elems()[1].(*llvmir.MDString); ok && s.Value == key {
				return true
			}
		}
	}
	return false
}

func (x *exporter) linkerOptions(v llvm.LinkerOptionsOp) {
	var list []llvmir.Metadata
	for _, o := range v.Options().Elems() {
		if s, ok := o.(*ir.StringAttr); ok {
			list = append(list, str(s.Value()))
		}
	}
	x.named("llvm.linker.options", list...)
}

func (x *exporter) moduleFlags(v llvm.ModuleFlagsOp) bool {
	for _, e := range v.Flags().Elems() {
		f, ok := e.(*llvm.ModuleFlagAttr)
		if !ok {
			return x.fail(x.untranslatable(v.Op()))
		}
		var value llvmir.Metadata
		switch a := f.Value().(type) {
		case *ir.StringAttr:
			value = str(a.Value())
		case *ir.IntegerAttr:
			value = x.metadata.int(32, a.Int())
		case *ir.ArrayAttr:
			value = x.callGraph(a)
		case *llvm.ModuleFlagProfileSummaryAttr:
			value = x.profileSummary(a)
		default:
			return x.fail(x.untranslatable(v.Op()))
		}
		x.flag(int64(f.Behavior()), f.Key().Value(), value)
	}
	return true
}

// callGraph returns the number of calls between functions.
func (x *exporter) callGraph(a *ir.ArrayAttr) llvmir.Metadata {
	var list []llvmir.Metadata
	function := func(ref *ir.SymbolRefAttr) llvmir.Metadata {
		if ref != nil {
			if g := x.symbols[ref.Root()]; g != nil {
				return &llvmir.ValueMetadata{Value: g}
			}
		}
		return nil
	}
	for _, e := range a.Elems() {
		if e, ok := e.(*llvm.ModuleFlagCGProfileEntryAttr); ok {
			list = append(list, x.metadata.tuple(function(e.From()), function(e.To()), x.metadata.int(64, int64(e.Count()))))
		}
	}
	n := llvmir.NewTuple(list...)
	n.Distinct = true
	return n
}

// profileSummary returns the summary of a profile as a list of pairs.
func (x *exporter) profileSummary(a *llvm.ModuleFlagProfileSummaryAttr) llvmir.Metadata {
	md := &x.metadata
	pair := func(key string, v llvmir.Metadata) llvmir.Metadata { return md.tuple(str(key), v) }
	number := func(key string, v uint64) llvmir.Metadata { return pair(key, md.int(64, int64(v))) }
	list := []llvmir.Metadata{
		pair("ProfileFormat", str(a.Format().String())),
		number("TotalCount", a.TotalCount()), number("MaxCount", a.MaxCount()), number("MaxInternalCount", a.MaxInternalCount()),
		number("MaxFunctionCount", a.MaxFunctionCount()), number("NumCounts", a.NumCounts()), number("NumFunctions", a.NumFunctions()),
	}
	if v, ok := a.IsPartialProfile(); ok {
		list = append(list, number("IsPartialProfile", v))
	}
	if f := a.PartialProfileRatio(); f != nil {
		t := x.m.Types.Simple(llvmir.DoubleType)
		d, _ := f.Value().Convert(semantics(t))
		list = append(list, pair("PartialProfileRatio", &llvmir.ValueMetadata{Value: llvmir.NewFloat(t, d)}))
	}
	var details []llvmir.Metadata
	for _, d := range a.DetailedSummary() {
		details = append(details, md.tuple(md.int(64, int64(d.CutOff())), md.int(64, int64(d.MinCount())), md.int(64, int64(d.NumCounts()))))
	}
	return md.tuple(append(list, pair("DetailedSummary", md.tuple(details...)))...)
}
