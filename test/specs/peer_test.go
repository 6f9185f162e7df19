package specs

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
	"github.com/gomlir/gomlir/ods"
	"github.com/gomlir/gomlir/ods/gen"
)

// TestPeer compares the specifications with MLIR's own, the .td files: nothing
// is missing, and names, order, kinds and formats are the same.
func TestPeer(t *testing.T) {
	defs := map[string]*ir.OpDef{}
	for _, d := range all.Dialects() {
		for _, op := range d.Ops {
			defs[op.Name] = op
		}
	}
	for _, d := range specs {
		if d.Name == "form" || d.Name == "test" {
			continue // it is ours, or its definitions are not installed
		}
		t.Run(d.Name, func(t *testing.T) {
			td := loadTD(t, d.Name)
			c := &comparison{t: t, d: d, td: td, defs: defs}
			if len(c.d.Ops) > 0 {
				c.ops()
			}
			c.attrs("AttrDef", d.Attrs)
			types := make([]*ods.AttrDef, len(d.Types))
			for i, d := range d.Types {
				types[i] = (*ods.AttrDef)(d)
			}
			c.attrs("TypeDef", types)
			c.enums()
		})
	}
}

type comparison struct {
	t    *testing.T
	d    *ods.Dialect
	td   *tdRecords
	defs map[string]*ir.OpDef
	what string
}

func (c *comparison) errorf(format string, args ...any) {
	c.t.Helper()
	c.t.Errorf("%s: %s", c.what, fmt.Sprintf(format, args...))
}

// same compares a property.
func same[T comparable](c *comparison, what string, got, want T) {
	c.t.Helper()
	if got != want {
		c.errorf("%s is %v, in MLIR %v", what, got, want)
	}
}

func (c *comparison) ops() {
	want := map[string]record{}
	for _, r := range c.td.of("Op") {
		want[r.str("opName")] = r
	}
	for i := range c.d.Ops {
		op := &c.d.Ops[i]
		c.what = c.d.Name + "." + op.Name
		r, ok := want[op.Name]
		delete(want, op.Name)
		switch {
		case !ok && op.Extension == "":
			c.errorf("no such operation in MLIR")
		case ok && op.Extension != "":
			c.errorf("is in MLIR, so it is no extension")
		case ok:
			c.op(op, r)
		}
	}
	for n := range want {
		c.t.Errorf("%s.%s is missing", c.d.Name, n)
	}
}

func (c *comparison) op(op *ods.Op, r record) {
	same(c, "class", classWords(c.cppName(op)), classWords(r.className()))
	same(c, "format", squeeze(op.Format), squeeze(r.str("assemblyFormat")))
	if r.flag("hasCustomAssemblyFormat") && op.Asm == "" {
		c.errorf("has no custom form, but in MLIR")
	}
	c.args(op, r.dag("arguments"))
	def := c.defs[c.d.Name+"."+op.Name]
	if def == nil {
		c.errorf("is not in the dialect")
		return
	}
	results := r.dag("results")
	same(c, "number of results", len(op.Results), len(results))
	for i := range min(len(op.Results), len(results)) {
		same(c, fmt.Sprintf("name of result %d", i), op.Results[i].Name, results[i].arg)
		same(c, fmt.Sprintf("effects on result %d", i), effectList(op.Results[i].Effects), strings.Join(results[i].effects, ", "))
		c.value(fmt.Sprintf("result %d", i), op.Results[i].Is, def.Results[i], results[i].record)
	}
	c.regions(op, r)
	c.traits(op, r)
}

// effectList is the text of effects on memory.
func effectList(list []ods.Effect) string {
	var words []string
	for _, e := range list {
		words = append(words, effectWords(e.Kind, strings.TrimPrefix(e.Resource, "effects.")))
	}
	return strings.Join(words, ", ")
}

// effects compares what an operation does to memory, and whether it knows that and
// whether it may run where it did not.
func (c *comparison) effects(op *ods.Op, r record, traits map[string]bool) {
	var got, want []string
	known := traits["NoMemoryEffect"] || traits["MemoryEffectOpInterface"] || traits["Pure"]
	for _, t := range op.Traits {
		got = append(got, effectList(t.Effects))
	}
	for _, t := range r.list("traits") {
		list := t.memoryEffects("effects")
		want, known = append(want, list...), known || len(list) > 0
	}
	for _, dag := range []string{"arguments", "results"} {
		for _, a := range r.dag(dag) {
			known = known || len(a.effects) > 0
		}
	}
	same(c, "effects", strings.Join(got, ""), strings.Join(want, ", "))
	def := c.defs[c.d.Name+"."+op.Name]
	same(c, "whether effects are known", def.Traits&ir.NoMemoryEffect != 0 || effects.MemoryOpInterface.Has(nil, def), known)
	const always = ir.AlwaysSpeculatable | ir.RecursivelySpeculatable
	same(c, "whether it may be speculatable", def.Traits&always != 0 || effects.SpeculatableOpInterface.Has(nil, def), traits["ConditionallySpeculatable"])
}

