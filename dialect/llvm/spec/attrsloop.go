package spec

import . "github.com/gomlir/gomlir/ods"

var (
	LoopVectorizeAttr = &AttrDef{
		Name: "LoopVectorizeAttr", Mnemonic: "loop_vectorize",
		Doc: "options of loop vectorization",
		Params: Params{
			OptionalParam("disable", BoolAttrParam),
			OptionalParam("predicateEnable", BoolAttrParam),
			OptionalParam("scalableEnable", BoolAttrParam),
			OptionalParam("width", IntegerAttrParam),
			OptionalParam("followupVectorized", own("LoopAnnotationAttr")),
			OptionalParam("followupEpilogue", own("LoopAnnotationAttr")),
			OptionalParam("followupAll", own("LoopAnnotationAttr")),
		},
		Format:        "`<` struct(params) `>`",
		MnemonicAlias: true,
	}

	LoopInterleaveAttr = &AttrDef{
		Name: "LoopInterleaveAttr", Mnemonic: "loop_interleave",
		Doc:           "options of loop interleaving",
		Params:        Params{P("count", IntegerAttrParam)},
		Format:        "`<` struct(params) `>`",
		MnemonicAlias: true,
	}

	LoopUnrollAttr = &AttrDef{
		Name: "LoopUnrollAttr", Mnemonic: "loop_unroll",
		Doc: "options of loop unrolling",
		Params: Params{
			OptionalParam("disable", BoolAttrParam),
			OptionalParam("count", IntegerAttrParam),
			OptionalParam("runtimeDisable", BoolAttrParam),
			OptionalParam("full", BoolAttrParam),
			OptionalParam("followupUnrolled", own("LoopAnnotationAttr")),
			OptionalParam("followupRemainder", own("LoopAnnotationAttr")),
			OptionalParam("followupAll", own("LoopAnnotationAttr")),
		},
		Format:        "`<` struct(params) `>`",
		MnemonicAlias: true,
	}

	LoopUnrollAndJamAttr = &AttrDef{
		Name: "LoopUnrollAndJamAttr", Mnemonic: "loop_unroll_and_jam",
		Doc: "options of unroll and jam",
		Params: Params{
			OptionalParam("disable", BoolAttrParam),
			OptionalParam("count", IntegerAttrParam),
			OptionalParam("followupOuter", own("LoopAnnotationAttr")),
			OptionalParam("followupInner", own("LoopAnnotationAttr")),
			OptionalParam("followupRemainderOuter", own("LoopAnnotationAttr")),
			OptionalParam("followupRemainderInner", own("LoopAnnotationAttr")),
			OptionalParam("followupAll", own("LoopAnnotationAttr")),
		},
		Format:        "`<` struct(params) `>`",
		MnemonicAlias: true,
	}

	LoopLICMAttr = &AttrDef{
		Name: "LoopLICMAttr", Mnemonic: "loop_licm",
		Doc:           "options of loop-invariant code motion",
		Params:        Params{OptionalParam("disable", BoolAttrParam), OptionalParam("versioningDisable", BoolAttrParam)},
		Format:        "`<` struct(params) `>`",
		MnemonicAlias: true,
	}

	LoopDistributeAttr = &AttrDef{
		Name: "LoopDistributeAttr", Mnemonic: "loop_distribute",
		Doc: "options of loop distribution",
		Params: Params{
			OptionalParam("disable", BoolAttrParam),
			OptionalParam("followupCoincident", own("LoopAnnotationAttr")),
			OptionalParam("followupSequential", own("LoopAnnotationAttr")),
			OptionalParam("followupFallback", own("LoopAnnotationAttr")),
			OptionalParam("followupAll", own("LoopAnnotationAttr")),
		},
		Format:        "`<` struct(params) `>`",
		MnemonicAlias: true,
	}

	LoopPipelineAttr = &AttrDef{
		Name: "LoopPipelineAttr", Mnemonic: "loop_pipeline",
		Doc: "options of software pipelining",
		Params: Params{
			OptionalParam("disable", BoolAttrParam),
			OptionalParam("initiationinterval", IntegerAttrParam),
		},
		Format:        "`<` struct(params) `>`",
		MnemonicAlias: true,
	}

	LoopPeeledAttr = &AttrDef{
		Name: "LoopPeeledAttr", Mnemonic: "loop_peeled",
		Doc:           "loop of which iterations were peeled",
		Params:        Params{OptionalParam("count", IntegerAttrParam)},
		Format:        "`<` struct(params) `>`",
		MnemonicAlias: true,
	}

	LoopUnswitchAttr = &AttrDef{
		Name: "LoopUnswitchAttr", Mnemonic: "loop_unswitch",
		Doc:           "options of loop unswitching",
		Params:        Params{OptionalParam("partialDisable", BoolAttrParam)},
		Format:        "`<` struct(params) `>`",
		MnemonicAlias: true,
	}

	LoopAnnotationAttr = &AttrDef{
		Name: "LoopAnnotationAttr", Mnemonic: "loop_annotation",
		Doc: "what the optimizer is told about a loop",
		Params: Params{
			OptionalParam("disableNonforced", BoolAttrParam),
			OptionalParam("vectorize", own("LoopVectorizeAttr")),
			OptionalParam("interleave", own("LoopInterleaveAttr")),
			OptionalParam("unroll", own("LoopUnrollAttr")),
			OptionalParam("unrollAndJam", own("LoopUnrollAndJamAttr")),
			OptionalParam("licm", own("LoopLICMAttr")),
			OptionalParam("distribute", own("LoopDistributeAttr")),
			OptionalParam("pipeline", own("LoopPipelineAttr")),
			OptionalParam("peeled", own("LoopPeeledAttr")),
			OptionalParam("unswitch", own("LoopUnswitchAttr")),
			OptionalParam("mustProgress", BoolAttrParam),
			OptionalParam("isVectorized", BoolAttrParam),
			OptionalParam("startLoc", fusedLocParam),
			OptionalParam("endLoc", fusedLocParam),
			OptionalParam("parallelAccesses", ListOf(own("AccessGroupAttr"))),
		},
		Format:        "`<` struct(params) `>`",
		MnemonicAlias: true,
	}
)

var loopAttrs = AttrDefs{
	LoopVectorizeAttr, LoopInterleaveAttr, LoopUnrollAttr, LoopUnrollAndJamAttr, LoopLICMAttr, LoopDistributeAttr,
	LoopPipelineAttr, LoopPeeledAttr, LoopUnswitchAttr, LoopAnnotationAttr,
}.InFile("attrsloop")
