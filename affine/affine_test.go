package affine

import (
	"bytes"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// rawTree is an unsimplified expression, which the test evaluates itself.
type rawTree struct {
	kind Kind
	val  int64
	a, b *rawTree
}

func randomTree(r *rand.Rand, depth int) *rawTree {
	if depth == 0 || r.IntN(6) == 0 {
		switch r.IntN(3) {
		case 0:
			return &rawTree{kind: Dim, val: int64(r.IntN(testDims))}
		case 1:
			return &rawTree{kind: Symbol, val: int64(r.IntN(testSyms))}
		}
		return &rawTree{kind: Constant, val: int64(r.IntN(17) - 8)}
	}
	return &rawTree{kind: Add + Kind(r.IntN(5)), a: randomTree(r, depth-1), b: randomTree(r, depth-1)}
}

func (t *rawTree) build() Expr {
	switch t.kind {
	case Dim:
		return NewDim(int(t.val))
	case Symbol:
		return NewSymbol(int(t.val))
	case Constant:
		return NewConstant(t.val)
	}
	return Combine(t.kind, t.a.build(), t.b.build())
}

// eval computes the tree by big's Euclidean division; nil is undefined.
func (t *rawTree) eval(dims, syms []int64) *big.Int {
	switch t.kind {
	case Dim:
		return big.NewInt(dims[t.val])
	case Symbol:
		return big.NewInt(syms[t.val])
	case Constant:
		return big.NewInt(t.val)
	}
	a, b := t.a.eval(dims, syms), t.b.eval(dims, syms)
	if a == nil || b == nil {
		return nil
	}
	switch t.kind {
	case Add:
		return a.Add(a, b)
	case Mul:
		return a.Mul(a, b)
	case Mod:
		if b.Sign() <= 0 {
			return nil
		}
		return a.Mod(a, b)
	}
	if b.Sign() == 0 {
		return nil
	}
	if b.Sign() < 0 {
		a.Neg(a)
		b.Neg(b)
	}
	if t.kind == FloorDiv {
		return a.Div(a, b)
	}
	return a.Neg(a.Div(a.Neg(a), b))
}

func TestSimplifiedHasSameValue(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	compared := 0
	for range 20000 {
		tree := randomTree(r, 1+r.IntN(4))
		e := tree.build()
		for range 4 {
			dims := []int64{int64(r.IntN(41) - 20), int64(r.IntN(41) - 20), int64(r.IntN(41) - 20)}
			syms := []int64{int64(r.IntN(21) - 10), int64(r.IntN(21) - 10)}
			want := tree.eval(dims, syms)
			got, ok := e.Eval(dims, syms)
			if want == nil || !ok {
				continue
			}
			compared++
			if !want.IsInt64() || want.Int64() != got {
				t.Fatalf("%s at %v%v is %d, want %s", e, dims, syms, got, want)
			}
		}
	}
	if compared < 20000 {
		t.Errorf("only %d values compared", compared)
	}
}

func TestKeyAndEqual(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 2))
	byKey := map[string]Expr{}
	byText := map[string]Expr{}
	for range 50000 {
		e := randomTree(r, r.IntN(4)).build()
		key := string(e.AppendKey(nil))
		if f, ok := byKey[key]; ok && (!f.Equal(e) || f.n.hash != e.n.hash) {
			t.Fatalf("one key for %s and %s", e, f)
		}
		byKey[key] = e
		byText[e.String()] = e
	}
	if len(byKey) < 10000 || len(byKey) < len(byText) {
		t.Errorf("%d keys of %d texts", len(byKey), len(byText))
	}
	keys := make([]string, 0, len(byKey))
	for k := range byKey {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	for i := 1; i < len(keys); i++ {
		if strings.HasPrefix(keys[i], keys[i-1]) {
			t.Fatalf("the key of %s begins that of %s", byKey[keys[i-1]], byKey[keys[i]])
		}
		if byKey[keys[i-1]].Equal(byKey[keys[i]]) {
			t.Fatalf("%s has two keys", byKey[keys[i]])
		}
	}
}

