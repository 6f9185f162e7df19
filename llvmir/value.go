package llvmir

// A Value is anything that can be an operand: a [Constant], an [Argument], a [Block], an
// [Instruction], an [InlineAsm] or a [MetadataValue]. Values are pointers and compare by identity.
// Equal constants may be different values.
type Value interface {
	// Type returns the type of the value.
	Type() *Type
	// String returns the text that LLVM prints for the value. For an instruction, a block or a
	// global it is the definition, for anything else an operand with its type. See [AsOperand].
	String() string
	isValue()
}

// A Constant is a value that is known before the program runs: a literal, an aggregate of
// constants, the address of a global, or an expression of those.
type Constant interface {
	Value
	isConstant()
}

// An Argument is a formal parameter of a function.
//
// Example printed form:
//
//	ptr noundef %p
type Argument struct {
	Name  string // without the sigil; empty if it has only a number
	Func  *Function
	Index int
	typ   *Type
	slot  int32
	Num   int32 // see Instruction.Num
}

// Type returns the type of the argument.
func (a *Argument) Type() *Type { return a.typ }
func (*Argument) isValue()      {}

// A Block is a basic block: a list of instructions, of which only the last is a terminator.
//
// Example printed form:
//
//	loop:                                             ; preds = %loop, %entry
//	  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
type Block struct {
	Name   string // without the colon; empty if it has only a number
	Func   *Function
	Instrs []*Instruction
	// AddressTaken is set if the module has a BlockAddress of the block.
	AddressTaken bool

	// Trailing holds the debug records after the last instruction. Only a block without a
	// terminator has any.
	Trailing []*DebugRecord

	slot  int32
	Num   int32    // see Instruction.Num
	preds []*Block // valid while printing
	label *Type
}

// Type returns label.
func (b *Block) Type() *Type { return b.label }
func (*Block) isValue()      {}

// Terminator returns the last instruction, or nil if the block is empty or
// ends without a terminator.
func (b *Block) Terminator() *Instruction {
	if n := len(b.Instrs); n > 0 && b.Instrs[n-1].Op.IsTerminator() {
		return b.Instrs[n-1]
	}
	return nil
}

// Succs returns the successors of the block, one for each edge.
func (b *Block) Succs() []*Block {
	if t := b.Terminator(); t != nil {
		return t.Succs()
	}
	return nil
}

// InlineAsm is inline assembly, the callee of a call.
//
// Example printed form:
//
//	asm sideeffect "cpuid", "={ax},{ax}"
type InlineAsm struct {
	Func         *Type // the function type
	Asm          string
	Constraints  string
	SideEffects  bool
	AlignStack   bool
	IntelDialect bool
	CanUnwind    bool
	typ          *Type
}

// Type returns the type of a pointer to the function.
func (a *InlineAsm) Type() *Type { return a.typ }
func (*InlineAsm) isValue()      {}

// NewInlineAsm returns inline assembly for a call of the given function type.
func (m *Module) NewInlineAsm(fn *Type, asm, constraints string) *InlineAsm {
	return &InlineAsm{Func: fn, Asm: asm, Constraints: constraints, typ: m.funcPtr(fn, 0)}
}

// funcPtr returns the type of a function's address.
func (m *Module) funcPtr(fn *Type, addrSpace uint32) *Type {
	if m.Types.HasTypedPointers() {
		return m.Types.PtrTo(fn, addrSpace)
	}
	return m.Types.Ptr(addrSpace)
}

// A MetadataValue is metadata used as an operand of a call.
//
// Example printed form:
//
//	metadata !"fpexcept.strict"
type MetadataValue struct {
	Metadata Metadata
	typ      *Type
}

// Type returns metadata.
func (v *MetadataValue) Type() *Type { return v.typ }
func (*MetadataValue) isValue()      {}

// NewMetadataValue returns metadata as an operand.
func (m *Module) NewMetadataValue(md Metadata) *MetadataValue {
	return &MetadataValue{md, m.Types.Metadata()}
}

// placeholder represents a value that is used before its definition, while the function is parsed.
type placeholder struct {
	typ   *Type
	name  string // the name, or
	num   uint32 // the number
	at    int    // position of the first use
	slots []*Value
}

func (p *placeholder) Type() *Type { return p.typ }
func (p *placeholder) String() string {
	return "<placeholder " + p.name + ">"
}
func (*placeholder) isValue() {}

// NameOf returns the name of a value without its sigil. It is "" for constants other than
// globals, and for values that print as a number.
func NameOf(v Value) string {
	switch v := v.(type) {
	case *Instruction:
		return v.Name
	case *Argument:
		return v.Name
	case *Block:
		return v.Name
	case Global:
		return v.GlobalName()
	}
	return ""
}
