package floors

import (
	"fmt"
	"path"
	"slices"
	"strings"
)

// module is the import path that all of gomlir's packages share.
const module = "github.com/gomlir/gomlir"

// A rule gives the packages that its pattern matches their floor.
type rule struct {
	// pattern is a path in the module in the syntax of [path.Match], with
	// "/..." at the end for everything below it too.
	pattern string
	floor   int
}

// top is the lowest floor that may import packages from outside the standard
// library: the commands and what only tests and measures.
const top = 7

// rules is the table; the first rule that matches a package decides.
var rules = []rule{
	{"source", 0},
	{"diag", 0},
	{"affine", 0},
	{"internal/slab", 0},
	{"internal/shared", 0},
	{"num", 0},
	{"internal/group", 0},
	{"internal/dwarf", 0},
	{"internal/spell", 0},
	{"internal/reason", 0},
	{"internal/emit", 0},
	{"internal/elementary", 0},
	{"datalayout/llvmlayout", 0}, // LLVM's layouts; MLIR's are above
	{"internal/peer", 0},         // for tests only
	{"ods", 0},
	{"ods/format", 1}, // the compiler of assembly formats
	{"ods/gen", 2},    // the generator
	{"ods/opgen", 3},  // and its command
	{"dialect/*/spec", 1},
	{"dialect/dialecttest", 4}, // for tests only

	{"affine/presburger", 1},
	{"target/...", 1},
	{"llvmir/...", 1},
	{"ir/...", 1},
	{"asm/...", 2},
	{"bytecode/...", 2},
	{"constraint/...", 2},
	{"datalayout/...", 2},
	{"verify/...", 2},
	{"action/...", 2},
	{"remark", 2},
	{"rewrite/...", 2},
	{"memslot", 3},
	{"runtimecheck", 3},
	{"valuebounds", 3},
	{"dynamic", 3},
	{"convert/...", 3},
	{"pass/all", 6},
	{"pass/...", 3},
	{"analysis/...", 4},
	{"dialect/all", 6},
	{"dialect/*", 4},
	{"lower/...", 5},
	{"transform/...", 5},
	{"translate/...", 5},
	{"tool/...", top},
	{"cmd/...", 8},
	{"examples/...", 9},
	{"docs/...", 9},
	{"bench/...", 9},
	{"test/...", 9},
}

// sameFloor lists the imports between packages of one floor that are wanted:
// importer, then imported.
var sameFloor = map[[2]string]string{
	{"bytecode", "asm"}:                                 "what has no encoding of its own is text",
	{"action", "asm"}:                                   "a log of actions shows operations",
	{"rewrite", "action"}:                               "a driver says what it is about to do",
	{"pass/instrument", "pass"}:                         "instruments watch passes",
	{"diag", "source"}:                                  "a diagnostic points at a position and shows its line",
	{"datalayout/llvmlayout", "internal/shared"}:        "sizes of structs are remembered by all goroutines",
	{"transform/mem2reg", "transform/internal/slotuse"}: "who uses slots is a question of both passes",
	{"transform/sroa", "transform/internal/slotuse"}:    "who uses slots is a question of both passes",
	{"lower/cftoscf", "transform/liftcfg"}:              "graphs become structured control flow for any dialect",
	{"lower/vectortollvm", "transform/vectorlower"}:     "operations of several dimensions are lowered within the dialect first",
	{"lower/vectortoscf", "transform/vectorlower"}:      "maps of transfers are lowered within the dialect first",
	{"transform/backport", "translate/layout"}:          "older releases have LLVM's data layouts",
	{"transform/targetinfo", "translate/layout"}:        "LLVM's targets have LLVM's data layouts",
}

