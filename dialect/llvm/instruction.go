package llvm

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
)

// An Opcode is the keyword of an instruction of LLVM IR, such as "add".
type Opcode string

// OpcodeInterface is implemented by the operations that represent an instruction with the
// same operands. The specification lists them.
var OpcodeInterface = ir.NewOpInterface[Opcode]("OpcodeInterface")

// An Intrinsic describes the call of an LLVM intrinsic that an operation represents. The
// operands are the arguments, except those in Attrs. An Intrinsic must not be changed.
type Intrinsic struct {
	// Name is the name in LLVM without overloaded types: "llvm.memcpy".
	Name string
	// Attrs are the arguments that are inherent attributes of the operation, in the order of the
	// arguments.
	Attrs []IntrinsicArg
	// Pointer is the argument whose alignment is an attribute of that argument in LLVM. It is nil
	// if absent, or if the operation has all argument attributes.
	Pointer *AlignedArg
}

// An AlignedArg is a pointer argument of an intrinsic with a known alignment.
type AlignedArg struct {
	// Arg is the number of the argument.
	Arg int
	// Slot is the number of the attribute with the alignment. It is -1 if the alignment follows
	// from the type.
	Slot int
}

// An IntrinsicArg is an argument of an intrinsic that is an inherent attribute of the
// operation.
type IntrinsicArg struct {
	// Arg is the number of the argument, Slot the number of the attribute.
	Arg, Slot int
	// Enum is the enumeration of an attribute that is a metadata string in LLVM: Prefix followed by
	// the text of the case. It is nil if the argument is an immediate, a constant number.
	Enum   *asm.Enum
	Prefix string
}

// IsImmediate reports whether the argument is a constant number.
func (a *IntrinsicArg) IsImmediate() bool { return a.Enum == nil }

// IntrinsicInterface is implemented by the operations that represent an intrinsic. The
// specification lists them.
var IntrinsicInterface = ir.NewOpInterface[*Intrinsic]("IntrinsicInterface")
