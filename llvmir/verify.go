package llvmir

import (
	"sync"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/internal/group"
	"github.com/gomlir/gomlir/source"
)

// VerifyOptions are the options of [Verify].
type VerifyOptions struct {
	// Threads is the number of goroutines that verify; 0 means one per processor. The
	// result does not depend on it.
	Threads int

	// Place returns the place of a part of the module that was not parsed: an [*Instruction], a
	// [Global] or a [*Node], or the module itself if part is nil. It may be nil. Several goroutines
	// may call it at the same time.
	Place func(part any) diag.Place

	// Warn receives the warnings about a module without errors. One goroutine calls it, in the
	// order of the module. It may be nil.
	Warn diag.Handler
}

// Verify checks a module by the rules of LLVM's verifier, which a parser cannot check and
// a builder may violate: definitions dominate uses, phis agree with the predecessors,
// attributes fit types, intrinsics have the right types, and so on.
//
// It returns nil unless LLVM rejects the module. The error is a [diag.List] of all errors
// and warnings. A warning means that the debug info is broken: LLVM then removes it (see
// [Module.StripDebugInfo]) and verifies the rest, where broken debug info is an error.
// The same holds for a module without the flag for the current version of debug info. The
// messages are those of llvm-as 22, which also prints the values in question; here the
// diagnostics have a place instead. As in LLVM, the first problem of each instruction is
// reported, but not in a function with a block that has no terminator.
//
// Modules with typed pointers are subject to the same rules, except those for intrinsics,
// which are LLVM 22's.
//
// The module must not be changed meanwhile. Calls of Verify and Print for one module wait
// for each other.
func Verify(m *Module, opts VerifyOptions) error {
	var list diag.List
	valid := true
	for _, part := range verify(m, opts) {
		for _, c := range part {
			if c.text != nil {
				c.Note(c.Place, "%s", c.text())
			}
			valid = valid && c.Severity != diag.Error
			list = append(list, c.Diagnostic)
		}
	}
	if !valid {
		return list
	}
	if opts.Warn != nil {
		for _, d := range list {
			opts.Warn(d)
		}
	}
	return nil
}

func verify(m *Module, opts VerifyOptions) [][]complaint {
	m.printMu.Lock()
	defer m.printMu.Unlock()
	sh := newVerifyShared(m, opts)
	found := make([][]complaint, len(m.Functions)+1)
	group.Each(opts.Threads, len(m.Functions), 1, func() func(int) {
		v := newVerifier(sh)
		return func(i int) {
			v.function(m.Functions[i])
			found[i], v.found = v.found, nil
		}
	})
	v := newVerifier(sh)
	v.module()
	found[len(m.Functions)] = v.found
	return found
}

func newVerifyShared(m *Module, opts VerifyOptions) *verifyShared {
	sh := &verifyShared{m: m, place: opts.Place, dl: m.Layout(), mayBreak: m.debugInfoVersion() == 3, typed: m.IsTyped(), nodes: map[*Node]bool{}, intrinsics: map[*Function]*Intrinsic{}}
	for _, f := range m.Functions {
		if f.IsIntrinsic() {
			if in, ok := LookupIntrinsic(f.Name); ok {
				sh.intrinsics[f] = &in
			}
		}
	}
	return sh
}

// A complaint is a diagnostic. If it has no place, text is the value it is about. The text is
// computed at the end, since printing assigns numbers.
type complaint struct {
	*diag.Diagnostic
	text func() string
}

// verifyShared is the state that the goroutines of a verification share.
type verifyShared struct {
	m          *Module
	place      func(part any) diag.Place
	dl         *DataLayout
	typed      bool
	intrinsics map[*Function]*Intrinsic // the known intrinsics
	mayBreak   bool                     // broken debug info is a warning, not an error

	mu    sync.Mutex
	nodes map[*Node]bool      // nodes that were checked
	owner map[*Node]*Function // the functions of subprograms
}

// A verifier is one goroutine's part of a verification.
type verifier struct {
	*verifyShared
	found []complaint

	f       *Function
	cfg     domTree
	useMap  map[Value][]use // created when needed
	consts  map[Constant]bool
	tbaa    map[*Node]tbaaResult
	aliases map[*Alias]aliasState
	scopes  map[*Node]bool // scopes of debug info that were checked
	// subprograms are those that local scopes are in, of the scopes that were asked for.
	subprograms map[*Node]*Node
	pad         *Type // type of the landingpads and resumes
	colors      map[*Block]Value
	hasPadBody  bool
	work        []Constant
}

// A use is an operand of an instruction.
type use struct {
	user *Instruction
	at   int
}

func newVerifier(sh *verifyShared) *verifier {
	return &verifier{verifyShared: sh, consts: map[Constant]bool{}, scopes: map[*Node]bool{}, subprograms: map[*Node]*Node{}, tbaa: map[*Node]tbaaResult{}}
}

