package ir

// An OperandRange is a run of an operation's operands, such as those that a
// variadic operand of its definition stands for. It is a view: setting an
// element changes the operation.
type OperandRange []Use

// Len is the number of operands.
func (r OperandRange) Len() int { return len(r) }

// At is the value of an operand.
func (r OperandRange) At(i int) *Value { return r[i].value }

// Set replaces an operand by another value.
func (r OperandRange) Set(i int, v *Value) { r[i].Set(v) }

// Values returns the operands in a new slice.
func (r OperandRange) Values() []*Value {
	vs := make([]*Value, len(r))
	for i := range r {
		vs[i] = r[i].value
	}
	return vs
}

// Types returns the types of the operands in a new slice.
func (r OperandRange) Types() []Type {
	ts := make([]Type, len(r))
	for i := range r {
		ts[i] = r[i].value.Type()
	}
	return ts
}

// A ResultRange is a run of an operation's results.
type ResultRange struct {
	op       *Operation
	from, to int
}

// Len is the number of results.
func (r ResultRange) Len() int { return r.to - r.from }

// At is a result.
func (r ResultRange) At(i int) *Value { return r.op.Result(r.from + i) }

// Values returns the results in a new slice.
func (r ResultRange) Values() []*Value {
	vs := make([]*Value, r.Len())
	for i := range vs {
		vs[i] = r.At(i)
	}
	return vs
}

// Types returns the types of the results in a new slice.
func (r ResultRange) Types() []Type {
	ts := make([]Type, r.Len())
	for i := range ts {
		ts[i] = r.At(i).Type()
	}
	return ts
}

func (op *Operation) allResults() ResultRange { return ResultRange{op, 0, op.NumResults()} }

// OperandsAt are the operands that operand i of the definition stands for.
func (op *Operation) OperandsAt(i int) OperandRange {
	from, to := op.OperandSegment(i)
	return OperandRange(op.operands[from:to])
}

// ResultsAt are the results that result i of the definition stands for.
func (op *Operation) ResultsAt(i int) ResultRange {
	from, to := op.ResultSegment(i)
	return ResultRange{op, from, to}
}
