package llvmir

// The attribute kinds, in the order in which LLVM prints them: those without a value, then those
// with a type, an integer, a range, or a list of ranges.
const (
	StringAttr                          AttrKind = iota // "key"="value"; printed after all others
	AttrAllocAlign                                      // allocalign
	AttrAllocatedPointer                                // allocptr
	AttrAlwaysInline                                    // alwaysinline
	AttrArgMemOnly                                      // argmemonly
	AttrBuiltin                                         // builtin
	AttrCold                                            // cold
	AttrConvergent                                      // convergent
	AttrCoroDestroyOnlyWhenComplete                     // coro_only_destroy_when_complete
	AttrCoroElideSafe                                   // coro_elide_safe
	AttrDeadOnReturn                                    // dead_on_return
	AttrDeadOnUnwind                                    // dead_on_unwind
	AttrDisableSanitizerInstrumentation                 // disable_sanitizer_instrumentation
	AttrFnRetThunkExtern                                // fn_ret_thunk_extern
	AttrHot                                             // hot
	AttrHybridPatchable                                 // hybrid_patchable
	AttrImmArg                                          // immarg
	AttrInReg                                           // inreg
	AttrInaccessibleMemOnly                             // inaccessiblememonly
	AttrInaccessibleMemOrArgMemOnly                     // inaccessiblemem_or_argmemonly
	AttrInlineHint                                      // inlinehint
	AttrJumpTable                                       // jumptable
	AttrMinSize                                         // minsize
	AttrMustProgress                                    // mustprogress
	AttrNaked                                           // naked
	AttrNest                                            // nest
	AttrNoAlias                                         // noalias
	AttrNoBuiltin                                       // nobuiltin
	AttrNoCallback                                      // nocallback
	AttrNoCapture                                       // nocapture
	AttrNoCfCheck                                       // nocf_check
	AttrNoCreateUndefOrPoison                           // nocreateundeforpoison
	AttrNoDivergenceSource                              // nodivergencesource
	AttrNoDuplicate                                     // noduplicate
	AttrNoExt                                           // noext
	AttrNoFree                                          // nofree
	AttrNoImplicitFloat                                 // noimplicitfloat
	AttrNoInline                                        // noinline
	AttrNoMerge                                         // nomerge
	AttrNoProfile                                       // noprofile
	AttrNoRecurse                                       // norecurse
	AttrNoRedZone                                       // noredzone
	AttrNoReturn                                        // noreturn
	AttrNoSanitizeBounds                                // nosanitize_bounds
	AttrNoSanitizeCoverage                              // nosanitize_coverage
	AttrNoSync                                          // nosync
	AttrNoUndef                                         // noundef
	AttrNoUnwind                                        // nounwind
	AttrNonLazyBind                                     // nonlazybind
	AttrNonNull                                         // nonnull
	AttrNullPointerIsValid                              // null_pointer_is_valid
	AttrOptForFuzzing                                   // optforfuzzing
	AttrOptimizeForDebugging                            // optdebug
	AttrOptimizeForSize                                 // optsize
	AttrOptimizeNone                                    // optnone
	AttrPresplitCoroutine                               // presplitcoroutine
	AttrReadNone                                        // readnone
	AttrReadOnly                                        // readonly
	AttrReturned                                        // returned
	AttrReturnsTwice                                    // returns_twice
	AttrSExt                                            // signext
	AttrSafeStack                                       // safestack
	AttrSanitizeAddress                                 // sanitize_address
	AttrSanitizeAllocToken                              // sanitize_alloc_token
	AttrSanitizeHWAddress                               // sanitize_hwaddress
	AttrSanitizeMemTag                                  // sanitize_memtag
	AttrSanitizeMemory                                  // sanitize_memory
	AttrSanitizeNumericalStability                      // sanitize_numerical_stability
	AttrSanitizeRealtime                                // sanitize_realtime
	AttrSanitizeRealtimeBlocking                        // sanitize_realtime_blocking
	AttrSanitizeThread                                  // sanitize_thread
	AttrSanitizeType                                    // sanitize_type
	AttrShadowCallStack                                 // shadowcallstack
	AttrSkipProfile                                     // skipprofile
	AttrSpeculatable                                    // speculatable
	AttrSpeculativeLoadHardening                        // speculative_load_hardening
	AttrStackProtect                                    // ssp
	AttrStackProtectReq                                 // sspreq
	AttrStackProtectStrong                              // sspstrong
	AttrStrictFP                                        // strictfp
	AttrSwiftAsync                                      // swiftasync
	AttrSwiftError                                      // swifterror
	AttrSwiftSelf                                       // swiftself
	AttrWillReturn                                      // willreturn
	AttrWritable                                        // writable
	AttrWriteOnly                                       // writeonly
	AttrZExt                                            // zeroext
	AttrByRef                                           // byref
	AttrByVal                                           // byval
	AttrElementType                                     // elementtype
	AttrInAlloca                                        // inalloca
	AttrPreallocated                                    // preallocated
	AttrStructRet                                       // sret
	AttrAlignment                                       // align
	AttrAllocKind                                       // allockind
	AttrAllocSize                                       // allocsize
	AttrCaptures                                        // captures
	AttrDereferenceable                                 // dereferenceable
	AttrDereferenceableOrNull                           // dereferenceable_or_null
	AttrMemory                                          // memory
	AttrNoFPClass                                       // nofpclass
	AttrStackAlignment                                  // alignstack
	AttrUWTable                                         // uwtable
	AttrVScaleRange                                     // vscale_range
	AttrRange                                           // range
	AttrInitializes                                     // initializes
	numAttrs
)