// classWords is the name of a class of operations as far as it must be ours:
// without Op at its end and whatever the spelling of its words.
func classWords(s string) string {
	return strings.ToLower(strings.ReplaceAll(strings.TrimSuffix(s, "Op"), "_", ""))
}

// cppName is the name of an operation in C++, where it differs from that in Go
// by more than its spelling.
func (c *comparison) cppName(op *ods.Op) string {
	if n := map[string]string{
		"llvm.func": "LLVMFunc",
		"llvm.intr.experimental.constrained.fptrunc": "ConstrainedFPTruncIntr",
		"llvm.intr.experimental.constrained.fpext":   "ConstrainedFPExtIntr",
		"llvm.intr.vp.select":                        "VPSelectMin",
		"llvm.intr.vp.merge":                         "VPMergeMin",
	}[c.what]; n != "" {
		return n
	}
	if c.d.Name == "affine" {
		return "Affine" + gen.OpName(op)
	}
	return gen.OpName(op)
}

// squeeze replaces white space by single spaces, and none next to a `.
func squeeze(s string) string {
	s = strings.Join(strings.Fields(s), " ")
	for _, p := range []string{"(", ")", "`,`", "`:`", ","} {
		s = strings.ReplaceAll(strings.ReplaceAll(s, " "+p, p), p+" ", p)
	}
	return s
}

func (c *comparison) args(op *ods.Op, want []dagArg) {
	same(c, "number of arguments", len(op.Args), len(want))
	def := c.defs[c.d.Name+"."+op.Name]
	operand := 0
	for i := range min(len(op.Args), len(want)) {
		a, w := op.Args[i], want[i]
		if w.arg != "" { // some of LLVM's have no name in MLIR
			same(c, fmt.Sprintf("name of argument %d", i), a.Name, w.arg)
		}
		switch is := a.Is.(type) {
		case ods.ValueConstraint:
			same(c, "effects on operand "+a.Name, effectList(a.Effects), strings.Join(w.effects, ", "))
			c.value("operand "+a.Name, ods.Out("", is).Is, def.Operands[operand], w.record)
			operand++
		default:
			l := op.Layout()
			if s := l.Slot(a.Name); s >= 0 {
				c.attr(a.Name, &l.Slots[s].Attr, def.Attrs[s], w.record)
			}
		}
	}
}

var arities = map[string]ods.Arity{"Optional": ods.OptionalArity, "Variadic": ods.VariadicArity, "VariadicOfVariadic": ods.VariadicOfVariadicArity}

func (c *comparison) value(what string, v ods.Value, def ir.ValueDef, w record) {
	if !w.is("TypeConstraint") {
		c.errorf("%s is an attribute in MLIR", what)
		return
	}
	arity := ods.Single
	for class, a := range arities {
		if w.is(class) && a > arity { // a VariadicOfVariadic is a Variadic, too
			arity = a
		}
	}
	same(c, "arity of "+what, v.Arity, arity)
	if arity == ods.VariadicOfVariadicArity {
		same(c, "segments of "+what, v.SegmentAttr, w.str("segmentAttrName"))
	}
	if arity != ods.Single {
		w = w.ref("baseType")
	}
	same(c, "constraint on "+what, summaryOf(def.Constraint), strings.TrimSpace(w.str("summary")))
	same(c, "one Go type of "+what, v.Type.Go != "", w.str("cppType") != "::mlir::Type")
	same(c, "buildable type of "+what, v.Type.Buildable, w.str("builderCall") != "")
}

func summaryOf(tc *ir.TypeConstraint) string {
	if tc == nil {
		return "any type"
	}
	return strings.TrimSpace(tc.Summary)
}

