package rewrite

import "github.com/gomlir/gomlir/ir"

// A Folder keeps constants unique: it has one operation for each value and type, at the
// start of a region. Constants move out of regions that are not isolated from above. A
// constant that is erased by somebody else must be taken from the folder with Forget.
//
// This is MLIR's OperationFolder.
type Folder struct {
	r         *Rewriter
	constants map[constant]*ir.Operation
	owned     map[*ir.Operation]constant
	// aliases are further keys of operations that a dialect made of another's constants.
	aliases map[*ir.Operation][]constant
}

// A constant is the key of a constant operation: equal keys make one operation.
type constant struct {
	region  *ir.Region
	dialect *ir.Dialect
	value   ir.Attribute
	typ     ir.Type
}

// NewFolder returns a folder that changes the IR through a rewriter.
func NewFolder(r *Rewriter) *Folder {
	return &Folder{r: r, constants: map[constant]*ir.Operation{}, owned: map[*ir.Operation]constant{}}
}

// reset makes the folder a new one.
func (f *Folder) reset(r *Rewriter) {
	*f = Folder{r: r, constants: emptied(f.constants), owned: emptied(f.owned)}
}

// Add makes a constant operation unique: it moves it to the start of its region, or
// erases it in favour of the equal one there and returns false. It also returns false
// for an operation that is not a constant. known says whether the operation is one.
func (f *Folder) Add(op *ir.Operation) (kept, known bool) {
	if !op.Has(ir.ConstantLike) || op.NumResults() != 1 {
		return false, false
	}
	value := ir.ConstantOf(op.Result(0))
	if value == nil {
		return false, false
	}
	if _, ok := f.owned[op]; ok {
		if f.isBehindOther(op) {
			f.moveToStart(op, op.Block())
		}
		return true, true
	}
	key := constant{constantRegion(op.Block()), op.Def().Dialect(), value, op.Result(0).Type()}
	if same := f.constants[key]; same != nil {
		f.r.Replace(op, same.Result(0))
		same.SetLoc(ir.NewUnknownLoc(op.Context()))
		return false, true
	}
	block := key.region.First()
	if op.Block() != block {
		f.moveToStart(op, block)
		op.SetLoc(ir.NewUnknownLoc(op.Context()))
	} else if f.isBehindOther(op) {
		f.moveToStart(op, block)
	}
	f.constants[key], f.owned[op] = op, key
	return true, true
}

func (f *Folder) moveToStart(op *ir.Operation, b *ir.Block) {
	op.MoveBefore(b.First())
	f.r.changes()
}

// isBehindOther reports whether the operation before one is not a constant of the
// folder.
func (f *Folder) isBehindOther(op *ir.Operation) bool {
	if op.Prev() == nil {
		return false
	}
	_, owned := f.owned[op.Prev()]
	return !owned
}

// Forget removes an operation from the folder before somebody erases it.
func (f *Folder) Forget(op *ir.Operation) {
	if key, ok := f.owned[op]; ok {
		delete(f.constants, key)
		delete(f.owned, op)
		for _, key := range f.aliases[op] {
			delete(f.constants, key)
		}
		delete(f.aliases, op)
	}
}

// ConstantRegionInterface is for dialects with regions that keep their constants although they are
// not isolated from above. It is MLIR's DialectFoldInterface.
var ConstantRegionInterface = ir.NewDialectInterface[ConstantRegions]("DialectFoldInterface")

// ConstantRegions says which regions keep their constants.
type ConstantRegions interface {
	// KeepsConstants reports whether constants stay in a region of an operation of the dialect.
	KeepsConstants(r *ir.Region) bool
}

// constantRegion returns the region for the constants of a block: the innermost one
// around it that is isolated from above, or keeps its constants.
func constantRegion(b *ir.Block) *ir.Region {
	r := b.Region()
	for {
		op := r.Op()
		if op == nil || !op.Def().Registered() || op.Has(ir.IsolatedFromAbove) || op.Block() == nil || op.ParentRegion() == nil {
			return r
		}
		if d := op.Def().Dialect(); d != nil {
			if keeps, ok := ConstantRegionInterface.Of(op.Context(), d); ok && keeps.KeepsConstants(r) {
				return r
			}
		}
		r = op.ParentRegion()
	}
}

