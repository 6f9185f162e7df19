package documents

// A trial is a block as it is or with edits.
type trial struct {
	block string
	// before and after are what is around the text: what a document leaves out of a fragment.
	before, after string
	// edits are pairs of texts: each first one is replaced by the second once.
	edits []string
	err   string // "" if the text is accepted
	// rejectedBy14 says that mlir-opt-14 has not what the document proposes, and gomlir has.
	rejectedBy14 bool
	why          string // why there are edits, or why the document is wrong
}

const (
	shortened   = "the document leaves out what closes regions"
	notAnOp     = "no version has this operation"
	arguments   = "operands of a successor are in parentheses since 2020"
	valueTwice  = "two values have the same number"
	undefined   = "a value is its own operand"
	notAdopted  = "the first half of the proposal, a short form anywhere behind the first use, was not adopted"
	elided      = "parts are left out of the document"
	parentheses = "a body has parentheses"
)

// trials are the blocks of operations and definitions.
var trials = []trial{
	{block: "000/6", err: "custom op 'llvm.module' is unknown", why: notAnOp},
	{block: "000/6", after: "x.end\n}\n}", edits: []string{
		"llvm.module {", "module {", "llvm.func(...) {", `"f"() ({`, `"llvm.op"`, `"x.op"`, `"llvm.op"`, `"x.op"`, "llvm.module {", "}) : () -> ()\n}\nmodule {",
		"llvm.func(...) {", `"f"() ({`, `"llvm.op"`, `"x.op"`, `"llvm.op"`, `"x.op"`,
	}, err: "identified type already used with a different body", why: "this is the question there: two modules share the names of structs"},
	{block: "000/6", after: "\n}) : () -> ()\n}", edits: []string{
		"llvm.module {", "module {", "llvm.func(...) {", `"f"() ({`, `"llvm.op"`, `"x.op"`, `"llvm.op"`, `"x.op"`,
		"llvm.module {", "}) : () -> ()\n}\nmodule {\n!A = !llvm.struct<\"A\", (i32)>",
		"llvm.func(...) {", `"f"() ({`, `"llvm.op"`, `"x.op"`, `"llvm.op"`, `"x.op"`,
	}, rejectedBy14: true, why: "a region may define types of its own, as 000 and 001 propose in the end"},

	{block: "000/7", before: "\"x\"() : () -> (", after: ")", edits: []string{"\n", ",\n"}, err: "unbalanced '<'", why: "this is a question there"},
	{block: "000/7", before: "\"x\"() : () -> (", after: ")", edits: []string{`ptr<struct<"B">>`, `(ptr<struct<"B", (ptr<struct<"A">>)>>)>`,
		"\n", ",\n", `"B", ptr<struct<"A">>`, `"B", (ptr<struct<"A", (ptr<struct<"B">>)>>)>`}, why: parentheses},

	{block: "001/1", err: "custom op 'llvm.module' is unknown", why: notAnOp},
	{block: "001/1", edits: []string{"llvm.module", "module", "llvm.module", "module"}, err: "expected '('", why: parentheses},
	{block: "001/1", edits: []string{"llvm.module", "module", "llvm.module", "module", "ptr<!b>", "(ptr<!b>)", "ptr<!a>", "(ptr<!a>)", "i32>", "(i32)>"}, rejectedBy14: true, why: parentheses},

	{block: "002/0", after: "\n}", why: shortened},
	{block: "002/1", before: frame, after: end, err: "'llvm.addi'", why: "the operation is llvm.add"},
	{block: "002/1", before: frame, after: end, edits: []string{"addi", "add"}, err: "expected", why: arguments},
	{block: "002/1", before: frame, after: end, edits: []string{"addi", "add", "[%0: i32]", "(%0 : i32)", "^bb2(%arg1: i32)", "^bb2(%arg1: i32):"}, why: arguments},
	{block: "002/3", before: frame, after: end, edits: []string{"^bb2(%arg0", "^bb2(%x"}, err: "expected", why: arguments},
	{block: "002/3", before: frame, after: end, edits: []string{"[%0: i32]", "(%cst: i32)", "[%1: i32]", "(%cond2: i32)", "^bb2(%arg0", "^bb2(%x", "%cond2", "%arg0"}, why: arguments},
	{block: "002/4", before: frame, after: end, err: "redefinition of SSA value '%3'", why: valueTwice},
	{block: "002/4", before: frame, after: end, edits: []string{"%3 = llvm.mlir.constant(dense", "%4 = llvm.mlir.constant(dense"}, why: valueTwice},
	{block: "002/5", after: "\n  llvm.return\n}", why: shortened},

	{block: "003/1", after: "\n  llvm.return\n}", edits: []string{"\n\n", "\nllvm.return\n}\n", "load %1", "load %0"}, err: "struct without a body only allowed in a recursive struct", why: notAdopted},
	{block: "003/1", after: "\n  llvm.return\n}", edits: []string{"\n\n", "\nllvm.return\n}\n", "load %1", "load %0", `<"hello">`, `<"hello", (i32, i32)>`, `<"hello">`, `<"hello", (i32, i32)>`}, why: notAdopted},
	{block: "003/2", after: "\n  llvm.return\n}", edits: []string{"\n\n", "\nllvm.return\n}\n"}, err: "previously used here with type", why: undefined},
	{block: "003/2", after: "\n  llvm.return\n}", edits: []string{"\n\n", "\nllvm.return\n}\n", "load %1", "load %0"}, why: undefined},
	{block: "003/3", err: "unbalanced '('", why: elided},
	{block: "003/3", after: "\n\"x\"() : () -> (!alias_a, !alias_z)", edits: []string{"(i32, i32)>>,", "(i32, i32)>>)>", "!alias_b = ...\n", "", "!alias_c = ...\n", ""}, rejectedBy14: true,
		why: elided + "; a definition may refer to a struct whose body is elsewhere"},
	{block: "003/4", err: "unbalanced '('", why: elided},
	{block: "003/4", after: "\n\"x\"() : () -> (!alias_a, !alias_z)", edits: []string{`<"simple">>,`, `<"simple">>)>`}, err: "struct without a body only allowed in a recursive struct", why: notAdopted},
	{block: "003/4", after: "\n\"x\"() : () -> (!alias_a, !alias_z)", edits: []string{`struct<"simple">>,`, `!alias_z>)>`}, why: notAdopted},
	{block: "003/5", after: "\n\"x\"() : () -> (!a, !b)"},
	{block: "003/6", after: "\n\"x\"() : () -> (!a, !b)", rejectedBy14: true, why: "aliases refer ahead, as the document proposes"},
	{block: "003/7", err: "expected", why: elided},
	{block: "003/7", after: "\n\"x\"() : () -> !hello", edits: []string{", ...>", ", (ptr<!hello>)>"}, rejectedBy14: true, why: elided},
	{block: "003/8", err: "expected", why: elided},
	{block: "003/8", after: "\n\"x\"() : () -> !hello", edits: []string{", ...>", ", (ptr<!hello>)>"}, rejectedBy14: true, why: elided},
	{block: "003/9", after: "\n\"x\"() : () -> !alias2", rejectedBy14: true, why: "a definition may declare a struct, as the document proposes"},
}

// frame and end make a function of a fragment.
const (
	frame = "llvm.func @frame(%arg0: i32, %cst: i32, %cond: i1) {\n"
	end   = "\n  llvm.return\n}"
)

// notTried are the other blocks.
var notTried = map[string]string{
	"000/0":  "grammar",
	"000/1":  "C++",
	"000/2":  "C++",
	"000/4":  "grammar",
	"000/9":  "C++",
	"001/0":  "LLVM IR: TestLLVMIR",
	"002/2":  "LLVM IR that is shortened: no labels, a phi without a type",
	"002/6":  "grammar",
	"002/7":  "grammar",
	"002/8":  "grammar",
	"002/10": "grammar",
	"002/12": "grammar",
	"002/13": "grammar",
	"004/0":  "types and what they become: TestDocumented in lower/tollvm",
	"004/1":  "types and what they become: TestDocumented in lower/tollvm",
	"004/2":  "types and what they become: TestDocumented in lower/tollvm",
	"004/3":  "types and what they become: TestDocumented in lower/tollvm",
	"004/4":  "types and what they become: TestDocumented in lower/tollvm",
	"004/5":  "types and what they become: TestDocumented in lower/tollvm",
}
