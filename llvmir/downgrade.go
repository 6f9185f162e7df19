package llvmir

// DowngradeToLLVM14 rewrites instructions that LLVM 14 does not have, in a module with typed
// pointers. Debug records become calls (see [Module.DebugIntrinsics]), and optional flags such as
// nneg are removed. [Module.AttrSet] does the same for attributes. What has no counterpart, such as
// a newer operation of atomicrmw, stays, and llvm-as-14 rejects it.
//
// It changes the module in place; nothing else may use it meanwhile.
func (m *Module) DowngradeToLLVM14() {
	m.DebugIntrinsics()
	for _, f := range m.Functions {
		for _, b := range f.Blocks {
			for _, i := range b.Instrs {
				i.Flags &^= flagsSince14(i.Op)
				if i.Flags&InBounds != 0 {
					i.Flags |= NUSW // inbounds implies it, so it is not printed
				}
			}
		}
	}
}

// flagsSince14 returns the flags that an instruction did not have in LLVM 14.
func flagsSince14(op Op) Flags {
	later := Disjoint | NNeg | SameSign | NUSW
	switch {
	case op == OpTrunc || op == OpGetElementPtr:
		later |= NUW | NSW
	case op.IsCast():
		later |= FastMath
	}
	return later
}