// Materialize returns values for what folding an operation has found. For attributes it
// creates constants, at the rewriter's insertion point. ok is false, and nothing is
// changed, if the operation's dialect cannot create one.
func Materialize(r *Rewriter, op *ir.Operation, results []ir.FoldResult) (values []*ir.Value, made []*ir.Operation, ok bool) {
	dialect := op.Def().Dialect()
	b := ir.NewBuilder(op.Context()).LocOf(op)
	for i, res := range results {
		if res.Value != nil {
			if res.Value.Type() != op.Result(i).Type() {
				return nil, nil, false
			}
			values = append(values, res.Value)
			continue
		}
		var c *ir.Operation
		if dialect != nil && dialect.MaterializeConstant != nil {
			c = dialect.MaterializeConstant(b, res.Attr, op.Result(i).Type())
		}
		if c == nil {
			for _, c := range made {
				c.Erase()
			}
			return nil, nil, false
		}
		made = append(made, c)
		values = append(values, c.Result(0))
	}
	for _, c := range made {
		r.Insert(c)
	}
	return values, made, true
}

// Constant returns the constant operation's result for a value that is known to be a
// constant: one of its type, at the start of the innermost region around it that is
// isolated from above. If the folder has none yet, the dialect makes one, of unknown
// location, since it may come to stand for other values, too. The result is nil if the
// dialect cannot make one; a nil dialect cannot.
func (f *Folder) Constant(v *ir.Value, value ir.Attribute, dialect *ir.Dialect) *ir.Value {
	key := constant{constantRegion(v.ParentBlock()), dialect, value, v.Type()}
	if op := f.constants[key]; op != nil {
		return op.Result(0)
	}
	if dialect == nil || dialect.MaterializeConstant == nil {
		return nil
	}
	c := v.Type().Context()
	op := dialect.MaterializeConstant(ir.NewBuilder(c).SetLoc(ir.NewUnknownLoc(c)), value, v.Type())
	if op == nil {
		return nil
	}
	if made := op.Def().Dialect(); made != dialect {
		// The operation is of another dialect, which may have one already.
		own := key
		own.dialect = made
		if same := f.constants[own]; same != nil {
			op.Erase()
			f.alias(same, key)
			return same.Result(0)
		}
		f.alias(op, key)
		key = own
	}
	f.r.AtStart(key.region.First())
	f.r.Insert(op)
	f.constants[key], f.owned[op] = op, key
	return op.Result(0)
}

// alias makes a constant that the folder has be found by another key, too.
func (f *Folder) alias(op *ir.Operation, key constant) {
	if f.aliases == nil {
		f.aliases = map[*ir.Operation][]constant{}
	}
	f.constants[key] = op
	f.aliases[op] = append(f.aliases[op], key)
}

// Fold folds an operation by itself, again up to a number of times if that changes it in
// place. Constants that it folds to are unique, at the start of the region; so are
// constants that are folded themselves. It reports whether anything changed.
func (f *Folder) Fold(op *ir.Operation, times int) bool {
	if _, ok := f.owned[op]; ok {
		if f.isBehindOther(op) {
			f.moveToStart(op, op.Block())
		}
		return false
	}
	changed := false
	for range times {
		results, ok := op.Fold()
		if !ok {
			break
		}
		if len(results) > 0 {
			return f.replace(op, results) || changed
		}
		f.r.engine.EndModify(op, false)
		changed = true
	}
	return changed
}

// replace replaces an operation by what it folds to. It returns false if a value has
// another type, or if the dialect cannot make a constant.
func (f *Folder) replace(op *ir.Operation, results []ir.FoldResult) bool {
	values := make([]*ir.Value, len(results))
	for i, res := range results {
		v := res.Value
		if v == nil {
			if v = f.Constant(op.Result(i), res.Attr, op.Def().Dialect()); v != nil && v.ParentBlock() == op.Block() && v.DefiningOp().Prev() != nil {
				f.moveToStart(v.DefiningOp(), op.Block()) // it may have come after the operation
			}
		}
		if v == nil || v.Type() != op.Result(i).Type() {
			f.eraseUnused(results[:i], values)
			return false
		}
		values[i] = v
	}
	f.Forget(op)
	f.r.Replace(op, values...)
	return true
}

// eraseUnused erases those constants among some values that were made in vain.
func (f *Folder) eraseUnused(results []ir.FoldResult, values []*ir.Value) {
	for i, res := range results {
		if def := values[i].DefiningOp(); res.Value == nil && !values[i].HasUses() && def.Block() != nil {
			f.Forget(def)
			f.r.Erase(def)
		}
	}
}
