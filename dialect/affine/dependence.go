package affine

import (
	"math"

	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/affine/presburger"
	"github.com/gomlir/gomlir/ir"
)

// An Access is an operation that reads or writes memory at the results of a map.
type Access struct {
	Op     *ir.Operation
	Memref *ir.Value
	// Map computes the subscripts from induction variables and symbols.
	Map      affine.Map
	Operands []*ir.Value
	Writes   bool
}

// AccessOf returns what a [ReadOp] or [WriteOp] accesses; ok is false for others.
func AccessOf(op *ir.Operation) (a Access, ok bool) {
	_, reads := ReadOpInterface.Of(op)
	_, writes := WriteOpInterface.Of(op)
	if !reads && !writes {
		return a, false
	}
	access, _ := AccessOpInterface.Of(op)
	m, operands := ComposeFully(access.Map(), access.Indices().Values())
	m, operands = CanonicalizeMap(m.Simplify(), operands)
	return Access{op, access.Memref(), m, operands, writes}, true
}

// Equal reports whether two accesses are known to be of the same element, wherever both operations
// are executed with the same induction variables.
func (a Access) Equal(b Access) bool {
	if a.Memref != b.Memref {
		return false
	}
	d := Difference(Bound{a.Map, a.Operands}, Bound{b.Map, b.Operands})
	for _, e := range d.Map.Results() {
		if n, ok := e.Constant(); !ok || n != 0 {
			return false
		}
	}
	return true
}

// A Dependence says whether an access may be of an element that another has accessed before.
type Dependence struct {
	// Unknown says that it may, as far as can be told.
	Unknown bool
	// Exists says that it may. It is false if it does not.
	Exists bool
	// Distances has for each loop around both operations by how much the induction variable of the
	// second may be greater than that of the first.
	Distances []Distance
	// Domain has the induction variables of both accesses, and what holds where there is a dependence.
	Domain *Domain
}

// May reports whether there may be a dependence.
func (d Dependence) May() bool { return d.Exists || d.Unknown }

// A Distance is the range of a difference. [math.MinInt64] and [math.MaxInt64] stand for no bound.
type Distance struct {
	Lower, Upper int64
	// Loop is the operation of the loop.
	Loop *ir.Operation
}

// Depends tells whether second may access an element after first has, in a later round of the loop
// that depth counts from the outside, and the same round of those around it. If depth is one more than
// the number of loops around both, that is in the same rounds of all of them. readers says to look at
// two reads, too. It is MLIR's checkMemrefAccessDependence.
func Depends(first, second Access, depth int, readers bool) Dependence {
	if first.Memref != second.Memref || !readers && !first.Writes && !second.Writes {
		return Dependence{}
	}
	unknown := Dependence{Unknown: true}
	if Scope(first.Op) != Scope(second.Op) {
		return unknown
	}
	from, ok1 := DomainOf(first.Op)
	to, ok2 := DomainOf(second.Op)
	if !ok1 || !ok2 {
		return unknown
	}
	common := commonDims(from, to)
	if !readers && depth > common && !before(first.Op, second.Op) {
		return Dependence{}
	}
	d, ok := sameElement(from, to, first, second)
	if !ok {
		return unknown
	}
	n := from.NumDims()
	for i := range min(common, depth) {
		row := make([]int64, d.NumVars()+1)
		row[i], row[i+n] = -1, 1
		if i == depth-1 {
			row[len(row)-1] = -1
			d.AddInequality(row)
		} else {
			d.AddEquality(row)
		}
	}
	if d.IsEmpty() {
		return Dependence{}
	}
	return Dependence{Exists: true, Domain: d, Distances: distances(d.Relation.Clone(), from, common)}
}

// distances computes the ranges of the differences of induction variables.
func distances(r *presburger.Relation, from *Domain, common int) (list []Distance) {
	vars, n := r.NumVars(), from.NumDims()
	r.InsertDims(0, common)
	for i := range common {
		row := make([]int64, r.NumVars()+1)
		row[i], row[i+common], row[i+common+n] = 1, 1, -1
		r.AddEquality(row)
	}
	r.ProjectOut(common, vars)
	for i := range common {
		x := Distance{math.MinInt64, math.MaxInt64, from.Values[i].Owner().ParentOp()}
		if v, ok := r.Lower(i); ok {
			x.Lower = v
		}
		if v, ok := r.Upper(i); ok {
			x.Upper = v
		}
		list = append(list, x)
	}
	return list
}

// commonDims counts the induction variables that two domains begin with.
func commonDims(a, b *Domain) int {
	n := 0
	for n < a.NumDims() && n < b.NumDims() && a.Values[n] == b.Values[n] {
		n++
	}
	return n
}

// CommonLoops counts the loops around both of two operations.
func CommonLoops(a, b *ir.Operation) int {
	x, y := loopsAround(a), loopsAround(b)
	n := 0
	for n < len(x) && n < len(y) && x[n] == y[n] {
		n++
	}
	return n
}