// TestReplace checks that substituting and evaluating commute.
func TestReplace(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 3))
	compared := 0
	for range 20000 {
		m := NewMap(testDims, testSyms, randomTree(r, 3).build(), randomTree(r, 2).build())
		inner := NewMap(testDims, testSyms, randomTree(r, 2).build(), randomTree(r, 2).build(), NewDim(1))
		both := m.Compose(inner)
		dims := []int64{int64(r.IntN(21) - 10), int64(r.IntN(21) - 10), int64(r.IntN(21) - 10)}
		syms := []int64{int64(r.IntN(11) - 5), 3, -2, int64(r.IntN(11) - 5)}
		mid, ok := inner.Eval(dims, syms[2:])
		if !ok {
			continue
		}
		want, ok := m.Eval(mid, syms[:2])
		if !ok {
			continue
		}
		got, ok := both.Eval(dims, syms)
		if !ok {
			continue
		}
		compared++
		if !slices.Equal(got, want) {
			t.Fatalf("%s after %s is %s\nat %v %v: %v, want %v", m, inner, both, dims, syms, got, want)
		}
	}
	if compared < 3000 {
		t.Errorf("only %d values compared", compared)
	}
	e := NewDim(0).Add(NewDim(2)).Add(NewSymbol(1))
	if got := e.ShiftDims(2, 1).String(); got != "d0 + d4 + s1" {
		t.Errorf("shifted: %s", got)
	}
	if got := e.ShiftSymbols(3, 0).String(); got != "d0 + d2 + s4" {
		t.Errorf("shifted: %s", got)
	}
	if e.ShiftDims(2, 3) != e {
		t.Errorf("nothing to replace, yet another tree")
	}
	if got := NewMap(3, 2, e).DropUnused().String(); got != "(d0, d1)[s0] -> (d0 + d1 + s0)" {
		t.Errorf("dropped: %s", got)
	}
}

func TestMapQueries(t *testing.T) {
	perm := Permutation([]int{2, 0, 1})
	inv, ok := perm.InversePermutation()
	if !ok || inv.String() != "(d0, d1, d2) -> (d1, d2, d0)" || !perm.Compose(inv).IsIdentity() || !inv.Compose(perm).IsIdentity() {
		t.Errorf("the inverse of %s is %s, %v", perm, inv, ok)
	}
	if _, ok := MinorIdentity(3, 2).InversePermutation(); ok {
		t.Error("a projection has an inverse")
	}
	d := func(i int) Expr { return NewDim(i) }
	zero := NewConstant(0)
	for _, c := range []struct {
		m    Map
		want string // i: identity, m: minor identity, p: permutation, P: projected permutation, 0: with zeros
	}{
		{Identity(3), "impP0"},
		{Map{}, "impP0"},
		{MinorIdentity(3, 2), "mP0"},
		{NewMap(3, 0, d(0), d(1)), "P0"},
		{NewMap(3, 0, d(2), d(0), d(1)), "pP0"},
		{NewMap(3, 0, d(2), zero), "0"},
		{NewMap(2, 0, d(0), d(0)), ""},
		{NewMap(2, 1, d(0), d(1)), "i"},
		{NewMap(1, 0, d(0), zero), ""},
		{NewMap(1, 0, d(0).Add(NewConstant(1))), ""},
		{NewMap(1, 0, NewConstant(1)), ""},
	} {
		var got string
		for _, q := range []struct {
			name string
			is   bool
		}{{"i", c.m.IsIdentity()}, {"m", c.m.IsMinorIdentity()}, {"p", c.m.IsPermutation()},
			{"P", c.m.IsProjectedPermutation(false)}, {"0", c.m.IsProjectedPermutation(true)}} {
			if q.is {
				got += q.name
			}
		}
		if got != c.want {
			t.Errorf("%s is %q, want %q", c.m, got, c.want)
		}
	}
	if b, ok := NewMap(3, 0, d(1), zero).MinorIdentityBroadcast(); !ok || !slices.Equal(b, []int{1}) {
		t.Errorf("broadcast %v, %v", b, ok)
	}
	if _, ok := NewMap(3, 0, d(0), zero).MinorIdentityBroadcast(); ok {
		t.Error("d0 is no minor dimension")
	}
	if v, ok := ConstantMap(7).SingleConstant(); v != 7 || !ok {
		t.Errorf("constant %d, %v", v, ok)
	}
	if i, ok := perm.ResultPosition(d(1)); i != 2 || !ok {
		t.Errorf("d1 is result %d, %v", i, ok)
	}
	if m := perm.SubMap(2, 0); m.String() != "(d0, d1, d2) -> (d1, d2)" || m.UsesDim(0) || !m.UsesDim(2) {
		t.Errorf("submap %s", m)
	}
	if !SymbolIdentity().IsSymbolIdentity() || SymbolIdentity().String() != "()[s0] -> (s0)" {
		t.Errorf("symbol identity %s", SymbolIdentity())
	}
	if bytes.Equal(Identity(2).AppendKey(nil), MinorIdentity(3, 2).AppendKey(nil)) {
		t.Error("two maps have one key")
	}
}

