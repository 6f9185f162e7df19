package vectorlower

import (
	"slices"

	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/ub"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
)

// LinearTypes returns a type converter that makes vectors of one dimension of vectors of several, if at
// most one of these is scalable. It casts with vector.shape_cast. Together with IsLinear and Linearize
// it is for a conversion: MLIR's populateForVectorLinearize.
func LinearTypes() *convert.TypeConverter {
	types := convert.NewTypeConverter()
	convert.Add(types, func(t ir.Type) ir.Type { return t })
	types.AddRule(func(t ir.Type) ([]ir.Type, convert.Outcome) {
		v, ok := t.(*ir.VectorType)
		if !ok || v.Rank() < 2 {
			return nil, convert.Unknown
		}
		scalable := 0
		for i := range v.Rank() {
			if v.Scalable(i) {
				scalable++
			}
		}
		n, ok := ir.NumElements(v.Shape())
		if !ok || scalable > 1 {
			return nil, convert.Unknown
		}
		return []ir.Type{ir.NewVectorType([]int64{n}, []bool{scalable > 0}, v.Elem())}, convert.Converted
	})
	cast := func(b *ir.Builder, to []ir.Type, from []*ir.Value, _ ir.Type) []*ir.Value {
		if len(to) != 1 || len(from) != 1 {
			return nil
		}
		_, toVector := to[0].(*ir.VectorType)
		if _, fromVector := from[0].Type().(*ir.VectorType); !fromVector || !toVector {
			return nil
		}
		return []*ir.Value{vector.NewShapeCast(b, to[0], from[0]).Result()}
	}
	types.AddSource(cast)
	types.AddTarget(cast)
	return types
}

// IsLinear returns a function that reports whether an operation needs no conversion by Linearize: it
// has only types that stay, or cannot be converted.
func IsLinear(types *convert.TypeConverter) func(op *ir.Operation) bool {
	return func(op *ir.Operation) bool {
		switch {
		case op.Is(vector.ShapeCast):
			return true
		case op.Is(vector.ExtractStridedSlice), op.Is(vector.InsertStridedSlice), op.Is(vector.Extract), op.Is(vector.Insert):
			for _, v := range op.Operands().All() {
				if t, ok := v.Type().(*ir.VectorType); ok && t.IsScalable() {
					return true
				}
			}
		case op.Def().Namespace() != "vector" && !op.Has(ir.ConstantLike) && !op.Has(ir.Vectorizable):
			return true
		}
		return types.IsLegalOp(op)
	}
}

// Linearize returns patterns of a conversion of vectors to one dimension. Parts of vectors are
// extracted and inserted by shuffles: MLIR's populateVectorLinearizeBasePatterns and
// populateVectorLinearizeShuffleLikeOpsPatterns.
func Linearize(types *convert.TypeConverter) []convert.Pattern {
	l := linearize{types}
	return []convert.Pattern{
		{Name: "constant", Types: types, Convert: l.constant},
		{Name: "elementwise", Types: types, Convert: l.elementwise},
		convert.On(types, l.bitCast),
		convert.On(types, l.createMask),
		convert.On(types, l.load),
		convert.On(types, l.store),
		convert.On(types, l.broadcast),
		convert.On(types, l.fromElements),
		convert.On(types, l.toElements),
		convert.On(types, l.shuffle),
		convert.On(types, l.extract),
		convert.On(types, l.insert),
		convert.On(types, l.extractSlice),
		convert.On(types, l.insertSlice),
	}
}

// linearize is the receiver of the patterns.
type linearize struct{ types *convert.TypeConverter }

// replacement replaces an operation with a value in a conversion and returns true.
func replacement(r *convert.Rewriter, op *ir.Operation, v *ir.Value) bool {
	r.Replace(op, v)
	return true
}

// renewed creates an operation with the name and the attributes of another, and other operands and
// types.
func (l linearize) renewed(r *convert.Rewriter, op *ir.Operation, operands []*ir.Value) *ir.Operation {
	results, ok := l.types.ConvertAll(op.Results().Types())
	if !ok {
		return nil
	}
	made := r.Create(&ir.OperationState{Context: r.Context(), Def: op.Def(), Operands: operands, Results: results})
	made.SetInherentAttrs(op.InherentAttrs())
	made.SetDiscardables(op.Discardables())
	return made
}