func loopsAround(op *ir.Operation) (list []*ir.Operation) {
	for _, p := range Enclosing(op) {
		if isLoop(p) {
			list = append(list, p)
		}
	}
	return list
}

// before reports whether one of two operations, or what is around it, comes before the other in the
// innermost block around both.
func before(a, b *ir.Operation) bool {
	inside := map[*ir.Block]*ir.Operation{}
	for op := a; op != nil && op.Block() != nil; op = op.ParentOp() {
		inside[op.Block()] = op
	}
	for op := b; op != nil && op.Block() != nil; op = op.ParentOp() {
		if x := inside[op.Block()]; x != nil {
			return x != op && x.IsBeforeInBlock(op)
		}
	}
	return false
}

// sameElement is the domain of the induction variables of two accesses at which they are of the same
// element. Dimensions are those of the first and then those of the second.
func sameElement(from, to *Domain, first, second Access) (d *Domain, ok bool) {
	values := append(append([]*ir.Value(nil), from.Values[:from.NumDims()]...), to.Values[:to.NumDims()]...)
	d = NewDomain(values...)
	x := merger{d, 0, from}
	y := merger{d, from.NumDims(), to}
	y.addDomain()
	x.addDomain()
	columns1, ok1 := x.inputs(first)
	columns2, ok2 := y.inputs(second)
	if !ok1 || !ok2 {
		return nil, false
	}
	rows1, ok1 := x.subscripts(first, columns1)
	rows2, ok2 := y.subscripts(second, columns2)
	if !ok1 || !ok2 || len(rows1) != len(rows2) {
		return nil, false
	}
	for i := range rows1 {
		row := make([]int64, d.NumVars()+1)
		copyRow(row, rows1[i], 1)
		copyRow(row, rows2[i], -1)
		d.AddEquality(row)
	}
	return d, true
}

// copyRow adds a multiple of coefficients, and the constant at their end, to a row that may have more
// locals.
func copyRow(row, from []int64, by int64) {
	for i, v := range from[:len(from)-1] {
		row[i] += by * v
	}
	row[len(row)-1] += by * from[len(from)-1]
}

// A merger adds what is known of one domain to another, in which its dimensions begin at a position.
type merger struct {
	to   *Domain
	at   int
	from *Domain
}

// column is where a value of the domain is in the other. Symbols are added.
func (m merger) column(i int) int {
	if i < m.from.NumDims() {
		return m.at + i
	}
	return m.symbol(m.from.Values[i])
}

func (m merger) symbol(v *ir.Value) int {
	n := m.to.NumDims()
	for i, w := range m.to.Values[n:] {
		if v == w {
			return n + i
		}
	}
	m.to.AppendSymbol(v)
	return len(m.to.Values) - 1
}

func (m merger) addDomain() {
	inputs := len(m.from.Values)
	columns := make([]int, inputs)
	for i := range columns {
		columns[i] = m.column(i)
	}
	locals := m.to.InsertLocals(m.to.NumLocals(), m.from.NumLocals())
	moved := func(row []int64) []int64 {
		to := make([]int64, m.to.NumVars()+1)
		for i, c := range columns {
			to[c] += row[i]
		}
		copy(to[locals:], row[inputs:])
		return to
	}
	for _, row := range m.from.Equalities() {
		m.to.AddEquality(moved(row))
	}
	for _, row := range m.from.Inequalities() {
		m.to.AddInequality(moved(row))
	}
}

// inputs returns where the inputs of the map of an access are. It adds symbols. ok is false if there
// are inputs that are unknown.
func (m merger) inputs(a Access) (columns []int, ok bool) {
	columns = make([]int, len(a.Operands))
	for i, v := range a.Operands {
		at := m.from.Find(v)
		switch {
		case at >= 0:
			columns[i] = m.column(at)
		case i >= a.Map.NumDims():
			columns[i] = m.symbol(v)
			if n, ok := ir.ConstInt(v); ok {
				row := make([]int64, m.to.NumVars()+1)
				row[columns[i]], row[len(row)-1] = 1, -n
				m.to.AddEquality(row)
			}
		default:
			return nil, false
		}
	}
	return columns, true
}

// subscripts adds the quotients in the map of an access as locals, and returns the coefficients of the
// subscripts. ok is false if the map is not affine.
func (m merger) subscripts(a Access, columns []int) (rows [][]int64, ok bool) {
	flat, ok := affine.Flatten(a.Map.Results(), a.Map.NumDims(), a.Map.NumSymbols())
	if !ok {
		return nil, false
	}
	locals := m.to.InsertLocals(m.to.NumLocals(), len(flat.Divisors))
	moved := func(row []int64) []int64 {
		to := make([]int64, m.to.NumVars()+1)
		for i, c := range columns {
			to[c] += row[i]
		}
		copy(to[locals:], row[len(columns):])
		return to
	}
	for i, row := range flat.Dividends {
		m.to.AddQuotient(moved(row), flat.Divisors[i], locals+i)
	}
	for _, row := range flat.Rows {
		rows = append(rows, moved(row))
	}
	return rows, true
}