// dialects lists the dialects that may import another one.
var dialects = map[[2]string]string{
	{"dialect/bufferization", "dialect/arith"}:     "conditions and sizes are constants and disjunctions",
	{"dialect/bufferization", "dialect/memref"}:    "it turns tensors into memrefs",
	{"dialect/bufferization", "dialect/tensor"}:    "it turns tensors into memrefs",
	{"dialect/vector", "dialect/tensor"}:           "a vector is written to a part of a tensor",
	{"dialect/tensor", "dialect/affine"}:           "sizes are computed by affine.apply",
	{"dialect/tensor", "dialect/arith"}:            "folds through arith.constant",
	{"dialect/tensor", "dialect/complex"}:          "folds through complex.constant",
	{"dialect/tensor", "dialect/scf"}:              "parallel_insert_slice is an operation of parallel loops",
	{"dialect/llvm", "dialect/ptr"}:                "address spaces are memory spaces of pointers",
	{"dialect/scf", "dialect/arith"}:               "loop bounds and steps are arith constants",
	{"dialect/scf", "dialect/cf"}:                  "a region of several blocks becomes branches",
	{"dialect/memref", "dialect/ub"}:               "what is in a variable before it is written is ub.poison",
	{"dialect/memref", "dialect/arith"}:            "folds through arith.constant",
	{"dialect/memref", "dialect/scf"}:              "a check of a part of a memref has two cases",
	{"dialect/cf", "dialect/arith"}:                "a condition that is decided is an arith constant",
	{"dialect/cf", "dialect/ub"}:                   "a block that is never reached begins with ub.unreachable",
	{"dialect/arith", "dialect/ub"}:                "what folds to no value is ub.poison",
	{"dialect/math", "dialect/arith"}:              "functions have arith's fast-math flags, and fold to its constants",
	{"dialect/math/spec", "dialect/arith/spec"}:    "functions have arith's fast-math flags",
	{"dialect/vector", "dialect/memref"}:           "accesses to memory see through memref.cast",
	{"dialect/vector", "dialect/ub"}:               "what folds to no value is ub.poison",
	{"dialect/vector", "dialect/arith"}:            "reductions have arith's fast-math flags",
	{"dialect/vector/spec", "dialect/arith/spec"}:  "reductions have arith's fast-math flags",
	{"dialect/memref/spec", "dialect/arith/spec"}:  "atomic changes are of arith's kinds",
	{"dialect/scf", "dialect/arith"}:               "loop bounds and steps are arith constants",
	{"dialect/scf", "dialect/cf"}:                  "a region of several blocks becomes branches",
	{"dialect/affine", "dialect/memref"}:           "accesses are to memrefs, and sizes of memrefs are symbols",
	{"dialect/affine", "dialect/arith"}:            "folds through arith.constant, and reductions are of arith's kinds",
	{"dialect/affine", "dialect/ub"}:               "what is divided by zero is ub.poison",
	{"dialect/affine/spec", "dialect/memref/spec"}: "accesses are to memrefs",
	{"dialect/memref", "dialect/ub"}:               "what is in a variable before it is written is ub.poison",
	{"dialect/memref", "dialect/arith"}:            "folds through arith.constant",
	{"dialect/cf", "dialect/arith"}:                "a condition that is decided is an arith constant",
	{"dialect/cf", "dialect/ub"}:                   "a block that is never reached begins with ub.unreachable",
	{"dialect/arith", "dialect/ub"}:                "what folds to no value is ub.poison",
	{"dialect/math", "dialect/arith"}:              "functions have arith's fast-math flags, and fold to its constants",
	{"dialect/math/spec", "dialect/arith/spec"}:    "functions have arith's fast-math flags",
	{"dialect/vector", "dialect/memref"}:           "accesses to memory see through memref.cast",
	{"dialect/vector", "dialect/ub"}:               "what folds to no value is ub.poison",
	{"dialect/vector", "dialect/arith"}:            "reductions have arith's fast-math flags",
	{"dialect/vector/spec", "dialect/arith/spec"}:  "reductions have arith's fast-math flags",
	{"dialect/memref/spec", "dialect/arith/spec"}:  "atomic changes are of arith's kinds",

	{"dialect/complex", "dialect/arith"}:           "parts of numbers are arith's constants; functions have its fast-math flags",
	{"dialect/complex/spec", "dialect/arith/spec"}: "functions have arith's fast-math flags",
}

// specTarget is the package that no specification may depend on.
const specTarget = "ir"

// A Package is what the check needs of one entry of go list -json.
type Package struct {
	ImportPath string
	Imports    []string
	Deps       []string
}

// floorOf returns the floor of a package given by its path in the module.
func floorOf(pkg string) (int, bool) {
	for _, r := range rules {
		base, below := strings.CutSuffix(r.pattern, "/...")
		name := pkg
		if n := strings.Count(base, "/") + 1; below && strings.Count(name, "/") >= n {
			name = strings.Join(strings.Split(name, "/")[:n], "/")
		}
		if ok, err := path.Match(base, name); err == nil && ok {
			return r.floor, true
		}
	}
	return 0, false
}

// family returns the top directory of a package, or "" for those whose
// neighbours are no family.
func family(pkg string) string {
	first, _, _ := strings.Cut(pkg, "/")
	if first == "dialect" || first == "internal" || first == "ods" {
		return ""
	}
	return first
}

// isSpec reports whether a package must not depend on ir.
func isSpec(pkg string) bool {
	return pkg == "ods" || strings.HasPrefix(pkg, "ods/") ||
		strings.HasPrefix(pkg, "dialect/") && strings.HasSuffix(pkg, "/spec")
}

// check returns a sentence for each import that the table does not allow, in a
// stable order.
func check(pkgs []Package) []string {
	var bad []string
	for _, p := range pkgs {
		from, ok := inModule(p.ImportPath)
		if !ok {
			continue
		}
		floor, known := floorOf(from)
		if !known {
			bad = append(bad, fmt.Sprintf("%s has no floor: give it one in test/floors/floors.go", from))
			continue
		}
		for _, imported := range p.Imports {
			if msg := checkImport(from, floor, imported); msg != "" {
				bad = append(bad, msg)
			}
		}
		if isSpec(from) && slices.Contains(p.Deps, module+"/"+specTarget) {
			bad = append(bad, fmt.Sprintf("%s depends on %s: a specification and its generator must not", from, specTarget))
		}
	}
	slices.Sort(bad)
	return bad
}

// checkImport returns what is wrong with one import, or "".
func checkImport(from string, floor int, imported string) string {
	to, inside := inModule(imported)
	if !inside {
		first, _, _ := strings.Cut(imported, "/")
		switch {
		case imported == "unsafe" || imported == "C":
			return fmt.Sprintf("%s imports %q", from, imported)
		case strings.Contains(first, ".") && floor < top:
			return fmt.Sprintf("%s (floor %d) imports %s: the library has the standard library only", from, floor, imported)
		}
		return ""
	}
	below, known := floorOf(to)
	switch {
	case !known: // reported for the package itself
		return ""
	case below < floor:
		return ""
	case below > floor:
		return fmt.Sprintf("%s (floor %d) imports %s (floor %d)", from, floor, to, below)
	case sameFloor[[2]string{from, to}] != "" || dialects[[2]string{from, to}] != "":
		return ""
	case family(from) != "" && family(from) == family(to):
		return ""
	}
	return fmt.Sprintf("%s imports %s on its own floor %d, and the allow-list does not have it", from, to, floor)
}

// inModule returns the path of a package inside the module.
func inModule(importPath string) (string, bool) {
	if importPath == module {
		return ".", true
	}
	return strings.CutPrefix(importPath, module+"/")
}
