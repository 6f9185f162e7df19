package rewrite

import "github.com/gomlir/gomlir/ir"

// A Folder keeps the constants of regions unique: one operation at the start of the
// region for each value and type. Constants may move out of regions that are not
// isolated from above. It serves as long as nothing else erases them; Forget says
// that something did.
//
// The model is MLIR's OperationFolder.
type Folder struct {
	r         *Rewriter
	constants map[constant]*ir.Operation
	owned     map[*ir.Operation]constant
}

// A constant is what makes two constants the same operation.
type constant struct {
	region  *ir.Region
	dialect *ir.Dialect
	value   ir.Attribute
	typ     ir.Type
}

// NewFolder returns a folder that makes changes through a rewriter.
func NewFolder(r *Rewriter) *Folder {
	return &Folder{r: r, constants: map[constant]*ir.Operation{}, owned: map[*ir.Operation]constant{}}
}

// Add takes charge of a constant: it moves it to the start of its region, or
// replaces it by the equal one that is there, erases it, and returns false. It
// returns false, too, if the operation is no constant; known says which.
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
			op.MoveBefore(op.Block().First())
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
		op.MoveBefore(block.First())
		op.SetLoc(ir.NewUnknownLoc(op.Context()))
	} else if f.isBehindOther(op) {
		op.MoveBefore(block.First())
	}
	f.constants[key], f.owned[op] = op, key
	return true, true
}

// isBehindOther reports whether there is something other than the folder's
// constants right before an operation.
func (f *Folder) isBehindOther(op *ir.Operation) bool {
	if op.Prev() == nil {
		return false
	}
	_, owned := f.owned[op.Prev()]
	return !owned
}

// Forget takes an operation out of the folder's charge, because it is about to be
// erased.
func (f *Folder) Forget(op *ir.Operation) {
	if key, ok := f.owned[op]; ok {
		delete(f.constants, key)
		delete(f.owned, op)
	}
}

// constantRegion is the region that constants of a block belong to: the innermost
// one around it that is isolated from above.
func constantRegion(b *ir.Block) *ir.Region {
	r := b.Region()
	for {
		op := r.Op()
		if op == nil || !op.Def().Registered() || op.Has(ir.IsolatedFromAbove) || op.Block() == nil || op.ParentRegion() == nil {
			return r
		}
		r = op.ParentRegion()
	}
}

// Materialize makes the values that folding an operation has found, at the
// rewriter's insertion point: those that are there, and new constants. ok is false,
// and nothing is changed, if the operation's dialect has no operation for a
// constant.
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