// report adds a complaint about a part of the module at a source position. If there is no position,
// text identifies the part.
func (v *verifier) report(s diag.Severity, part any, pos source.Pos, msg string, text func() string) {
	var place diag.Place
	if f := v.m.file; f != nil && pos != source.NoPos {
		w := f.Position(pos)
		place = diag.Place{Pos: pos, Filename: w.Filename, Line: w.Line, Column: w.Column}
	}
	switch {
	case place.Filename != "":
		text = nil
	case v.place != nil:
		place = v.place(part)
		if _, ok := part.(Global); ok {
			text = nil
		}
	}
	if s == diag.Warning && !v.mayBreak {
		s = diag.Error
	}
	v.found = append(v.found, complaint{diag.New(s, place, "%s", msg), text})
}

// fail reports an error about an instruction.
func (v *verifier) fail(i *Instruction, msg string) {
	v.report(diag.Error, i, i.Pos, msg, i.String)
}

// warn reports broken debug info of an instruction.
func (v *verifier) warn(i *Instruction, msg string) {
	v.report(diag.Warning, i, i.Pos, msg, i.String)
}

// failGlobal reports an error about a global.
func (v *verifier) failGlobal(g Global, msg string) {
	v.report(diag.Error, g, g.Base().Pos, msg, func() string { return "@" + g.GlobalName() })
}

// failNode reports an error about a metadata node.
func (v *verifier) failNode(n *Node, msg string) {
	v.report(diag.Error, n, n.pos, msg, func() string { return "!" + n.Kind.String() })
}

// warnNode reports a broken node of debug info.
func (v *verifier) warnNode(n *Node, msg string) {
	v.report(diag.Warning, n, n.pos, msg, func() string { return "!" + n.Kind.String() })
}

// uses returns the uses of a local value in the function.
func (v *verifier) uses(of Value) []use {
	if v.useMap == nil {
		v.useMap = map[Value][]use{}
		for _, b := range v.f.Blocks {
			for _, i := range b.Instrs {
				for n, o := range i.Operands {
					switch o.(type) {
					case *Instruction, *Argument:
						v.useMap[o] = append(v.useMap[o], use{i, n})
					}
				}
			}
		}
	}
	return v.useMap[of]
}

// constant checks a constant and its operands.
func (v *verifier) constant(c Constant, fail func(string)) {
	v.work = append(v.work[:0], c)
	for len(v.work) > 0 {
		c := v.work[len(v.work)-1]
		v.work = v.work[:len(v.work)-1]
		switch c := c.(type) {
		case *Aggregate:
			if !v.consts[c] {
				v.consts[c] = true
				v.work = append(v.work, c.Elems...)
			}
		case *Splat:
			v.work = append(v.work, c.Elem)
		case *Expr:
			if !v.consts[c] {
				v.consts[c] = true
				v.work = append(v.work, c.Operands...)
				v.expr(c, fail)
			}
		case *PtrAuth:
			v.work = append(v.work, c.Pointer, c.AddrDisc)
			v.ptrAuth(c, fail)
		case Global:
			if c.Base().Module != v.m {
				fail("Referencing global in another module!")
			}
			if f, ok := c.(*Function); ok && f.IsIntrinsic() {
				fail("Invalid user of intrinsic instruction!")
			}
		}
	}
}

func (v *verifier) expr(e *Expr, fail func(string)) {
	if e.Op == OpBitCast && !castIsValid(e.Op, e.Operands[0].Type(), e.typ) {
		fail("Invalid bitcast")
	}
}

func (v *verifier) ptrAuth(c *PtrAuth, fail func(string)) {
	switch {
	case !c.Pointer.Type().isPtr():
		fail("signed ptrauth constant base pointer must have pointer type")
	case c.Key != nil && !c.Key.Type().isIntBits(32):
		fail("signed ptrauth constant key must be i32 constant integer")
	case c.AddrDisc != nil && !c.AddrDisc.Type().isPtr():
		fail("signed ptrauth constant address discriminator must be a pointer")
	case c.Disc != nil && !c.Disc.Type().isIntBits(64):
		fail("signed ptrauth constant discriminator must be i64 constant integer")
	}
}

// stripCasts returns the value behind pointer casts and getelementptrs with zero indices.
func stripCasts(x Value) Value {
	for {
		switch c := x.(type) {
		case *Expr:
			if c.Op != OpBitCast && c.Op != OpAddrSpaceCast && !(c.Op == OpGetElementPtr && zeroIndices(c)) {
				return x
			}
			x = c.Operands[0]
		case *Instruction:
			if c.Op != OpBitCast && c.Op != OpAddrSpaceCast {
				return x
			}
			x = c.Operands[0]
		default:
			return x
		}
	}
}

func zeroIndices(e *Expr) bool {
	for _, o := range e.Operands[1:] {
		if !isZero(o) {
			return false
		}
	}
	return true
}

// maxAlign is the greatest alignment that LLVM can represent.
const maxAlign = 1 << 32