var attrTable = [numAttrs]attrInfo{
	AttrAllocAlign:                      {"allocalign", enumAttr, onParam},
	AttrAllocatedPointer:                {"allocptr", enumAttr, onParam},
	AttrAlwaysInline:                    {"alwaysinline", enumAttr, onFunction},
	AttrArgMemOnly:                      {"argmemonly", enumAttr, onFunction},
	AttrBuiltin:                         {"builtin", enumAttr, onFunction},
	AttrCold:                            {"cold", enumAttr, onFunction},
	AttrConvergent:                      {"convergent", enumAttr, onFunction},
	AttrCoroDestroyOnlyWhenComplete:     {"coro_only_destroy_when_complete", enumAttr, onFunction},
	AttrCoroElideSafe:                   {"coro_elide_safe", enumAttr, onFunction},
	AttrDeadOnReturn:                    {"dead_on_return", enumAttr, onParam},
	AttrDeadOnUnwind:                    {"dead_on_unwind", enumAttr, onParam},
	AttrDisableSanitizerInstrumentation: {"disable_sanitizer_instrumentation", enumAttr, onFunction},
	AttrFnRetThunkExtern:                {"fn_ret_thunk_extern", enumAttr, onFunction},
	AttrHot:                             {"hot", enumAttr, onFunction},
	AttrHybridPatchable:                 {"hybrid_patchable", enumAttr, onFunction},
	AttrImmArg:                          {"immarg", enumAttr, onParam},
	AttrInReg:                           {"inreg", enumAttr, onParam | onResult},
	AttrInaccessibleMemOnly:             {"inaccessiblememonly", enumAttr, onFunction},
	AttrInaccessibleMemOrArgMemOnly:     {"inaccessiblemem_or_argmemonly", enumAttr, onFunction},
	AttrInlineHint:                      {"inlinehint", enumAttr, onFunction},
	AttrJumpTable:                       {"jumptable", enumAttr, onFunction},
	AttrMinSize:                         {"minsize", enumAttr, onFunction},
	AttrMustProgress:                    {"mustprogress", enumAttr, onFunction},
	AttrNaked:                           {"naked", enumAttr, onFunction},
	AttrNest:                            {"nest", enumAttr, onParam},
	AttrNoAlias:                         {"noalias", enumAttr, onParam | onResult},
	AttrNoBuiltin:                       {"nobuiltin", enumAttr, onFunction},
	AttrNoCallback:                      {"nocallback", enumAttr, onFunction},
	AttrNoCapture:                       {"nocapture", enumAttr, onParam},
	AttrNoCfCheck:                       {"nocf_check", enumAttr, onFunction},
	AttrNoCreateUndefOrPoison:           {"nocreateundeforpoison", enumAttr, onFunction},
	AttrNoDivergenceSource:              {"nodivergencesource", enumAttr, onFunction},
	AttrNoDuplicate:                     {"noduplicate", enumAttr, onFunction},
	AttrNoExt:                           {"noext", enumAttr, onParam | onResult},
	AttrNoFree:                          {"nofree", enumAttr, onFunction | onParam},
	AttrNoImplicitFloat:                 {"noimplicitfloat", enumAttr, onFunction},
	AttrNoInline:                        {"noinline", enumAttr, onFunction},
	AttrNoMerge:                         {"nomerge", enumAttr, onFunction},
	AttrNoProfile:                       {"noprofile", enumAttr, onFunction},
	AttrNoRecurse:                       {"norecurse", enumAttr, onFunction},
	AttrNoRedZone:                       {"noredzone", enumAttr, onFunction},
	AttrNoReturn:                        {"noreturn", enumAttr, onFunction},
	AttrNoSanitizeBounds:                {"nosanitize_bounds", enumAttr, onFunction},
	AttrNoSanitizeCoverage:              {"nosanitize_coverage", enumAttr, onFunction},
	AttrNoSync:                          {"nosync", enumAttr, onFunction},
	AttrNoUndef:                         {"noundef", enumAttr, onParam | onResult},
	AttrNoUnwind:                        {"nounwind", enumAttr, onFunction},
	AttrNonLazyBind:                     {"nonlazybind", enumAttr, onFunction},
	AttrNonNull:                         {"nonnull", enumAttr, onParam | onResult},
	AttrNullPointerIsValid:              {"null_pointer_is_valid", enumAttr, onFunction},
	AttrOptForFuzzing:                   {"optforfuzzing", enumAttr, onFunction},
	AttrOptimizeForDebugging:            {"optdebug", enumAttr, onFunction},
	AttrOptimizeForSize:                 {"optsize", enumAttr, onFunction},
	AttrOptimizeNone:                    {"optnone", enumAttr, onFunction},
	AttrPresplitCoroutine:               {"presplitcoroutine", enumAttr, onFunction},
	AttrReadNone:                        {"readnone", enumAttr, onFunction | onParam},
	AttrReadOnly:                        {"readonly", enumAttr, onFunction | onParam},
	AttrReturned:                        {"returned", enumAttr, onParam},
	AttrReturnsTwice:                    {"returns_twice", enumAttr, onFunction},
	AttrSExt:                            {"signext", enumAttr, onParam | onResult},
	AttrSafeStack:                       {"safestack", enumAttr, onFunction},
	AttrSanitizeAddress:                 {"sanitize_address", enumAttr, onFunction},
	AttrSanitizeAllocToken:              {"sanitize_alloc_token", enumAttr, onFunction},
	AttrSanitizeHWAddress:               {"sanitize_hwaddress", enumAttr, onFunction},
	AttrSanitizeMemTag:                  {"sanitize_memtag", enumAttr, onFunction},
	AttrSanitizeMemory:                  {"sanitize_memory", enumAttr, onFunction},
	AttrSanitizeNumericalStability:      {"sanitize_numerical_stability", enumAttr, onFunction},
	AttrSanitizeRealtime:                {"sanitize_realtime", enumAttr, onFunction},
	AttrSanitizeRealtimeBlocking:        {"sanitize_realtime_blocking", enumAttr, onFunction},
	AttrSanitizeThread:                  {"sanitize_thread", enumAttr, onFunction},
	AttrSanitizeType:                    {"sanitize_type", enumAttr, onFunction},
	AttrShadowCallStack:                 {"shadowcallstack", enumAttr, onFunction},
	AttrSkipProfile:                     {"skipprofile", enumAttr, onFunction},
	AttrSpeculatable:                    {"speculatable", enumAttr, onFunction},
	AttrSpeculativeLoadHardening:        {"speculative_load_hardening", enumAttr, onFunction},
	AttrStackProtect:                    {"ssp", enumAttr, onFunction},
	AttrStackProtectReq:                 {"sspreq", enumAttr, onFunction},
	AttrStackProtectStrong:              {"sspstrong", enumAttr, onFunction},
	AttrStrictFP:                        {"strictfp", enumAttr, onFunction},
	AttrSwiftAsync:                      {"swiftasync", enumAttr, onParam},
	AttrSwiftError:                      {"swifterror", enumAttr, onParam},
	AttrSwiftSelf:                       {"swiftself", enumAttr, onParam},
	AttrWillReturn:                      {"willreturn", enumAttr, onFunction},
	AttrWritable:                        {"writable", enumAttr, onParam},
	AttrWriteOnly:                       {"writeonly", enumAttr, onFunction | onParam},
	AttrZExt:                            {"zeroext", enumAttr, onParam | onResult},
	AttrByRef:                           {"byref", typeAttr, onParam},
	AttrByVal:                           {"byval", typeAttr, onParam},
	AttrElementType:                     {"elementtype", typeAttr, onParam},
	AttrInAlloca:                        {"inalloca", typeAttr, onParam},
	AttrPreallocated:                    {"preallocated", typeAttr, onFunction | onParam},
	AttrStructRet:                       {"sret", typeAttr, onParam},
	AttrAlignment:                       {"align", intAttr, onFunction | onParam | onResult},
	AttrAllocKind:                       {"allockind", intAttr, onFunction},
	AttrAllocSize:                       {"allocsize", intAttr, onFunction},
	AttrCaptures:                        {"captures", intAttr, onParam},
	AttrDereferenceable:                 {"dereferenceable", intAttr, onParam | onResult},
	AttrDereferenceableOrNull:           {"dereferenceable_or_null", intAttr, onParam | onResult},
	AttrMemory:                          {"memory", intAttr, onFunction},
	AttrNoFPClass:                       {"nofpclass", intAttr, onParam | onResult},
	AttrStackAlignment:                  {"alignstack", intAttr, onFunction | onParam | onResult},
	AttrUWTable:                         {"uwtable", intAttr, onFunction},
	AttrVScaleRange:                     {"vscale_range", intAttr, onFunction},
	AttrRange:                           {"range", rangeAttr, onParam | onResult},
	AttrInitializes:                     {"initializes", rangesAttr, onParam},
}
