package backport

// attributes are those of the llvm dialect that MLIR 14 can read, and the release that could the last.
var attributes = map[string]struct{ from, until int }{
	"linkage":             {14, 22},
	"fastmath":            {14, 22},
	"loopopts":            {14, 15},
	"cconv":               {15, 22},
	"loop_annotation":     {16, 22},
	"loop_distribute":     {16, 22},
	"loop_interleave":     {16, 22},
	"loop_licm":           {16, 22},
	"loop_peeled":         {16, 22},
	"loop_pipeline":       {16, 22},
	"loop_unroll":         {16, 22},
	"loop_unroll_and_jam": {16, 22},
	"loop_unswitch":       {16, 22},
	"loop_vectorize":      {16, 22},
}

// words are the attributes of functions that are flags, with their names in LLVM IR (LangRef, Function
// Attributes).
var words = map[string]string{
	"no_inline": "noinline", "always_inline": "alwaysinline", "inline_hint": "inlinehint", "optimize_none": "optnone",
	"convergent": "convergent", "no_unwind": "nounwind", "will_return": "willreturn",
	"arm_streaming": "aarch64_pstate_sm_enabled", "arm_locally_streaming": "aarch64_pstate_sm_body",
	"arm_streaming_compatible": "aarch64_pstate_sm_compatible", "arm_new_za": "aarch64_new_za", "arm_in_za": "aarch64_in_za",
	"arm_out_za": "aarch64_out_za", "arm_inout_za": "aarch64_inout_za", "arm_preserves_za": "aarch64_preserves_za",
}

// texts are the attributes of functions that have a value, with their keys in LLVM IR.
var texts = map[string]string{
	"target_cpu": "target-cpu", "tune_cpu": "tune-cpu", "target_features": "target-features", "frame_pointer": "frame-pointer",
	"reciprocal_estimates": "reciprocal-estimates", "prefer_vector_width": "prefer-vector-width",
	"denormal_fp_math": "denormal-fp-math", "denormal_fp_math_f32": "denormal-fp-math-f32", "fp_contract": "fp-contract",
	"instrument_function_entry": "instrument-function-entry", "instrument_function_exit": "instrument-function-exit",
	"no_infs_fp_math": "no-infs-fp-math", "no_nans_fp_math": "no-nans-fp-math", "no_signed_zeros_fp_math": "no-signed-zeros-fp-math",
}
