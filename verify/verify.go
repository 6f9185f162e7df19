package verify

import (
	"runtime"
	"sync"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/dominance"
)

// Options control a verification. The zero Options verify everything.
type Options struct {
	// Threads is the largest number of goroutines; 0 means one per processor. The diagnostics do
	// not depend on it.
	Threads int
	// Shallow leaves out the operations in the regions of the operation that
	// is verified, but not its blocks and their dominance.
	Shallow bool
	// Valid reports whether an operation that is isolated from above, directly in the one
	// that is verified, is known to be valid. Then only the references to symbols in it
	// are checked. It is not asked about symbol tables. It may be nil.
	Valid func(op *ir.Operation) bool
}

// Operation verifies an operation and all below it. It gives the errors to the handler,
// in an order that does not depend on the number of threads. It returns false if it
// found an error.
//
// It only reads the IR, except that it may number operations and blocks. The IR around
// the operation may be invalid. Nothing may change the tree meanwhile.
func Operation(op *ir.Operation, opts Options, report diag.Handler) bool {
	threads := opts.Threads
	if threads <= 0 {
		threads = runtime.GOMAXPROCS(0)
	}
	v := newVerifier(&shared{ctx: op.Context(), top: op, shallow: opts.Shallow, valid: opts.Valid})
	if threads > 1 {
		v.workers = make(chan struct{}, threads-1)
	}
	defer v.free()
	v.report = report
	return v.nonNull(op) && v.isolated(op) && v.scopes(op)
}

// verifiers are those that nobody uses, for their memory: most verifications are of small
// functions, and there are many.
var verifiers = sync.Pool{New: func() any { return &verifier{} }}

// newVerifier returns a verifier that is a goroutine's part of a verification.
func newVerifier(s *shared) *verifier {
	v := verifiers.Get().(*verifier)
	v.shared = s
	return v
}

// free gives the verifier's memory to the next verification.
func (v *verifier) free() {
	*v = verifier{dom: v.dom, state: v.state, pending: v.pending[:0], distant: v.distant[:0], users: v.users[:0]}
	v.dom.Reset()
	verifiers.Put(v)
}

func init() {
	ir.RegisterVerifier(func(op *ir.Operation) bool {
		return Operation(op, Options{Threads: 1}, func(*diag.Diagnostic) {})
	})
}

// shared is the state that the goroutines of a verification share.
type shared struct {
	ctx     *ir.Context
	symbols ir.SymbolTables
	top     *ir.Operation
	shallow bool
	valid   func(op *ir.Operation) bool // of operations directly in top; may be nil
	workers chan struct{}               // one element for each goroutine that was started; nil if none may be
}

// A verifier is one goroutine's part of a verification.
type verifier struct {
	*shared
	report diag.Handler
	dom    dominance.Info
	state  ir.OperationState // for the inference of types
	op     *ir.Operation     // the last one whose verification began

	missing missingWalk

	// The following are stacks. The verification of an operation pops what it pushed.

	// pending are the isolated operations that wait until the operation
	// around them is done.
	pending []*ir.Operation
	// distant are the operations below the innermost isolated operation that have an
	// operand not defined earlier in the same block.
	distant []*ir.Operation
	// users are the operations below the innermost symbol table that check the symbols
	// they refer to.
	users []*ir.Operation
}

// ok reports d unless it is nil. It returns whether to continue the verification.
func (v *verifier) ok(d *diag.Diagnostic) bool {
	if d == nil {
		return true
	}
	noteContexts(d, v.op)
	v.report(d)
	return d.Tolerated
}

// isolated verifies an operation independently of those around it.
func (v *verifier) isolated(op *ir.Operation) bool {
	if v.valid != nil && op.ParentOp() == v.top && v.valid(op) {
		users := len(v.users)
		if v.appendUsers(op) {
			return true
		}
		v.users = v.users[:users]
	}
	distant := len(v.distant)
	ok := v.operation(op, distant) && v.dominance(op, v.distant[distant:])
	v.distant = v.distant[:distant]
	return ok
}

// operation verifies an operation, except for dominance. Elements of v.distant
// from the given one on belong to the innermost isolated operation, which may
// be this one.
func (v *verifier) operation(op *ir.Operation, distant int) bool {
	if !v.enter(op) {
		return false
	}
	if op.NumRegions() == 0 {
		def := op.Def()
		plain := len(def.Regions) == 0 && !ir.VerifyRegionsInterface.Has(op.Context(), def)
		return def.Registered() && plain || v.leave(op, nil, 0, distant)
	}
	pending, users := len(v.pending), len(v.users)
	ok := true
	for _, r := range op.Regions() {
		for b := r.First(); b != nil && ok; b = b.Next() {
			ok = v.block(b, distant)
		}
		if !ok {
			break
		}
	}
	ok = ok && v.leave(op, v.pending[pending:], users, distant)
	v.pending = v.pending[:pending]
	if op.Has(ir.HasSymbolTable) {
		v.users = v.users[:users]
	}
	return ok
}

