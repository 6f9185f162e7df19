package translate

import "github.com/gomlir/gomlir/tool/internal/cl"

// importOptions adds the options about -import-llvm.
func (r *run) importOptions() {
	r.Set.Add("Import options",
		cl.Bool(&r.imp.StructsAsLiterals, "import-structs-as-literals", "Import all structs as literal structs"),
		cl.Bool(&r.imp.DropDICompositeTypeElements, "drop-di-composite-type-elements", "Leave out the elements of composite types in debug info"),
		cl.Bool(&r.imp.PreferUnregisteredIntrinsics, "prefer-unregistered-intrinsics", "Import all intrinsics as llvm.call_intrinsic"),
		cl.Bool(&r.imp.ExpensiveWarnings, "emit-expensive-warnings", "Warn of dropped metadata and debug records, which costs time"),
	)
}
