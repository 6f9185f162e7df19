package affine

import "strconv"

// Map is an affine map: a list of expressions over some number of dimensions
// and symbols. It is an immutable value; compare with [Map.Equal].
type Map struct {
	dims, syms int
	results    []Expr
}

// NewMap returns the map (d0, ...)[s0, ...] -> (results...). It keeps the
// slice, which must not change afterwards.
func NewMap(dims, syms int, results ...Expr) Map {
	return Map{dims, syms, results}
}

// Identity returns (d0, ..., dn-1) -> (d0, ..., dn-1).
func Identity(n int) Map { return MinorIdentity(n, n) }

// MinorIdentity returns the map of dims dimensions to the last results of
// them, which must not be more.
func MinorIdentity(dims, results int) Map {
	if results > dims {
		panic("affine: MinorIdentity with more results than dimensions")
	}
	r := make([]Expr, results)
	for i := range r {
		r[i] = NewDim(dims - results + i)
	}
	return Map{dims: dims, results: r}
}

// ConstantMap returns () -> (v).
func ConstantMap(v int64) Map { return NewMap(0, 0, NewConstant(v)) }

// SymbolIdentity returns ()[s0] -> (s0).
func SymbolIdentity() Map { return NewMap(0, 1, NewSymbol(0)) }

// Permutation returns the map of len(perm) dimensions whose result i is
// dimension perm[i].
func Permutation(perm []int) Map {
	r := make([]Expr, len(perm))
	for i, p := range perm {
		r[i] = NewDim(p)
	}
	return Map{dims: len(perm), results: r}
}

// NumDims returns the number of dimensions.
func (m Map) NumDims() int { return m.dims }

// NumSymbols returns the number of symbols.
func (m Map) NumSymbols() int { return m.syms }

// NumInputs returns the number of dimensions and symbols.
func (m Map) NumInputs() int { return m.dims + m.syms }

// NumResults returns the number of results.
func (m Map) NumResults() int { return len(m.results) }

// Result returns result i.
func (m Map) Result(i int) Expr { return m.results[i] }

// Results returns the results, not to be modified.
func (m Map) Results() []Expr { return m.results }

// TooComplex reports whether one of the results is.
func (m Map) TooComplex() bool { return anyTooComplex(m.results) }

func anyTooComplex(es []Expr) bool {
	for _, e := range es {
		if e.TooComplex() {
			return true
		}
	}
	return false
}

// Equal reports whether inputs and results are the same.
func (m Map) Equal(o Map) bool {
	return m.dims == o.dims && m.syms == o.syms && equalExprs(m.results, o.results)
}

func equalExprs(a, b []Expr) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if !a[i].Equal(b[i]) {
			return false
		}
	}
	return true
}

// AppendKey appends a canonical form of m: equal exactly for equal maps, and
// no key is a prefix of another.
func (m Map) AppendKey(dst []byte) []byte {
	dst = appendVarint(dst, int64(m.dims))
	dst = appendVarint(dst, int64(m.syms))
	dst = appendVarint(dst, int64(len(m.results)))
	for _, e := range m.results {
		dst = e.AppendKey(dst)
	}
	return dst
}

// Append appends m as it stands inside affine_map<...>.
func (m Map) Append(dst []byte) []byte {
	dst = appendInputs(dst, m.dims, m.syms)
	dst = append(dst, " -> ("...)
	for i, e := range m.results {
		if i > 0 {
			dst = append(dst, ", "...)
		}
		dst = e.Append(dst)
	}
	return append(dst, ')')
}

// String returns m as [Map.Append] writes it.
func (m Map) String() string { return string(m.Append(nil)) }

func appendInputs(dst []byte, dims, syms int) []byte {
	dst = appendList(append(dst, '('), 'd', dims)
	dst = append(dst, ')')
	if syms > 0 {
		dst = appendList(append(dst, '['), 's', syms)
		dst = append(dst, ']')
	}
	return dst
}

func appendList(dst []byte, letter byte, n int) []byte {
	for i := range n {
		if i > 0 {
			dst = append(dst, ", "...)
		}
		dst = strconv.AppendInt(append(dst, letter), int64(i), 10)
	}
	return dst
}

// IsEmpty reports whether m is () -> ().
func (m Map) IsEmpty() bool { return m.dims == 0 && m.syms == 0 && len(m.results) == 0 }

// IsIdentity reports whether m is an identity of its dimensions. Symbols are of
// no account, as they are not upstream.
func (m Map) IsIdentity() bool {
	return m.dims == len(m.results) && m.areDims(0)
}

// areDims reports whether the results are the dimensions from first on.
func (m Map) areDims(first int) bool {
	for i, e := range m.results {
		if e.Kind() != Dim || e.Position() != first+i {
			return false
		}
	}
	return true
}

// IsSymbolIdentity reports whether m is an identity of symbols alone.
func (m Map) IsSymbolIdentity() bool {
	if m.dims != 0 || m.syms != len(m.results) {
		return false
	}
	for i, e := range m.results {
		if e.Kind() != Symbol || e.Position() != i {
			return false
		}
	}
	return true
}

// IsMinorIdentity reports whether the results are the last dimensions, in
// order.
func (m Map) IsMinorIdentity() bool {
	return m.syms == 0 && m.dims >= len(m.results) && m.areDims(m.dims-len(m.results))
}

