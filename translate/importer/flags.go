package importer

import (
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

// moduleMetadata imports the named metadata of the module.
func (w *worker) moduleMetadata() {
	w.at, w.block, w.before = w.loc, w.body, nil
	for _, n := range w.m.Named {
		if n.Name == "llvm.linker.options" {
			for _, node := range n.Nodes {
				w.linkerOptions(node)
			}
		}
	}
	for _, n := range w.m.Named {
		if n.Name == "llvm.dependent-libraries" {
			w.dependentLibraries(n)
		}
	}
	w.moduleFlags()
	for _, n := range w.m.Named {
		// Both have one node with one string.
		if (n.Name == "llvm.ident" || n.Name == "llvm.commandline") && len(n.Nodes) == 1 && len(n.Nodes[0].Refs()) == 1 {
			if s, ok := n.Nodes[0].Refs()[0].(*llvmir.MDString); ok {
				w.op.SetDiscardable(n.Name, w.string(s.Value))
			}
		}
	}
}

func (w *worker) linkerOptions(n *llvmir.Node) {
	var list []ir.Attribute
	for _, o := range n.Refs() {
		if s, ok := o.(*llvmir.MDString); ok {
			list = append(list, w.string(s.Value))
		}
	}
	st := w.begin(llvm.LinkerOptions)
	st.InherentAttrs[slot(llvm.LinkerOptions, "options")] = ir.NewArrayAttr(w.ctx, list...)
	w.emit()
}

func (w *worker) dependentLibraries(named *llvmir.NamedMetadata) {
	var list []ir.Attribute
	for _, n := range named.Nodes {
		if len(n.Refs()) == 1 {
			if s, ok := n.Refs()[0].(*llvmir.MDString); ok {
				list = append(list, w.string(s.Value))
			}
		}
	}
	if list != nil {
		w.op.SetDiscardable("llvm.dependent_libraries", ir.NewArrayAttr(w.ctx, list...))
	}
}

// moduleFlags imports the module flags (LangRef, Module Flags Metadata).
func (w *worker) moduleFlags() {
	var flags []ir.Attribute
	for _, named := range w.m.Named {
		if named.Name != "llvm.module.flags" {
			continue
		}
		for _, n := range named.Nodes {
			if f := w.moduleFlag(n); f != nil {
				flags = append(flags, f)
			}
		}
	}
	if flags == nil {
		return
	}
	w.at, w.block, w.before = w.loc, w.body, nil
	st := w.begin(llvm.ModuleFlags)
	st.InherentAttrs[slot(llvm.ModuleFlags, "flags")] = ir.NewArrayAttr(w.ctx, flags...)
	w.emit()
}

// moduleFlag returns the attribute of a module flag. It returns nil if the node is not a module
// flag, or if MLIR has no attribute for its value.
func (w *worker) moduleFlag(n *llvmir.Node) ir.Attribute {
	ops := n.Refs()
	if len(ops) < 3 {
		return nil
	}
	behavior, ok := intOf(ops[0])
	key, ok2 := ops[1].(*llvmir.MDString)
	if !ok || !ok2 || uintOf(behavior) < 1 || uintOf(behavior) > 8 {
		return nil
	}
	var value ir.Attribute
	switch v := ops[2].(type) {
	case *llvmir.ValueMetadata:
		if c, ok := intOf(v); ok {
			value = ir.NewIntegerAttr(w.ctx.I32(), int64(int32(uintOf(c))))
		}
	case *llvmir.MDString:
		value = w.string(v.Value)
	case *llvmir.Node:
		switch {
		case v.Kind != llvmir.Tuple:
		case key.Value == "CG Profile":
			value = w.cgProfile(v)
		case key.Value == "ProfileSummary":
			value = w.profileSummary(v)
		}
	}
	if value == nil {
		w.warnf(w.loc, "unsupported module flag value for key '%s' : %s", key.Value, w.metadataText(ops[2]))
		return nil
	}
	return llvm.NewModuleFlagAttr(w.ctx, llvm.ModFlagBehavior(uintOf(behavior)), w.string(key.Value), value)
}

// cgProfile returns the call graph profile: the numbers of calls between functions. It returns nil
// if an entry is not two functions or nulls, and a number.
func (w *worker) cgProfile(t *llvmir.Node) ir.Attribute {
	var list []ir.Attribute
	for _, o := range t.Refs() {
		e, ok := o.(*llvmir.Node)
		if !ok || len(e.Refs()) != 3 {
			return nil
		}
		var ends [2]*ir.SymbolRefAttr
		for k := range ends {
			if e.Refs()[k] == nil {
				continue
			}
			v, ok := e.Refs()[k].(*llvmir.ValueMetadata)
			if !ok {
				return nil
			}
			value := v.Value
			if x, ok := value.(*llvmir.Expr); ok && x.Op.IsCast() {
				value = x.Operands[0]
			}
			f, ok := value.(*llvmir.Function)
			if !ok {
				return nil
			}
			ends[k] = w.symbol(f)
		}
		count, ok := intOf(e.Refs()[2])
		if !ok {
			return nil
		}
		list = append(list, llvm.NewModuleFlagCGProfileEntryAttr(w.ctx, ends[0], ends[1], uintOf(count)))
	}
	return ir.NewArrayAttr(w.ctx, list...)
}

// A summary reads the pairs of a ProfileSummary in order.
type summary struct {
	w      *worker
	ops    []llvmir.Metadata
	next   int
	failed bool
}

func (s *summary) warn(what string, md llvmir.Metadata) {
	s.failed = true
	s.w.warnf(s.w.loc, "%s: %s", what, s.w.metadataText(md))
}

// pair returns md if it is a tuple of at least two elements, otherwise nil. Like upstream, it warns
// about a longer tuple and uses it as a pair.
func (s *summary) pair(md llvmir.Metadata) *llvmir.Node {
	t, ok := md.(*llvmir.Node)
	if ok && len(t.Refs()) == 2 {
		return t
	}
	failed := s.failed
	s.warn("expected 2-element tuple metadata", md)
	if !ok || len(t.Refs()) < 2 {
		return nil
	}
	s.failed = failed
	return t
}

// constant returns the value of a pair with the given key, nil if the key differs.
func (s *summary) constant(md llvmir.Metadata, key string, optional bool) llvmir.Value {
	t := s.pair(md)
	if t == nil {
		return nil
	}
	k, ok := t.Refs()[0].(*llvmir.MDString)
	if !ok || k.Value != key {
		if !optional {
			s.warn("expected '"+key+"' key, but found", t.Refs()[0])
		}
		return nil
	}
	v, ok := t.Refs()[1].(*llvmir.ValueMetadata)
	if !ok {
		s.failed = true
		return nil
	}
	return v.Value
}

// int reads the next pair, which must have the given key and an integer.
func (s *summary) int(key string) uint64 {
	if s.failed || s.next >= len(s.ops) {
		s.failed = true
		return 0
	}
	md := s.ops[s.next]
	s.next++
	v := s.constant(md, key, false)
	if v == nil {
		s.failed = true
		return 0
	}
	c, ok := v.(*llvmir.Int)
	if !ok {
		s.warn("expected integer metadata value for key '"+key+"'", md)
		return 0
	}
	return uintOf(c)
}

// optional reads the next pair if it has the given key, and returns its value. Otherwise it returns
// nil.
func (s *summary) optional(key string) llvmir.Value {
	if s.failed || s.next >= len(s.ops) {
		return nil
	}
	md := s.ops[s.next]
	v := s.constant(md, key, true)
	if v == nil || s.failed {
		return nil
	}
	if s.next+1 >= len(s.ops) {
		s.warn("the last summary entry is '"+key+"', expected 'DetailedSummary'", md)
		return nil
	}
	s.next++
	return v
}

func (s *summary) format() llvm.ProfileSummaryFormatKind {
	t := s.pair(s.ops[0])
	s.next = 1
	if t == nil {
		return 0
	}
	if k, ok := t.Refs()[0].(*llvmir.MDString); !ok || k.Value != "ProfileFormat" {
		s.warn("expected 'ProfileFormat' key", t.Refs()[0])
		return 0
	}
	if v, ok := t.Refs()[1].(*llvmir.MDString); ok {
		for _, c := range llvm.ProfileSummaryFormatKindEnum.Cases {
			if c.Text == v.Value {
				return llvm.ProfileSummaryFormatKind(c.Value)
			}
		}
	}
	s.warn("expected 'SampleProfile', 'InstrProf' or 'CSInstrProf' values, but found", t.Refs()[1])
	return 0
}

// detailed reads the entries of the last pair.
func (s *summary) detailed() []*llvm.ModuleFlagProfileSummaryDetailedAttr {
	if s.failed || s.next >= len(s.ops) {
		s.failed = true
		return nil
	}
	t := s.pair(s.ops[s.next])
	if t == nil {
		return nil
	}
	if k, ok := t.Refs()[0].(*llvmir.MDString); !ok || k.Value != "DetailedSummary" {
		s.warn("expected 'DetailedSummary' key", t.Refs()[0])
		return nil
	}
	entries, ok := t.Refs()[1].(*llvmir.Node)
	if !ok {
		s.warn("expected tuple value for 'DetailedSummary' key", t.Refs()[1])
		return nil
	}
	var list []*llvm.ModuleFlagProfileSummaryDetailedAttr
	for _, o := range entries.Refs() {
		e, ok := o.(*llvmir.Node)
		if !ok || len(e.Refs()) != 3 {
			s.warn("'DetailedSummary' entry expects 3 operands", o)
			return nil
		}
		var v [3]uint64
		for k, x := range e.Refs() {
			c, ok := intOf(x)
			if !ok {
				s.warn("expected only integer entries in 'DetailedSummary'", o)
				return nil
			}
			v[k] = uintOf(c)
		}
		list = append(list, llvm.NewModuleFlagProfileSummaryDetailedAttr(s.w.ctx, uint32(v[0]), v[1], uint32(v[2])))
	}
	return list
}

// profileSummary returns the summary of a profile, nil if it is malformed.
func (w *worker) profileSummary(t *llvmir.Node) ir.Attribute {
	s := &summary{w: w, ops: t.Refs()}
	if len(s.ops) < 8 {
		s.warn("expected at 8 entries in 'ProfileSummary'", t)
		return nil
	}
	format := s.format()
	total, most := s.int("TotalCount"), s.int("MaxCount")
	internal, function := s.int("MaxInternalCount"), s.int("MaxFunctionCount")
	counts, functions := s.int("NumCounts"), s.int("NumFunctions")
	var partial *uint64
	if c, ok := s.optional("IsPartialProfile").(*llvmir.Int); ok {
		v := uintOf(c)
		partial = &v
	}
	var ratio *ir.FloatAttr
	if c, ok := s.optional("PartialProfileRatio").(*llvmir.Float); ok {
		ratio, _ = w.floatAttr(c).(*ir.FloatAttr)
	}
	detailed := s.detailed()
	if s.failed {
		return nil
	}
	return llvm.NewModuleFlagProfileSummaryAttr(w.ctx, llvm.ModuleFlagProfileSummaryParams{
		Format: format, TotalCount: total, MaxCount: most, MaxInternalCount: internal,
		MaxFunctionCount: function, NumCounts: counts, NumFunctions: functions, IsPartialProfile: partial,
		PartialProfileRatio: ratio, DetailedSummary: detailed,
	})
}
