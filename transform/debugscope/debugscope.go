// Package debugscope has the pass ensure-debug-info-scope-on-llvm-func, which makes debug
// info of the locations in a module: enough for a debugger to step through the lines of
// a program whose frontend describes no types and no variables.
package debugscope

import (
	"strings"

	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// Constants of DWARF that the pass uses.
const (
	dwarfLangC    = 0x2 // DW_LANG_C
	dwarfCCNormal = 0x1 // DW_CC_normal
)

// Pass is the pass ensure-debug-info-scope-on-llvm-func. It gives each function of the llvm
// dialect a subprogram, unless it has one, and each operation of another file, or of
// inlined code, a lexical block for that file.
var Pass = &pass.Def{
	Name:    "ensure-debug-info-scope-on-llvm-func",
	Summary: "Materialize LLVM debug info subprogram attribute on every LLVMFuncOp",
	Class:   "DIScopeForLLVMFuncOpPass",
	On:      builtin.Module.Name,
	New: func(o *pass.Options) func(*pass.Job) {
		kind := "LineTablesOnly"
		o.Enum(&kind, "emission-kind", "Emission kind to generate debug info.",
			"None", "Full", "LineTablesOnly", "DebugDirectivesOnly")
		return func(j *pass.Job) {
			k, _ := llvm.ParseDIEmissionKind(kind)
			s := scopes{ctx: j.Op.Context(), files: map[string]*llvm.DIFileAttr{}}
			s.unit = s.compileUnit(j.Op, k)
			s.walk(j.Op)
		}
	},
}

// scopes makes the scopes of a module.
type scopes struct {
	ctx   *ir.Context
	unit  *llvm.DICompileUnitAttr
	files map[string]*llvm.DIFileAttr // by path
}

// compileUnit returns the compile unit in the location of a module, or a new one for the
// file of the module.
func (s *scopes) compileUnit(module *ir.Operation, kind llvm.DIEmissionKind) *llvm.DICompileUnitAttr {
	if unit := metadata[*llvm.DICompileUnitAttr](module.Loc()); unit != nil {
		return unit
	}
	file := "<unknown>"
	if at := position(module.Loc()); at != nil {
		file = at.File()
	}
	return llvm.NewDICompileUnitAttr(s.ctx, llvm.DICompileUnitParams{
		ID:             ir.NewDistinctAttr(ir.NewUnitAttr(s.ctx)),
		SourceLanguage: dwarfLangC,
		File:           s.file(file),
		Producer:       ir.NewStringAttr(s.ctx, "MLIR"),
		IsOptimized:    true,
		EmissionKind:   kind,
	})
}

// walk makes the scopes in a module: those of a function before those of its operations.
func (s *scopes) walk(module *ir.Operation) {
	for op := range ir.Preorder(module) {
		if f, ok := ir.As[llvm.FuncOp](op); ok {
			s.function(f)
			continue
		}
		f := functionAround(op)
		if f == nil {
			continue
		}
		if fused, ok := f.Loc().(*ir.FusedLoc); ok {
			if scope, ok := fused.Metadata().(*llvm.DISubprogramAttr); ok {
				op.SetLoc(s.within(op.Loc(), scope, f.Loc()))
			}
		}
	}
}

// functionAround returns the nearest function of the llvm dialect around an operation, nil
// if absent.
func functionAround(op *ir.Operation) *ir.Operation {
	for op = op.ParentOp(); op != nil && op.Def() != llvm.Func; op = op.ParentOp() {
	}
	return op
}

// function gives a function a subprogram, unless it has one.
func (s *scopes) function(f llvm.FuncOp) {
	op := f.Op()
	if metadata[*llvm.DISubprogramAttr](op.Loc()) != nil {
		return
	}
	name := ir.NewStringAttr(s.ctx, ir.SymbolNameOf(op))
	p := llvm.DISubprogramParams{
		Name:            name,
		LinkageName:     name,
		File:            s.unit.File(),
		Line:            1,
		SubprogramFlags: llvm.DISubprogramFlagsOptimized,
		Type:            llvm.NewDISubroutineTypeAttr(s.ctx, dwarfCCNormal, nil),
	}
	if at := position(op.Loc()); at != nil {
		p.File, p.Line = s.file(at.File()), at.Line()
	}
	p.Scope, p.ScopeLine = p.File, p.Line
	if op.Region(0).First() != nil {
		p.ID = ir.NewDistinctAttr(ir.NewUnitAttr(s.ctx))
		p.CompileUnit = s.unit
		p.SubprogramFlags |= llvm.DISubprogramFlagsDefinition
	}
	op.SetLoc(ir.FuseLocs(s.ctx, []ir.Location{op.Loc()}, llvm.NewDISubprogramAttr(s.ctx, p)))
}

// within returns the location of an operation in a function with a scope. What was inlined,
// and what is from another file than the function, gets a scope for its file.
func (s *scopes) within(loc ir.Location, scope *llvm.DISubprogramAttr, function ir.Location) ir.Location {
	if site, ok := loc.(*ir.CallSiteLoc); ok {
		return ir.NewCallSiteLoc(s.inlined(site.Callee(), scope), site.Caller())
	}
	at, around := position(loc), position(function)
	if at == nil || around == nil || at.File() == around.File() {
		return loc
	}
	return ir.FuseLocs(s.ctx, []ir.Location{loc}, s.blockFile(scope, at.File()))
}

// inlined returns the location of the callee of an inlined call, within a scope. If it is
// that of an inlined call itself, the scopes are nested.
func (s *scopes) inlined(callee ir.Location, scope llvm.DIScope) ir.Location {
	var blocks []*llvm.DILexicalBlockFileAttr
	for {
		if at := position(callee); at != nil {
			b := s.blockFile(scope, at.File())
			blocks, scope = append(blocks, b), b
		}
		site, ok := callee.(*ir.CallSiteLoc)
		if !ok {
			break
		}
		callee = site.Callee()
	}
	for i := len(blocks) - 1; i >= 0; i-- {
		callee = ir.FuseLocs(s.ctx, []ir.Location{callee}, blocks[i])
	}
	return callee
}

func (s *scopes) blockFile(scope llvm.DIScope, file string) *llvm.DILexicalBlockFileAttr {
	return llvm.NewDILexicalBlockFileAttr(s.ctx, scope, s.file(file), 0)
}

func (s *scopes) file(path string) *llvm.DIFileAttr {
	f := s.files[path]
	if f == nil {
		dir, name := splitPath(path)
		f = llvm.NewDIFileAttr(s.ctx, ir.NewStringAttr(s.ctx, name), ir.NewStringAttr(s.ctx, dir))
		s.files[path] = f
	}
	return f
}

// splitPath splits a path into directory and name as LLVM does on all systems with
// slashes: the name of "a/" is ".", and two slashes begin the name of a host.
func splitPath(path string) (dir, name string) {
	root := ""
	if strings.HasPrefix(path, "//") && !strings.HasPrefix(path, "///") && len(path) > 2 {
		end := strings.IndexByte(path[2:], '/')
		if end < 0 {
			return "", path
		}
		root, path = path[:2+end], path[2+end:]
	}
	i := strings.LastIndexByte(path, '/')
	name = path[i+1:]
	dir = strings.TrimRight(path[:i+1], "/")
	switch {
	case i < 0:
		return root, name
	case dir == "" && name == "":
		return root, "/"
	case dir == "":
		return root + "/", name
	case name == "":
		name = "."
	}
	return root + dir, name
}