func TestSet(t *testing.T) {
	s := NewSet(1, 1, []Expr{NewDim(0), NewSymbol(0).Sub(NewDim(0)), NewDim(0).Mod(NewConstant(2))}, []bool{false, false, true})
	if got, want := s.String(), "(d0)[s0] : (d0 >= 0, -d0 + s0 >= 0, d0 mod 2 == 0)"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	for v, want := range map[int64]bool{-2: false, 0: true, 3: false, 4: true, 12: false} {
		if in, ok := s.Contains([]int64{v}, []int64{10}); !ok || in != want {
			t.Errorf("%d: %v, %v", v, in, ok)
		}
	}
	if _, ok := s.Contains([]int64{1}, nil); ok {
		t.Error("a missing symbol has a value")
	}
	if s.IsEmpty() || !EmptySet(1, 1).IsEmpty() || s.NumEqualities() != 1 {
		t.Error("which set is empty?")
	}
	if r := s.Replace([]Expr{NewSymbol(0)}, nil, 0, 1); r.String() != "()[s0] : (s0 >= 0, 0 >= 0, s0 mod 2 == 0)" {
		t.Errorf("replaced: %s", r)
	}
}

func TestStrides(t *testing.T) {
	for _, strides := range [][]int64{{}, {1}, {Dynamic, 1}, {100, Dynamic, 0, -3}} {
		for _, offset := range []int64{0, 7, Dynamic} {
			m := StridedMap(strides, offset)
			s, o, ok := m.ConstantStrides()
			if !ok || !slices.Equal(s, strides) || o != offset {
				t.Errorf("%s has strides %v and offset %d, %v", m, s, o, ok)
			}
		}
	}
	if got := StridedMap([]int64{Dynamic, 4, 1}, Dynamic).String(); got != "(d0, d1, d2)[s0, s1] -> (d0 * s1 + s0 + d1 * 4 + d2)" {
		t.Errorf("strided map %s", got)
	}
	e := NewDim(0).Add(NewDim(1).Mul(NewConstant(3))).Add(NewConstant(5)).Mul(NewSymbol(0)).Add(NewDim(0))
	s, o, ok := NewMap(2, 1, e).Strides()
	if !ok || s[0].String() != "s0 + 1" || s[1].String() != "s0 * 3" || o.String() != "s0 * 5" {
		t.Errorf("%s has strides %v and offset %s, %v", e, s, o, ok)
	}
	if _, _, ok := NewMap(1, 0, NewDim(0).FloorDiv(NewConstant(2))).Strides(); ok {
		t.Error("a quotient has strides")
	}
	for _, c := range []struct{ shape, want []int64 }{
		{nil, nil},
		{[]int64{2, Dynamic, 3, 4}, []int64{Dynamic, 12, 4, 1}},
		{[]int64{2, 4, 0, 5}, []int64{Dynamic, Dynamic, 5, 1}},
		{[]int64{7, 1 << 32, 1 << 32, 2}, []int64{0, 1 << 33, 2, 1}},
	} {
		if got := RowMajorStrides(c.shape); !slices.Equal(got, c.want) {
			t.Errorf("row-major strides of %v are %v, want %v", c.shape, got, c.want)
		}
	}
}