// MinorIdentityBroadcast returns the positions of the constant-zero results
// of a map that is a minor identity in the others, and whether m is one.
func (m Map) MinorIdentityBroadcast() (broadcast []int, ok bool) {
	first := m.dims - len(m.results)
	if m.syms != 0 || first < 0 {
		return nil, false
	}
	for i, e := range m.results {
		switch {
		case e.Kind() == Constant && e.isConst(0):
			broadcast = append(broadcast, i)
		case e.Kind() != Dim || e.Position() != first+i:
			return nil, false
		}
	}
	return broadcast, true
}

// SingleConstant returns the value of a map with one constant result.
func (m Map) SingleConstant() (int64, bool) {
	if len(m.results) != 1 {
		return 0, false
	}
	return m.results[0].Constant()
}

// Constants returns the results of a map all of whose results are constants.
func (m Map) Constants() ([]int64, bool) {
	v := make([]int64, len(m.results))
	for i, e := range m.results {
		c, ok := e.Constant()
		if !ok {
			return nil, false
		}
		v[i] = c
	}
	return v, true
}

// IsProjectedPermutation reports whether the results are distinct dimensions
// and there are no symbols; with zeros, constant-zero results may be among
// them.
func (m Map) IsProjectedPermutation(zeros bool) bool {
	if m.syms > 0 || len(m.results) > m.dims {
		return false
	}
	seen := make([]bool, m.dims)
	for _, e := range m.results {
		switch {
		case e.Kind() == Dim:
			if i := e.Position(); seen[i] {
				return false
			} else {
				seen[i] = true
			}
		case !zeros || e.Kind() != Constant || !e.isConst(0):
			return false
		}
	}
	return true
}

// IsPermutation reports whether the results are all dimensions in some order.
func (m Map) IsPermutation() bool {
	return m.dims == len(m.results) && m.IsProjectedPermutation(false)
}

// InversePermutation returns the map that undoes m, whose results must
// include each dimension at least once; ok says whether they do.
func (m Map) InversePermutation() (inv Map, ok bool) {
	if m.syms > 0 {
		return Map{}, false
	}
	r := make([]Expr, m.dims)
	found := 0
	for i, e := range m.results {
		if e.Kind() == Dim && r[e.Position()].n == nil {
			r[e.Position()] = NewDim(i)
			found++
		}
	}
	if found != m.dims {
		return Map{}, false
	}
	return Map{dims: len(m.results), results: r}, true
}

// ResultPosition returns the first result equal to e.
func (m Map) ResultPosition(e Expr) (int, bool) {
	for i, r := range m.results {
		if r.Equal(e) {
			return i, true
		}
	}
	return 0, false
}

// UsesDim reports whether a result has dimension i in it.
func (m Map) UsesDim(i int) bool {
	for _, e := range m.results {
		if e.UsesDim(i) {
			return true
		}
	}
	return false
}

// UsesSymbol reports whether a result has symbol i in it.
func (m Map) UsesSymbol(i int) bool {
	for _, e := range m.results {
		if e.UsesSymbol(i) {
			return true
		}
	}
	return false
}

// SubMap returns the map of the results at the given positions.
func (m Map) SubMap(positions ...int) Map {
	r := make([]Expr, len(positions))
	for i, p := range positions {
		r[i] = m.results[p]
	}
	return Map{m.dims, m.syms, r}
}

// Replace substitutes the dimensions and symbols of every result, as
// [Expr.Replace] does, and gives the map new inputs.
func (m Map) Replace(dims, syms []Expr, numDims, numSyms int) Map {
	return Map{numDims, numSyms, replaceAll(m.results, dims, syms)}
}

func replaceAll(es, dims, syms []Expr) []Expr {
	r := make([]Expr, len(es))
	for i, e := range es {
		r[i] = e.Replace(dims, syms)
	}
	return r
}

// Compose returns m after inner: m's dimensions are inner's results. The
// symbols of the outcome are m's, then inner's.
func (m Map) Compose(inner Map) Map {
	if m.dims != len(inner.results) {
		panic("affine: Compose of maps that do not fit")
	}
	syms := make([]Expr, inner.syms)
	for i := range syms {
		syms[i] = NewSymbol(m.syms + i)
	}
	dims := replaceAll(inner.results, nil, syms)
	return m.Replace(dims, nil, inner.dims, m.syms+inner.syms)
}

// Eval computes the results for the given dimensions and symbols; ok is
// false if one of them is undefined (see [Expr.Eval]).
func (m Map) Eval(dims, syms []int64) (results []int64, ok bool) {
	results = make([]int64, len(m.results))
	for i, e := range m.results {
		if results[i], ok = e.Eval(dims, syms); !ok {
			return nil, false
		}
	}
	return results, true
}

// DropUnused returns m without the dimensions and symbols no result uses;
// those left are renumbered in order.
func (m Map) DropUnused() Map {
	dims, nd := compact(Dim, m.dims, m.results)
	syms, ns := compact(Symbol, m.syms, m.results)
	return m.Replace(dims, syms, nd, ns)
}

// compact maps each used position to its rank among the used ones.
func compact(k Kind, n int, es []Expr) (to []Expr, used int) {
	seen := make([]bool, n)
	for _, e := range es {
		e.n.mark(k, seen)
	}
	to = make([]Expr, n)
	for i, s := range seen {
		if !s {
			continue
		}
		if k == Dim {
			to[i] = NewDim(used)
		} else {
			to[i] = NewSymbol(used)
		}
		used++
	}
	return to, used
}

func (n *node) mark(k Kind, seen []bool) {
	for n.kind.IsBinary() {
		n.rhs.mark(k, seen)
		n = n.lhs
	}
	if n.kind == k {
		seen[n.val] = true
	}
}