// block verifies a block and the operations in it that are not isolated. Those
// that are go on the stack.
func (v *verifier) block(b *ir.Block, distant int) bool {
	if !v.enterBlock(b) {
		return false
	}
	for op := b.First(); op != nil; op = op.Next() {
		if !v.nonNull(op) {
			return false
		}
		if !local(op) {
			v.distant = append(v.distant, op)
		}
		if v.shallow {
			continue
		}
		if usesSymbols(op) {
			v.users = append(v.users, op)
		}
		if op.NumRegions() != 0 && op.Has(ir.IsolatedFromAbove) {
			v.pending = append(v.pending, op)
		} else if !v.operation(op, distant) {
			return false
		}
	}
	return v.leaveBlock(b)
}

// nonNull checks that no operand is nil.
func (v *verifier) nonNull(op *ir.Operation) bool {
	uses := op.OperandUses()
	for i := range uses {
		if uses[i].Value() == nil {
			v.op = op
			return v.ok(op.ErrorPlainf("null operand found"))
		}
	}
	return true
}

// local reports whether all operands are arguments of the operation's block or come
// from before it in the block. Then their dominance needs no further check.
func local(op *ir.Operation) bool {
	uses := op.OperandUses()
	for i := range uses {
		val := uses[i].Value()
		if def := val.DefiningOp(); def != nil {
			if def.Block() != op.Block() || !def.IsBeforeInBlock(op) {
				return false
			}
		} else if val.Owner() != op.Block() {
			return false
		}
	}
	return true
}

// enter verifies what does not depend on the contents of the operation's
// regions.
func (v *verifier) enter(op *ir.Operation) bool {
	v.op = op
	if !v.contextOf(op) {
		return false
	}
	if op.Discardables() != nil && !v.discardables(op) {
		return false
	}
	if op.Def().Registered() && !v.invariants(op) {
		return false
	}
	graph := op.Has(ir.GraphRegion)
	for i, r := range op.Regions() {
		if r.Empty() {
			continue
		}
		if graph && !r.HasOneBlock() {
			return v.ok(op.Errorf("expects graph region #%d to have 0 or 1 blocks", i))
		}
		if r.First().HasPredecessors() {
			return v.ok(diag.Errorf(op.Place(), "entry block of region may not have predecessors"))
		}
	}
	return true
}

// discardables lets the dialects look at the attributes that bear their names.
func (v *verifier) discardables(op *ir.Operation) bool {
	for _, a := range op.Discardables().Entries() {
		if d := v.ctx.DialectOfAttr(a.Name); d != nil && d.VerifyOpAttr != nil && !v.ok(d.VerifyOpAttr(op, a)) {
			return false
		}
	}
	return true
}

// leave verifies the rest when the contents of the regions are known to be valid, except the
// isolated operations directly in them, which are pending.
func (v *verifier) leave(op *ir.Operation, pending []*ir.Operation, users, distant int) bool {
	if !v.all(pending) {
		return false
	}
	def := op.Def()
	if def.Registered() {
		return v.regionInvariants(op, users, distant)
	}
	d := v.ctx.Dialect(def.Namespace())
	switch {
	case d == nil && v.ctx.AllowsUnregisteredDialects(), d != nil && d.AllowsUnknownOps:
		return true
	case d == nil:
		return v.ok(op.Errorf("created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used"))
	}
	return v.ok(op.ErrorPlainf("unregistered operation '%s' found in dialect ('%s') that does not allow unknown operations", op.Name(), d.Name))
}

// enterBlock verifies what does not depend on the block's operations being valid.
func (v *verifier) enterBlock(b *ir.Block) bool {
	for _, arg := range b.Args().All() {
		if arg.Owner() != b {
			return v.ok(diag.Errorf(ir.PlaceOf(arg.Loc()), "block argument not owned by block"))
		}
		if !v.contextOfArg(arg) {
			return false
		}
		if op := b.ParentOp(); op != nil {
			if d := v.missing.inType(op, arg.Type()); d != nil {
				return v.ok(d)
			}
		}
	}
	if b.Empty() {
		if terminatorOptional(b) {
			return true
		}
		return v.ok(diag.Errorf(b.ParentOp().Place(), "empty block: expect at least a terminator"))
	}
	for op := b.First(); op != b.Last(); op = op.Next() {
		if op.NumSuccessors() != 0 {
			return v.ok(op.ErrorPlainf("operation with block successors must terminate its parent block"))
		}
	}
	return true
}

// leaveBlock verifies how the block ends.
func (v *verifier) leaveBlock(b *ir.Block) bool {
	last := b.Last()
	if last == nil {
		return true
	}
	for _, s := range last.Successors() {
		if s.Block() == nil || s.Block().Region() != b.Region() {
			return v.ok(last.Errorf("branching to block of a different region"))
		}
	}
	if b.Terminator() == nil && !terminatorOptional(b) {
		return v.ok(last.ErrorPlainf("block with no terminator, has %s", last.DiagnosticText()))
	}
	return true
}

// terminatorOptional reports whether a block need not end in a terminator: it is the only
// block of its region, and the operation has the trait NoTerminator or is unregistered.
func terminatorOptional(b *ir.Block) bool {
	if !b.Region().HasOneBlock() {
		return false
	}
	op := b.ParentOp()
	return op == nil || op.Has(ir.NoTerminator) || !op.Def().Registered()
}