func (l linearize) constant(op *ir.Operation, _ [][]*ir.Value, r *convert.Rewriter) bool {
	if !op.Has(ir.ConstantLike) || op.NumResults() != 1 {
		return false
	}
	t, ok := l.types.ConvertOne(op.Result(0).Type()).(*ir.VectorType)
	if !ok {
		return false
	}
	value := op.Attr("value")
	switch a := value.(type) {
	case *ir.DenseElementsAttr:
		if t.IsScalable() && !a.IsSplat() {
			return r.NoMatch(op, "Cannot linearize a constant scalable vector that's not a splat")
		}
		value = ir.NewDenseElementsAttr(t, []byte(a.Raw()), a.IsSplat())
	case *ub.PoisonAttr:
	default:
		return r.NoMatch(op, "unsupported attr type")
	}
	made := l.renewed(r, op, nil)
	made.SetAttr("value", value)
	return replacement(r, op, made.Result(0))
}

func (l linearize) elementwise(op *ir.Operation, in [][]*ir.Value, r *convert.Rewriter) bool {
	operands, ok := convert.OneToOne(in)
	if !ok || !op.Has(ir.Vectorizable) {
		return false
	}
	made := l.renewed(r, op, operands)
	if made == nil {
		return false
	}
	r.ReplaceBy(op, made)
	return true
}

func (l linearize) bitCast(op vector.BitCastOp, in vector.BitCastAdaptor[*ir.Value], r *convert.Rewriter) bool {
	return replacement(r, op.Op(), vector.NewBitCast(r.Builder, l.types.ConvertOne(op.Result().Type()), in.Source()).Result())
}

// createMask makes a mask of one row, which is empty if there is none.
func (l linearize) createMask(op vector.CreateMaskOp, in vector.CreateMaskAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := vectorTypeOf(op.Op().Result(0))
	if t.Rank() != 2 || t.Shape()[0] != 1 || t.Scalable(0) {
		return r.NoMatch(op.Op(), "only 2D mask is supported.")
	}
	b, index := r.Builder, r.Context().Index()
	zero := arith.NewConstantInt(b, index, 0).Result()
	some := arith.NewCmpI(b, arith.CmpIPredicateSgt, in.Values()[0], zero).Result()
	some = arith.NewIndexCast(b, index, some).Result()
	size := arith.NewAndI(b, some, in.Values()[1]).Result()
	return replacement(r, op.Op(), vector.NewCreateMask(b, l.types.ConvertOne(t), size).Op().Result(0))
}

// isRow reports whether only the last dimension of a vector is larger than 1 or scalable.
func isRow(t *ir.VectorType) bool {
	for i := range t.Rank() - 1 {
		if t.Shape()[i] != 1 || t.Scalable(i) {
			return false
		}
	}
	return true
}

func (l linearize) load(op vector.LoadOp, in vector.LoadAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := vectorTypeOf(op.Result())
	return isRow(t) && replacement(r, op.Op(), vector.NewLoad(r.Builder, l.types.ConvertOne(t), in.Base(), in.Indices()...).Result())
}

func (l linearize) store(op vector.StoreOp, in vector.StoreAdaptor[*ir.Value], r *convert.Rewriter) bool {
	if !isRow(vectorTypeOf(op.ValueToStore())) {
		return false
	}
	vector.NewStore(r.Builder, in.ValueToStore(), in.Base(), in.Indices()...)
	r.Erase(op.Op())
	return true
}

func (l linearize) broadcast(op vector.BroadcastOp, in vector.BroadcastAdaptor[*ir.Value], r *convert.Rewriter) bool {
	if t, ok := op.Source().Type().(*ir.VectorType); ok && (t.IsScalable() || product(t.Shape()) != 1) {
		return r.NoMatch(op.Op(), "only broadcasts of single elements can be linearized.")
	}
	return replacement(r, op.Op(), vector.NewBroadcast(r.Builder, l.types.ConvertOne(op.Result().Type()), in.Source()).Result())
}

func (l linearize) fromElements(op vector.FromElementsOp, in vector.FromElementsAdaptor[*ir.Value], r *convert.Rewriter) bool {
	return replacement(r, op.Op(), vector.NewFromElements(r.Builder, l.types.ConvertOne(op.Result().Type()), in.Values()...).Result())
}

func (l linearize) toElements(op vector.ToElementsOp, in vector.ToElementsAdaptor[*ir.Value], r *convert.Rewriter) bool {
	if vectorTypeOf(in.Source()).Rank() != 1 {
		return false
	}
	r.ReplaceBy(op.Op(), vector.NewToElements(r.Builder, in.Source()).Op())
	return true
}

// listable reports whether a mask may have as many elements as a vector, which must not be scalable.
func listable(v *ir.Value) bool {
	t := vectorTypeOf(v)
	n, ok := ir.NumElements(t.Shape())
	return ok && n <= maxListed && !t.IsScalable()
}

