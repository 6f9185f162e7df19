package translate

import "github.com/gomlir/gomlir/tool/internal/cl"

// exportOptions adds the options about -mlir-to-llvmir.
func (r *run) exportOptions() {
	r.Set.Add("Export options",
		cl.String(&r.nested, "module", "name", "Export the module of this name inside of the program's, such as a, or a::b"))
}

// importOptions adds the options about -import-llvm.
func (r *run) importOptions() {
	opaque := true
	pointers := cl.Bool(&opaque, "opaque-pointers", "Turn typed pointers into opaque ones, as LLVM 22 does (default); =0 keeps them")
	set := pointers.Set
	pointers.Set = func(v string) error {
		err := set(v)
		r.imp.TypedPointers, r.pointersGiven = !opaque, true
		return err
	}
	r.Set.Add("Import options",
		cl.Bool(&r.imp.StructsAsLiterals, "import-structs-as-literals", "Import all structs as literal structs"),
		cl.Bool(&r.imp.DropDICompositeTypeElements, "drop-di-composite-type-elements", "Leave out the elements of composite types in debug info"),
		cl.Bool(&r.imp.PreferUnregisteredIntrinsics, "prefer-unregistered-intrinsics", "Import all intrinsics as llvm.call_intrinsic"),
		cl.Bool(&r.debugCalls, "convert-debug-rec-to-intrinsics", "Turn debug records into calls of intrinsics before the import"),
		pointers,
		cl.Bool(&r.keep, "import-lossless", "Keep what the dialect cannot hold in attributes and locations, which are printed"),
		cl.Bool(&r.losses, "import-report-losses", "Warn of everything that the dialect cannot hold"),
		cl.Bool(&r.strict, "import-strict", "Make everything that the dialect cannot hold an error"),
		cl.Bool(&r.imp.ExpensiveWarnings, "emit-expensive-warnings", "Warn of dropped metadata and debug records, which costs time"),
	)
}
