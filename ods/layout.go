package ods

// A Layout is an operation's arguments sorted into what its definition keeps:
// operands and slots for inherent attributes.
type Layout struct {
	Operands []Operand
	Slots    []Slot
}

// An Operand is an operand of an operation.
type Operand struct {
	Name string
	Value
	Effects []Effect
}

// A Slot is an inherent attribute of an operation.
type Slot struct {
	Name string
	Attr
	// Segments is set for the slots that traits add: operandSegmentSizes and
	// resultSegmentSizes.
	Segments bool
}

// Names of the inherent attributes that hold segment sizes.
const (
	OperandSegmentSizes = "operandSegmentSizes"
	ResultSegmentSizes  = "resultSegmentSizes"
)

// Layout sorts the arguments of the operation.
func (op *Op) Layout() Layout {
	var l Layout
	for _, a := range op.Args {
		switch is := a.Is.(type) {
		case ValueConstraint:
			l.Operands = append(l.Operands, Operand{a.Name, is.value(), a.Effects})
		case Attr:
			l.Slots = append(l.Slots, Slot{Name: a.Name, Attr: is})
		case *AttrDef:
			l.Slots = append(l.Slots, Slot{Name: a.Name, Attr: is.Attr()})
		default:
			panic("ods: operation " + op.Name + ": argument " + a.Name + " is neither a value nor an attribute")
		}
	}
	if op.Has("AttrSizedOperandSegments") {
		l.Slots = append(l.Slots, Slot{Name: OperandSegmentSizes, Attr: DenseI32ArrayAttr, Segments: true})
	}
	if op.Has("AttrSizedResultSegments") {
		l.Slots = append(l.Slots, Slot{Name: ResultSegmentSizes, Attr: DenseI32ArrayAttr, Segments: true})
	}
	return l
}

// Has reports whether the operation has the trait of a name.
func (op *Op) Has(trait string) bool {
	for _, t := range op.Traits {
		if t.Name == trait {
			return true
		}
	}
	return false
}

// Slot returns the number of the slot of a name, or -1.
func (l *Layout) Slot(name string) int {
	for i := range l.Slots {
		if l.Slots[i].Name == name {
			return i
		}
	}
	return -1
}

// Operand returns the number of the operand of a name, or -1.
func (l *Layout) Operand(name string) int {
	for i := range l.Operands {
		if l.Operands[i].Name == name {
			return i
		}
	}
	return -1
}

// Result returns the number of the result of a name, or -1.
func (op *Op) Result(name string) int {
	for i := range op.Results {
		if op.Results[i].Name == name {
			return i
		}
	}
	return -1
}

// Region returns the number of the region of a name, or -1.
func (op *Op) Region(name string) int {
	for i := range op.Regions {
		if op.Regions[i].Name == name {
			return i
		}
	}
	return -1
}

// Successor returns the number of the successor of a name, or -1.
func (op *Op) Successor(name string) int {
	for i := range op.Successors {
		if op.Successors[i].Name == name {
			return i
		}
	}
	return -1
}

// SuccessorOf returns the successor whose block gets the operand of a name, nil if there
// is no such successor.
func (op *Op) SuccessorOf(operand string) *Successor {
	for i := range op.Successors {
		if op.Successors[i].Operands == operand {
			return &op.Successors[i]
		}
	}
	return nil
}
