package specs

import (
	"encoding/json"
	"fmt"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

// includeDir has MLIR's .td files.
const includeDir = "/usr/lib/llvm-22/include"

// tdFiles are the .td files of the dialects, below mlir/.
var tdFiles = map[string][]string{
	"arith":   {"Dialect/Arith/IR/ArithOps.td"},
	"builtin": {"IR/BuiltinOps.td"},
	"cf":      {"Dialect/ControlFlow/IR/ControlFlowOps.td"},
	"complex": {"Dialect/Complex/IR/ComplexOps.td", "Dialect/Complex/IR/ComplexAttributes.td"},
	"dlti":    {"Dialect/DLTI/DLTIAttrs.td"},
	"func":    {"Dialect/Func/IR/FuncOps.td"},
	"index":   {"Dialect/Index/IR/IndexOps.td"},
	"llvm": {"Dialect/LLVMIR/LLVMOps.td", "Dialect/LLVMIR/LLVMIntrinsicOps.td", "Dialect/LLVMIR/LLVMAttrDefs.td",
		"Dialect/LLVMIR/LLVMTypes.td", "Dialect/LLVMIR/LLVMEnums.td"},
	"math":          {"Dialect/Math/IR/MathOps.td"},
	"affine":        {"Dialect/Affine/IR/AffineOps.td"},
	"bufferization": {"Dialect/Bufferization/IR/BufferizationOps.td", "Dialect/Bufferization/IR/BufferizationEnums.td"},
	"memref":        {"Dialect/MemRef/IR/MemRefOps.td"},
	"ml_program":    {"Dialect/MLProgram/IR/MLProgramOps.td"},
	"ptr":           {"Dialect/Ptr/IR/PtrOps.td", "Dialect/Ptr/IR/PtrAttrDefs.td"},
	"scf":           {"Dialect/SCF/IR/SCFOps.td"},
	"tensor":        {"Dialect/Tensor/IR/TensorOps.td"},
	"ub":            {"Dialect/UB/IR/UBOps.td"},
	"vector":        {"Dialect/Vector/IR/VectorOps.td", "Dialect/Vector/IR/VectorAttributes.td"},
}

// tdRecords are the records of a dialect's .td files.
type tdRecords struct {
	t       *testing.T
	dialect string
	byName  map[string]map[string]any
	classes map[string][]string // names of the records of a class
}

// record is one of them.
type record struct {
	all *tdRecords
	m   map[string]any
}

// loadTD runs llvm-tblgen on the .td files of a dialect.
func loadTD(t *testing.T, dialect string) *tdRecords {
	t.Helper()
	tool := peer.Tool(t, "llvm-tblgen-22")
	var src strings.Builder
	for _, f := range tdFiles[dialect] {
		fmt.Fprintf(&src, "include \"mlir/%s\"\n", f)
	}
	if src.Len() == 0 {
		t.Fatalf("no .td files known for dialect %s", dialect)
	}
	cmd := exec.Command(tool, "--dump-json", "-I", includeDir, "-")
	cmd.Stdin = strings.NewReader(src.String())
	out, err := cmd.Output()
	if err != nil {
		if peer.Required() {
			t.Fatal(err)
		}
		t.Skip("llvm-tblgen-22 cannot read MLIR's .td files: ", err)
	}
	var raw map[string]json.RawMessage
	if err := json.Unmarshal(out, &raw); err != nil {
		t.Fatal(err)
	}
	td := &tdRecords{t: t, dialect: dialect, byName: map[string]map[string]any{}}
	if err := json.Unmarshal(raw["!instanceof"], &td.classes); err != nil {
		t.Fatal(err)
	}
	for name, text := range raw {
		if strings.HasPrefix(name, "!") {
			continue
		}
		var m map[string]any
		if err := json.Unmarshal(text, &m); err != nil {
			t.Fatal(err)
		}
		td.byName[name] = m
	}
	return td
}

// of returns the records of a class that are of the dialect.
func (td *tdRecords) of(class string) []record {
	var list []record
	for _, n := range td.classes[class] {
		r := record{td, td.byName[n]}
		d := r.ref("opDialect")
		if d.m == nil {
			d = r.ref("dialect")
		}
		if d.str("name") == td.dialect && !strings.HasPrefix(n, "anonymous") {
			list = append(list, r)
		}
	}
	return list
}

// deref is the record that a JSON value refers to.
func (td *tdRecords) deref(v any) record {
	if m, ok := v.(map[string]any); ok {
		if def, ok := m["def"].(string); ok {
			return record{td, td.byName[def]}
		}
	}
	return record{all: td}
}

func (r record) ref(field string) record { return r.all.deref(r.m[field]) }

func (r record) str(field string) string { s, _ := r.m[field].(string); return s }

func (r record) flag(field string) bool { n, _ := r.m[field].(float64); return n != 0 }

func (r record) name() string { return r.str("!name") }

func (r record) is(class string) bool {
	list, _ := r.m["!superclasses"].([]any)
	for _, c := range list {
		if c == class {
			return true
		}
	}
	return false
}

// dagArg is an argument of a dag: a record, or a string, and its name.
type dagArg struct {
	record
	text string
	arg  string // its name
	// effects are its decorators that are effects on memory.
	effects []string
}

func (r record) dag(field string) []dagArg {
	m, _ := r.m[field].(map[string]any)
	args, _ := m["args"].([]any)
	var list []dagArg
	for _, a := range args {
		pair := a.([]any)
		d := dagArg{record: r.all.deref(pair[0])}
		d.text, _ = pair[0].(string)
		d.arg, _ = pair[1].(string)
		if d.is("OpVariable") {
			d.effects = d.memoryEffects("decorators")
			d.record = d.ref("constraint")
		}
		list = append(list, d)
	}
	return list
}

// list is a field that is a list of records.
func (r record) list(field string) []record {
	vs, _ := r.m[field].([]any)
	var list []record
	for _, v := range vs {
		list = append(list, r.all.deref(v))
	}
	return list
}

// traits are the names of an operation's traits, those in lists of traits
// included; an interface's is that of the interface.
func (r record) traits() map[string]bool {
	set := map[string]bool{}
	var add func(r record)
	add = func(t record) {
		switch {
		case t.is("TraitList"):
			for _, u := range t.list("traits") {
				add(u)
			}
		case t.str("cppInterfaceName") != "":
			set[t.str("cppInterfaceName")] = true
			set[t.name()] = true
		case strings.HasPrefix(t.name(), "anonymous"):
			list := t.m["!superclasses"].([]any)
			set[list[len(list)-1].(string)] = true
			set[t.str("trait")] = true
		default:
			set[t.name()] = true
		}
	}
	for _, t := range r.list("traits") {
		add(t)
	}
	return set
}

// memoryEffects are those records of a field that are effects on memory, as "Write" or
// "Allocate on AutomaticAllocationScope".
func (r record) memoryEffects(field string) (list []string) {
	for _, e := range r.list(field) {
		if e.is("MemoryEffect") {
			list = append(list, effectWords(lastName(e.str("effect")), strings.TrimSuffix(lastName(e.str("resource")), "Resource")))
		}
	}
	return list
}

// lastName is a C++ name without its namespaces.
func lastName(s string) string { return s[strings.LastIndexByte(s, ':')+1:] }

func effectWords(kind, resource string) string {
	if resource == "Default" || resource == "" {
		return kind
	}
	return kind + " on " + resource
}

// rules are the traits with a summary: what must hold between operands, results
// and attributes. They are sorted.
func (r record) rules() []string {
	var list []string
	var add func(t record)
	add = func(t record) {
		if t.is("TraitList") {
			for _, u := range t.list("traits") {
				add(u)
			}
			return
		}
		for _, class := range []string{"AllTypesMatch", "TypesMatchWith", "PredOpTrait"} {
			if t.is(class) {
				list = append(list, class+": "+t.str("summary"))
				return
			}
		}
	}
	for _, t := range r.list("traits") {
		add(t)
	}
	slices.Sort(list)
	return list
}

// dialectRecord is the record of the dialect.
func (td *tdRecords) dialectRecord() record {
	for _, n := range td.classes["Dialect"] {
		if r := (record{td, td.byName[n]}); r.str("name") == td.dialect {
			return r
		}
	}
	return record{all: td}
}

// className is the name of the C++ class of an operation.
func (r record) className() string {
	before, after, ok := strings.Cut(r.name(), "_")
	switch {
	case !ok || after == "":
		return before
	case before == "":
		return r.name()
	}
	return after
}