func (c *comparison) attr(name string, a *ods.Attr, def ir.AttrSlot, w record) {
	if w.is("TypeConstraint") {
		c.errorf("%s is an operand in MLIR", name)
		return
	}
	same(c, "property "+name, a.Property, w.is("PropConstraint"))
	isOptional := w.is("OptionalAttr") || w.is("OptionalProp") || w.flag("isOptional") || w.name() == "UnitAttr" || w.name() == "UnitProp"
	same(c, "whether it is optional of "+name, a.Optional, isOptional)
	hasDefault := w.str("defaultValue") != "" && !a.Unit && w.m["defaultValue"] != "std::nullopt"
	if !w.is("OptionalAttr") {
		same(c, "whether there is a default of "+name, a.Default != "", hasDefault)
	}
	if def.Constraint != nil && !w.is("PropConstraint") {
		same(c, "constraint on "+name, strings.TrimSpace(def.Constraint.Summary), strings.TrimSpace(w.str("summary")))
	}
}

func (c *comparison) regions(op *ods.Op, r record) {
	regions, successors := r.dag("regions"), r.dag("successors")
	same(c, "number of regions", len(op.Regions), len(regions))
	same(c, "number of successors", len(op.Successors), len(successors))
	for i := range min(len(op.Regions), len(regions)) {
		same(c, fmt.Sprintf("name of region %d", i), op.Regions[i].Name, regions[i].arg)
		same(c, "variadic region "+op.Regions[i].Name, op.Regions[i].Variadic, regions[i].is("VariadicRegion"))
	}
	for i := range min(len(op.Successors), len(successors)) {
		same(c, fmt.Sprintf("name of successor %d", i), op.Successors[i].Name, successors[i].arg)
		same(c, "variadic successor "+op.Successors[i].Name, op.Successors[i].Variadic, successors[i].is("VariadicSuccessor"))
	}
}

// implied are the traits that another one stands for.
var implied = map[string][]string{
	"Pure":                          {"NoMemoryEffect", "AlwaysSpeculatableImplTrait"},
	"SingleBlockImplicitTerminator": {"SingleBlock"},
	"FunctionOpInterface":           {"Symbol"},
}

// compared are the traits that must agree.
var compared = []string{"Terminator", "ReturnLike", "BranchOpInterface", "IsolatedFromAbove", "SymbolTable", "Symbol",
	"NoTerminator", "HasOnlyGraphRegion", "NoRegionArguments", "AffineScope", "AutomaticAllocationScope", "ConstantLike",
	"Commutative", "Idempotent", "Involution", "NoMemoryEffect", "AlwaysSpeculatableImplTrait", "RecursiveMemoryEffects",
	"RecursivelySpeculatableImplTrait", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable",
	"AttrSizedOperandSegments", "AttrSizedResultSegments", "FunctionOpInterface", "CallOpInterface",
	"SameOperandsAndResultType", "SameTypeOperands", "SameOperandsAndResultShape", "SameOperandsAndResultElementType",
	"SameOperandsElementType", "SameOperandsShape", "SingleBlock"}

// matched are the relations that are predicates in MLIR, and what is the same.
var matched = map[string]string{"AllElementTypesMatch": "element type", "AllRanksMatch": "rank", "AllShapesMatch": "shape",
	"AllElementCountsMatch": "element count", "AllTypeIDsMatch": "type IDs"}

func (c *comparison) traits(op *ods.Op, r record) {
	got, want := map[string]bool{}, r.traits()
	c.effects(op, r, want)
	for _, t := range op.Traits {
		got[t.Name] = true
		for _, n := range implied[t.Name] {
			got[n] = true
		}
	}
	for _, set := range []map[string]bool{want} {
		for name := range implied {
			if set[name] {
				for _, n := range implied[name] {
					set[n] = true
				}
			}
		}
		if set["SingleBlockImplicitTerminatorImpl"] {
			set["SingleBlock"] = true
		}
		if set["SymbolOpInterface"] {
			set["Symbol"] = true
		}
	}
	for _, n := range compared {
		same(c, "trait "+n, got[n], want[n])
	}
	var rules []string
	for _, t := range op.Traits {
		switch {
		case t.Name == "AllTypesMatch":
			rules = append(rules, t.Name+": all of {"+strings.Join(t.Values, ", ")+"} have same type")
		case matched[t.Name] != "":
			rules = append(rules, "PredOpTrait: all of {"+strings.Join(t.Values, ", ")+"} have same "+matched[t.Name])
		case t.Summary != "":
			rules = append(rules, t.Name+": "+t.Summary)
		}
	}
	slices.Sort(rules)
	same(c, "rules", strings.Join(rules, "; "), strings.Join(r.rules(), "; "))
}