// TestBounds grows expressions along every edge until they are refused, and
// takes the largest through everything recursive.
func TestBounds(t *testing.T) {
	grow := map[string]func(e Expr, i int) Expr{
		"left sum":   func(e Expr, i int) Expr { return e.Add(NewDim(i + 1)) },
		"right sum":  func(e Expr, i int) Expr { return binary(Add, NewDim(i), e) },
		"mod":        func(e Expr, i int) Expr { return e.Mod(NewSymbol(i)) },
		"right mod":  func(e Expr, i int) Expr { return NewSymbol(i).Mod(e) },
		"floordiv":   func(e Expr, i int) Expr { return e.FloorDiv(NewConstant(3)).Add(NewDim(i)) },
		"square":     func(e Expr, i int) Expr { return e.FloorDiv(e.Mod(NewSymbol(i))) },
		"self":       func(e Expr, i int) Expr { return e.CeilDiv(e) },
		"merge":      func(e Expr, i int) Expr { return e.Add(NewDim(i).FloorDiv(NewConstant(3)).Mul(NewConstant(2))) },
		"distribute": func(e Expr, i int) Expr { return e.Mul(NewConstant(-1)).Add(NewDim(i)).FloorDiv(NewConstant(-1)) },
	}
	for name, f := range grow {
		e := NewSymbol(0)
		for i := range 100_000 {
			next := f(e, i)
			if next.TooComplex() {
				break
			}
			if i == 99_999 {
				t.Errorf("%s: no bound", name)
			}
			e = next
		}
		if n := len(e.AppendKey(nil)); n < 1000 || n > 10*MaxSize || !e.IsValid() {
			t.Errorf("%s: key of %d bytes", name, n)
		}
		_ = e.String()
		e.Eval(make([]int64, e.NumDims()), make([]int64, e.NumSymbols()))
		e.Walk(func(Expr) {})
		to := []Expr{NewDim(1), NewDim(0)}
		e.Replace(to, to)
		f(f(e, 1), 2).Add(e).Mul(e).Mod(e)
		NewMap(e.NumDims(), e.NumSymbols(), e).Strides()
	}
	if s := (Expr{tooComplex}).Add(NewDim(0)); !s.TooComplex() || s.IsValid() {
		t.Error("too complex does not spread")
	}
}

func TestWrap(t *testing.T) {
	most := NewConstant(math.MaxInt64)
	for _, c := range []struct {
		e    Expr
		want string
	}{
		{most.Add(NewConstant(1)), "9223372036854775807 + 1"},
		{most.Mul(NewConstant(2)), "9223372036854775807 * 2"},
		{NewDim(0).Mul(most).Mul(NewConstant(2)), "d0 * -2"},
		{NewDim(0).Add(most).Add(NewConstant(2)), "d0 - 9223372036854775807"},
		{NewConstant(math.MinInt64).FloorDiv(NewConstant(-1)), "-9223372036854775808 floordiv -1"},
		{NewConstant(5).Mod(NewConstant(-3)), "5 mod -3"},
		{NewConstant(5).CeilDiv(NewConstant(0)), "5 ceildiv 0"},
		{NewConstant(-5).FloorDiv(NewConstant(3)), "-2"},
		{NewConstant(-5).CeilDiv(NewConstant(3)), "-1"},
		{NewConstant(-5).Mod(NewConstant(3)), "1"},
	} {
		if got := c.e.String(); got != c.want {
			t.Errorf("%s, want %s", got, c.want)
		}
	}
	if _, ok := most.Add(NewConstant(1)).Eval(nil, nil); ok {
		t.Error("an overflowing sum has a value")
	}
}

func BenchmarkBuild(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		NewDim(0).Mul(NewConstant(64)).Add(NewDim(1)).Add(NewSymbol(0)).FloorDiv(NewConstant(8))
	}
}
