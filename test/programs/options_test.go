package programs

// onFunctions is a pipeline of a pass of functions.
func onFunctions(pass string) string { return "-pass-pipeline=builtin.module(func.func(" + pass + "))" }

// passes are options that run one pass.
var passes = []string{
	// Lowering of loops and accesses.
	"-convert-scf-to-cf", "-lower-affine", "-affine-expand-index-ops", "-affine-expand-index-ops-as-affine", "-fold-memref-alias-ops", "-affine-fold-memref-alias-ops", "-affine-loop-fusion",
	"-expand-strided-metadata", "-memref-expand", "-expand-realloc", "-expand-realloc=emit-deallocs=0",
	"-convert-vector-to-scf", "-convert-vector-to-scf=full-unroll=1", "-convert-vector-to-scf=target-rank=0", "-convert-vector-to-scf=lower-scalable=1",
	// To the llvm dialect.
	"-finalize-memref-to-llvm", "-finalize-memref-to-llvm=use-generic-functions=1", "-finalize-memref-to-llvm=use-aligned-alloc=1",
	"-finalize-memref-to-llvm=index-bitwidth=32",
	"-convert-index-to-llvm", "-convert-index-to-llvm=index-bitwidth=32", "-convert-math-to-llvm", "-convert-math-to-llvm=approximate-log1p=0",
	"-convert-complex-to-llvm", "-convert-complex-to-llvm=complex-range=improved", "-convert-complex-to-llvm=complex-range=none",
	"-convert-vector-to-llvm", "-convert-vector-to-llvm=force-32bit-vector-indices=0", "-convert-vector-to-llvm=reassociate-fp-reductions=1 use-vector-alignment=1",
	"-convert-vector-to-llvm=vector-contract-lowering=outerproduct", "-convert-vector-to-llvm=vector-contract-lowering=matmul vector-transpose-lowering=shuffle1d",
	"-convert-arith-to-llvm", "-convert-arith-to-llvm=index-bitwidth=32", "-convert-cf-to-llvm", "-convert-ub-to-llvm",
	"-convert-func-to-llvm", "-convert-func-to-llvm=use-bare-ptr-memref-call-conv=1", "-convert-func-to-llvm=index-bitwidth=32",
	"-convert-to-llvm", "-convert-to-llvm=filter-dialects=arith,cf", "-convert-to-llvm=allow-pattern-rollback=0", "-convert-to-llvm=dynamic=1",
	"-convert-math-to-libm", "-convert-math-to-funcs", "-convert-math-to-funcs=convert-ctlz=1 min-width-of-fpowi-exponent=32", "-convert-complex-to-libm",
	// Operations become others.
	"-arith-expand", "-arith-expand=include-bf16=1 include-f8e8m0=1 include-f4e2m1=1", "-math-expand-ops", "-math-expand-ops=ops=tanh,ctlz,powf",
	"-math-uplift-to-fma", "-math-sincos-fusion", "-math-extend-to-supported-types", "-arith-emulate-unsupported-floats=source-types=bf16,f16 target-type=f32",
	onFunctions("lower-vector-mask"), onFunctions("lower-vector-multi-reduction"), onFunctions("lower-vector-multi-reduction{lowering-strategy=inner-reduction}"),
	onFunctions("lower-vector-to-from-elements-to-shuffle-tree"),
	// Simplification.
	"-canonicalize", "-canonicalize=top-down=0", "-canonicalize=region-simplify=aggressive", "-cse", "-loop-invariant-code-motion",
	"-control-flow-sink", "-mem2reg", "-mem2reg=region-simplify=0", "-sroa", "-inline", "-symbol-dce", "-topological-sort", "-print-op-stats",
	"-duplicate-function-elimination", "-generate-runtime-verification",
	// Loops and buffers.
	"-scf-forall-to-for", "-scf-forall-to-parallel", "-scf-for-to-while", "-scf-for-loop-specialization", "-scf-parallel-loop-specialization",
	onFunctions("scf-parallel-loop-tiling{parallel-loop-tile-sizes=2,3}"), onFunctions("scf-parallel-loop-tiling{parallel-loop-tile-sizes=4 no-min-max-bounds=1}"),
	"-scf-for-loop-range-folding", "-scf-parallel-for-to-nested-fors", "-scf-parallel-loop-fusion",
	onFunctions("buffer-hoisting"), onFunctions("buffer-loop-hoisting"), onFunctions("promote-buffers-to-stack"),
	onFunctions("promote-buffers-to-stack{max-alloc-size-in-bytes=16 max-rank-of-allocated-memref=2}"),
}

// dataFlow are options that run one pass that analyses the flow of data.
var dataFlow = []string{
	"-sccp", "-int-range-optimizations", "-arith-unsigned-when-equivalent", "-arith-int-range-narrowing=int-bitwidths-supported=8,16,32",
	"-remove-dead-values", "-remove-dead-values=canonicalize=0",
	// What tests of upstream's look at.
	"-test-last-modified", "-test-last-modified=interprocedural=0 assume-func-writes=1", "-test-next-access", "-test-next-access=interprocedural=0 assume-func-reads=1",
}

// toLLVM is what lowers the rest when scf and affine are gone.
const toLLVM = " -convert-complex-to-standard -convert-scf-to-cf -convert-math-to-llvm -convert-math-to-funcs -convert-math-to-libm -convert-vector-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm " +
	"-convert-index-to-llvm -convert-complex-to-llvm -convert-arith-to-llvm -convert-cf-to-llvm -convert-ub-to-llvm -reconcile-unrealized-casts"

// lowerings are options that bring programs to the llvm dialect.
var lowerings = []string{
	"-convert-vector-to-scf -expand-realloc -memref-expand -expand-strided-metadata -lower-affine" + toLLVM,
	"-canonicalize -cse -scf-forall-to-parallel -lower-affine -convert-vector-to-scf=full-unroll=1 -expand-realloc -memref-expand -expand-strided-metadata -lower-affine" + toLLVM,
	"-scf-forall-to-for -loop-invariant-code-motion -canonicalize -expand-realloc -convert-vector-to-scf -lower-affine -expand-strided-metadata -lower-affine -convert-scf-to-cf -convert-to-llvm -reconcile-unrealized-casts -canonicalize -cse",
	"-lower-affine -convert-scf-to-cf -sccp -canonicalize=region-simplify=aggressive -remove-dead-values -mem2reg -cse",
}