// counted returns n numbers from first on.
func counted(first, n int64) []int64 {
	list := make([]int64, n)
	for i := range list {
		list[i] = first + int64(i)
	}
	return list
}

func (l linearize) shuffle(op vector.ShuffleOp, in vector.ShuffleAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := vectorTypeOf(op.V1())
	if !listable(op.Result()) || t.Rank() < 2 {
		return false
	}
	n := product(t.Shape()[1:])
	var mask []int64
	for _, m := range op.Mask() {
		if m < 0 {
			mask = append(mask, slices.Repeat([]int64{vector.Poison}, int(n))...)
			continue
		}
		mask = append(mask, counted(m*n, n)...)
	}
	return replacement(r, op.Op(), vector.NewShuffle(r.Builder, in.V1(), in.V2(), mask).Result())
}

// offsetAt returns the number of the first element at constant indices, and the number of elements
// there. ok is false if an index is a value.
func offsetAt(t *ir.VectorType, at []int64) (offset, n int64, ok bool) {
	n = product(t.Shape())
	for i, x := range at {
		if x < 0 {
			return 0, 0, false
		}
		n /= t.Shape()[i]
		offset += x * n
	}
	return offset, n, true
}

func (l linearize) extract(op vector.ExtractOp, in vector.ExtractAdaptor[*ir.Value], r *convert.Rewriter) bool {
	offset, n, ok := offsetAt(vectorTypeOf(op.Source()), op.StaticPosition())
	if !ok || !listable(op.Source()) {
		return r.NoMatch(op.Op(), "dynamic position is not supported.")
	}
	if _, isVector := op.Result().Type().(*ir.VectorType); !isVector {
		return replacement(r, op.Op(), extractAt(r.Builder, in.Source(), offset))
	}
	return replacement(r, op.Op(), vector.NewShuffle(r.Builder, in.Source(), in.Source(), counted(offset, n)).Result())
}

func (l linearize) insert(op vector.InsertOp, in vector.InsertAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := vectorTypeOf(op.Dest())
	offset, n, ok := offsetAt(t, op.StaticPosition())
	if !ok || !listable(op.Dest()) {
		return r.NoMatch(op.Op(), "dynamic position is not supported.")
	}
	if _, isVector := op.ValueToStore().Type().(*ir.VectorType); !isVector {
		return replacement(r, op.Op(), insertAt(r.Builder, in.ValueToStore(), in.Dest(), offset))
	}
	all := product(t.Shape())
	mask := counted(0, all)
	copy(mask[offset:], counted(all, n))
	return replacement(r, op.Op(), vector.NewShuffle(r.Builder, in.Dest(), in.ValueToStore(), mask).Result())
}

// sliceIndices returns the numbers of the elements of a slice in a larger vector.
func sliceIndices(slice, t *ir.VectorType, offsets []int64) []int64 {
	strides := affine.RowMajorStrides(t.Shape())
	lead := t.Rank() - slice.Rank()
	var list []int64
	for at := range ir.Indices(slice.Shape()) {
		n := int64(0)
		for i, s := range strides {
			if i < len(offsets) {
				n += offsets[i] * s
			}
			if i >= lead {
				n += at[i-lead] * s
			}
		}
		list = append(list, n)
	}
	return list
}

func (l linearize) extractSlice(op vector.ExtractStridedSliceOp, in vector.ExtractStridedSliceAdaptor[*ir.Value], r *convert.Rewriter) bool {
	if !listable(op.Source()) {
		return false
	}
	mask := sliceIndices(vectorTypeOf(op.Op().Result(0)), vectorTypeOf(op.Source()), intsOf(op.Offsets()))
	return replacement(r, op.Op(), vector.NewShuffle(r.Builder, in.Source(), in.Source(), mask).Result())
}

func (l linearize) insertSlice(op vector.InsertStridedSliceOp, in vector.InsertStridedSliceAdaptor[*ir.Value], r *convert.Rewriter) bool {
	if !listable(op.Dest()) {
		return false
	}
	t := vectorTypeOf(op.Dest())
	mask := counted(0, product(t.Shape()))
	for i, n := range sliceIndices(vectorTypeOf(op.ValueToStore()), t, intsOf(op.Offsets())) {
		mask[n] = product(t.Shape()) + int64(i)
	}
	return replacement(r, op.Op(), vector.NewShuffle(r.Builder, in.Dest(), in.ValueToStore(), mask).Result())
}