// attrs compares attributes or types.
func (c *comparison) attrs(class string, defs []*ods.AttrDef) {
	if c.d.Name == "builtin" {
		return // they are in package ir
	}
	want := map[string]record{}
	for _, r := range c.td.of(class) {
		want[r.str("mnemonic")] = r
	}
	byHand := c.d.HandAttrs
	if class == "TypeDef" {
		byHand = c.d.HandTypes
	}
	for _, d := range defs {
		c.what = c.d.Name + "." + d.Mnemonic
		r, ok := want[d.Mnemonic]
		delete(want, d.Mnemonic)
		if !ok {
			c.errorf("no such attribute or type in MLIR")
			continue
		}
		same(c, "class", d.Name, r.str("cppClassName"))
		same(c, "definition", gen.DefName(d), r.name())
		same(c, "summary", d.Summary, strings.Join(strings.Fields(r.str("summary")), " "))
		same(c, "format", squeeze(d.Format), squeeze(r.str("assemblyFormat")))
		same(c, "alias", d.MnemonicAlias, r.flag("genMnemonicAlias"))
		c.params(d, r.dag("parameters"))
	}
	for n, r := range want {
		cls := r.str("cppClassName")
		if !slices.ContainsFunc(byHand, func(s string) bool { return s == cls+"Def" || s == strings.TrimPrefix(cls, "LLVM")+"Def" }) {
			c.t.Errorf("%s.%s (%s) is missing", c.d.Name, n, cls)
		}
	}
}

func (c *comparison) params(d *ods.AttrDef, want []dagArg) {
	same(c, "number of parameters", len(d.Params), len(want))
	for i := range min(len(d.Params), len(want)) {
		p, w := d.Params[i], want[i]
		same(c, fmt.Sprintf("name of parameter %d", i), p.Name, w.arg)
		cpp := w.text
		if w.m != nil {
			cpp = w.str("cppType")
			optional := w.str("defaultValue") != "" && w.name() != "AttributeSelfTypeParameter" && !w.is("AttributeSelfTypeParameter")
			same(c, "whether it is optional of parameter "+p.Name, p.Optional || p.Default != "", optional)
		}
		same(c, "type of parameter "+p.Name, p.Is.Cpp, cpp)
	}
}

func (c *comparison) enums() {
	want := map[string]record{}
	for _, n := range c.td.classes["EnumInfo"] {
		r := record{c.td, c.td.byName[n]}
		want[r.str("className")] = r
	}
	for _, e := range c.d.Enums {
		c.what = c.d.Name + "." + e.Name
		name := e.Name
		if i := strings.LastIndex(e.Cpp, ":"); i >= 0 {
			name = e.Cpp[i+1:] // where Go has another name
		}
		r, ok := want[name]
		delete(want, name)
		if !ok {
			c.errorf("no such enumeration in MLIR")
			continue
		}
		same(c, "summary", e.Summary, strings.TrimSpace(r.str("summary")))
		bits, _ := r.m["bitwidth"].(float64)
		same(c, "width", e.Bits, int(bits))
		same(c, "whether they are flags", e.Flags, r.is("BitEnumBase") || r.is("BitEnum"))
		if e.Flags {
			same(c, "separator", e.Separator, r.str("separator"))
			same(c, "groups", e.Groups, r.flag("printBitEnumPrimaryGroups"))
			same(c, "quotes", !e.Unquoted, r.flag("printBitEnumQuoted"))
		}
		cases := r.list("enumerants")
		same(c, "number of cases", len(e.Cases), len(cases))
		for i := range min(len(e.Cases), len(cases)) {
			same(c, fmt.Sprintf("case %d", i), e.Cases[i].Text, cases[i].str("str"))
			v, _ := cases[i].m["value"].(float64)
			same(c, "value of "+e.Cases[i].Text, e.Cases[i].Value, uint64(int64(v)))
			same(c, "whether it is a group of "+e.Cases[i].Text, e.Cases[i].Group, cases[i].is("BitEnumCaseGroup") || cases[i].is("BitEnumAttrCaseGroup"))
		}
	}
	if len(c.d.Enums) == 0 {
		return
	}
	_, namespace, _ := strings.Cut(c.td.dialectRecord().str("cppNamespace"), "::")
	for name, r := range want {
		if _, ns, _ := strings.Cut(r.str("cppNamespace"), "::"); ns == namespace {
			c.t.Errorf("enumeration %s.%s is missing", c.d.Name, name)
		}
	}
}
