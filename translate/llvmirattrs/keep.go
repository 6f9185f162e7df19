package llvmirattrs

import "github.com/gomlir/gomlir/ir"

// The names of attributes.
const (
	Lossless      = "llvmir.lossless"
	Metadata      = "llvmir.metadata"
	DebugInfo     = "llvmir.debug_info"
	NamedMetadata = "llvmir.named_metadata"
	Module        = "llvmir.module"
	Types         = "llvmir.types"
	NamelessTypes = "llvmir.nameless_types"
	Order         = "llvmir.order"
	Fields        = "llvmir.fields"
	Attachments   = "llvmir.attachments"
	Instruction   = "llvmir.instruction" // also an operation
	Constant      = "llvmir.constant"    // also an operation
	Label         = "llvmir.label"
	Phis          = "llvmir.phis"
	UseLists      = "llvmir.use_lists"
	Edge          = "llvmir.edge"
)

// The names of operations and of their attributes.
const (
	InstructionOp     = "llvmir.instruction"
	ConstantOp        = "llvmir.constant"
	RecordOp          = "llvmir.record"
	Text              = "text"
	SuccessorOperands = "successor_operands"
)

// Dialect is the dialect of the operations. They have no definitions, since only their texts
// describe them.
var Dialect = &ir.Dialect{Name: "llvmir", AllowsUnknownOps: true}
