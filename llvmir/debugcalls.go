package llvmir

import "slices"

// DebugIntrinsics turns debug records into calls of llvm.dbg.value, llvm.dbg.declare and
// llvm.dbg.label, their form before LLVM 19 and so in modules with typed pointers. LLVM
// 14 has no assignments and no declarations of values: they become llvm.dbg.value.
//
// It changes the module in place; nothing else may use it meanwhile.
func (m *Module) DebugIntrinsics() {
	b := NewBuilder(m)
	for _, f := range m.Functions {
		for _, block := range f.Blocks {
			m.debugCalls(b, block)
		}
	}
}

// DebugRecords turns calls of debug intrinsics into records. It undoes
// [Module.DebugIntrinsics]. The declarations of the intrinsics stay. So do calls that a
// record cannot express, for instance because of attributes.
//
// It changes the module in place; nothing else may use it meanwhile.
func (m *Module) DebugRecords() {
	u := &upgrader{m: m, changed: map[*Function]func(*Instruction) bool{}}
	for _, f := range m.Functions {
		if isDebugIntrinsic(f) {
			u.changed[f] = isPlainCall
		}
	}
	if len(u.changed) > 0 {
		u.calls()
	}
}

// isPlainCall reports whether a call has no attributes, bundles or markers, and no
// metadata but its location.
func isPlainCall(i *Instruction) bool {
	if d := i.Details; d != nil && (d.Attrs.Fn != nil || d.Attrs.Result != nil || slices.ContainsFunc(d.Attrs.Params, func(s *AttrSet) bool { return s != nil }) || len(d.Bundles) > 0 || d.CallConv != 0) {
		return false
	}
	return i.Tail == NoTailMark && (len(i.Metadata) == 0 || len(i.Metadata) == 1 && i.Metadata[0].Kind.id == 0)
}

// isDebugIntrinsic reports whether a function is a debug intrinsic whose calls are debug records
// since LLVM 19.
func isDebugIntrinsic(f *Function) bool {
	switch f.Name {
	case "llvm.dbg.declare", "llvm.dbg.value", "llvm.dbg.label", "llvm.dbg.assign", "llvm.dbg.addr":
		return f.IsDeclaration()
	}
	return false
}

func (m *Module) debugCalls(b *Builder, block *Block) {
	n := 0
	for _, i := range block.Instrs {
		n += len(i.Records)
	}
	if n == 0 {
		return
	}
	block.Rewrite(b, func(i *Instruction) bool {
		for _, r := range i.Records {
			m.debugCall(b, r)
		}
		i.Records = nil
		return true
	})
}

func (m *Module) debugCall(b *Builder, r *DebugRecord) {
	name, args := "llvm.dbg.value", []Metadata{r.Location, r.Variable, r.Expr}
	switch r.Kind {
	case DbgDeclare:
		name = "llvm.dbg.declare"
	case DbgLabel:
		name, args = "llvm.dbg.label", []Metadata{r.Variable}
	}
	types := make([]*Type, len(args))
	values := make([]Value, len(args))
	for i, a := range args {
		types[i] = m.Types.Metadata()
		values[i] = m.NewMetadataValue(a)
	}
	f := m.IntrinsicFunc(name, m.Types.Func(m.Types.Void(), types, false))
	b.SetDebugLoc(r.DebugLoc)
	b.Call(f.ValueType, f, values...)
}
