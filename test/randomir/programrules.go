package randomir

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// A rule is the text of an operation. In it, $T and $U are types of the class, [a|b] is a
// choice, %{t} a value of type t that is there, and ={t} a new one. A word before the type
// restricts the value: %{odd:t} is a small number that is not 0, %{shift:t} less than 8, %{small:t}
// fits in 8 bits, %{tiny:t} in 7 without sign, %{one:t} is 1. $fast is flags of fast math, and $wrap of overflow.
type rule struct {
	dialect, class, text string
	kind                 ruleKind
}

type ruleKind uint8

const (
	always   ruleKind = iota
	inexact           // left out of exact programs
	only              // left out of programs that run
	writable          // left out where memory must not be written
)

// classes are the types that rules stand for; those of $T and $U have a space between them.
var classes = map[string][]string{
	"":     {""},
	"int":  {"i32", "i64", "index", "i8", "i16", "i1", "vector<4xi32>", "vector<2x3xi64>", "vector<3xindex>", "vector<i32>", "vector<1xi8>"},
	"wide": {"i32", "i64", "index", "i8", "i16", "vector<4xi32>", "vector<2x3xi64>", "vector<3xindex>", "vector<i32>", "vector<1xi8>"},
	// fixed are integers without index.
	"fixed":  {"i32", "i64", "i8", "i16", "vector<4xi32>", "vector<2x3xi64>", "vector<i32>", "vector<1xi8>"},
	"float":  {"f32", "f64", "f32", "vector<4xf32>", "vector<2x3xf64>", "vector<f32>", "vector<1xf64>"},
	"scalar": {"f32", "f64"},
	"all":    {"i32", "i64", "index", "i8", "i1", "f32", "f64", "vector<4xi32>", "vector<4xf32>", "vector<2x3xf64>", "vector<2x3xi64>", "vector<4xi1>"},
	"cplx":   {"complex<f32>", "complex<f64>"},
	"part":   {"complex<f32> f32", "complex<f64> f64"},
	"ext": {"i8 i32", "i16 i64", "i1 i32", "i32 i64", "i1 i8", "vector<4xi8> vector<4xi32>", "vector<4xi1> vector<4xi32>", "vector<2x3xi32> vector<2x3xi64>",
		"vector<1xi8> vector<1xi64>"},
	"extf":   {"f32 f64", "vector<4xf32> vector<4xf64>", "vector<2x3xf32> vector<2x3xf64>", "vector<f32> vector<f64>"},
	"itof":   {"i32 f32", "i64 f64", "i8 f32", "i1 f64", "i16 f64", "vector<4xi32> vector<4xf32>", "vector<2x3xi64> vector<2x3xf64>", "vector<4xi1> vector<4xf32>"},
	"ftoi":   {"f32 i32", "f64 i64", "f32 i8", "f64 i16", "vector<4xf32> vector<4xi32>", "vector<2x3xf64> vector<2x3xi64>"},
	"bits":   {"i32 f32", "f64 i64", "f32 i32", "i64 f64", "vector<4xi32> vector<4xf32>", "vector<2x3xf64> vector<2x3xi64>"},
	"elem":   {"f32", "i32", "i64", "f64", "i8", "i1", "index"},
	"felem":  {"f32", "f64"},
	"ielem":  {"i32", "i64", "i8"},
	"number": {"f32", "i32", "i64", "f64", "i8"},
	"casti": {"i32 index", "i64 index", "index i32", "index i64", "i8 index", "index i8", "vector<3xi32> vector<3xindex>", "vector<3xindex> vector<3xi64>",
		"i1 index"},
	"castx":    {"i32 index", "i64 index", "index i32", "index i64", "i8 index", "index i8"},
	"small":    {"f16", "bf16", "vector<4xf16>", "vector<[4]xf32>", "vector<[2]xf64>", "f128"},
	"narrowed": {"f16", "bf16", "vector<4xf16>", "f128"},
	"mask":     {"i1", "vector<4xi1>", "vector<2x3xi1>"},
	"signs":    {"f32 i1", "f64 i1", "vector<4xf32> vector<4xi1>", "vector<2x3xf64> vector<2x3xi1>"},
	"cmp":      {"i32 i1", "index i1", "i64 i1", "i8 i1", "i1 i1", "vector<4xi32> vector<4xi1>", "vector<2x3xi64> vector<2x3xi1>"},
	"pow":      {"f32 i32", "f64 i32"},
	"narrow":   {"f32 f16", "f64 bf16", "vector<4xf32> vector<4xf16>"},
}

const allFunctions = "absf|ceil|floor|round|roundeven|trunc|sqrt|rsqrt|acos|acosh|asin|asinh|atan|atanh|cbrt|cos|cosh|erf|erfc|exp|exp2|expm1|log|log10|log1p|log2|sin|sinh|tan|tanh"

// scalarRules are the operations of arith, math, index, complex and ub.
var scalarRules = []rule{
	{"arith", "int", "={$T} = arith.[addi|subi|muli] %{$T}, %{$T}$wrap : $T", always},
	{"arith", "int", "={$T} = arith.[andi|ori|xori|minsi|maxsi|minui|maxui] %{$T}, %{$T} : $T", always},
	{"arith", "wide", "={$T} = arith.[divsi|divui|remsi|remui|ceildivsi|ceildivui|floordivsi] %{$T}, %{odd:$T} : $T", always},
	{"arith", "wide", "={$T} = arith.[divsi|divui] %{$T}, %{one:$T} exact : $T", always},
	{"arith", "wide", "={$T} = arith.[shrsi|shrui] %{$T}, %{one:$T} exact : $T", only},
	{"arith", "wide", "={$T} = arith.[shli|shrsi|shrui] %{$T}, %{shift:$T} : $T", always},
	{"arith", "cmp", "={$U} = arith.cmpi [eq|ne|slt|sle|sgt|sge|ult|ule|ugt|uge], %{$T}, %{$T} : $T", always},
	{"arith", "signs", "={$U} = arith.cmpf [false|oeq|ogt|oge|olt|ole|one|ord|ueq|ugt|uge|ult|ule|une|uno|true], %{$T}, %{$T}$fast : $T", always},
	{"arith", "all", "={$T} = arith.select %{i1}, %{$T}, %{$T} : $T", always},
	{"arith", "", "={vector<4xi32>} = arith.select %{vector<4xi1>}, %{vector<4xi32>}, %{vector<4xi32>} : vector<4xi1>, vector<4xi32>", always},
	{"arith", "fixed", "={$T}, ={$B} = arith.addui_extended %{$T}, %{$T} : $T, $B", always},
	{"arith", "fixed", "={$T}, ={$T} = arith.[mulsi_extended|mului_extended] %{$T}, %{$T} : $T", always},
	{"arith", "ext", "={$U} = arith.[extsi|extui] %{$T} : $T to $U", always},
	{"arith", "ext", "={$T} = arith.trunci %{$U}[| overflow<nsw>| overflow<nuw, nsw>] : $U to $T", only},
	{"arith", "ext", "={$T} = arith.trunci %{$U} : $U to $T", always},
	{"arith", "extf", "={$U} = arith.extf %{$T}$fast : $T to $U", always},
	{"arith", "extf", "={$T} = arith.truncf %{$U} : $U to $T", always},
	{"arith", "extf", "={$T} = arith.truncf %{$U} [upward|downward|toward_zero|to_nearest_even|to_nearest_away] : $U to $T", only},
	{"arith", "itof", "={$U} = arith.[sitofp|uitofp] %{$T} : $T to $U", always},
	{"arith", "ftoi", "={$U} = arith.fptosi %{small:$T} : $T to $U", always},
	{"arith", "ftoi", "={$U} = arith.fptoui %{tiny:$T} : $T to $U", always},
	{"arith", "bits", "={$U} = arith.bitcast %{$T} : $T to $U", always},
	{"arith", "casti", "={$U} = arith.[index_cast|index_castui] %{$T} : $T to $U", always},
	{"arith", "float", "={$T} = arith.[addf|subf|mulf|divf|remf|maximumf|minimumf|maxnumf|minnumf] %{$T}, %{$T}$fast : $T", always},
	{"arith", "float", "={$T} = arith.negf %{$T}$fast : $T", always},
	{"arith", "small", "={$T} = arith.[addf|subf|mulf|divf|maximumf|minnumf] %{$T}, %{$T}$fast : $T", only},
	{"arith", "narrow", "={$U} = arith.truncf %{$T}$fast : $T to $U", only},
	{"arith", "narrow", "={$T} = arith.extf %{$U} : $U to $T", only},
	{"arith", "", "={f32} = arith.scaling_extf %{f4E2M1FN}, %{f8E8M0FNU} : f4E2M1FN, f8E8M0FNU to f32", only},
	{"arith", "", "={f4E2M1FN} = arith.scaling_truncf %{f32}, %{f8E8M0FNU} : f32, f8E8M0FNU to f4E2M1FN", only},
	{"ub", "all", "={$T} = ub.poison : $T", only},

	{"index", "", "={index} = index.[add|sub|mul|and|or|xor|maxs|maxu|mins|minu] %{index}, %{index}", always},
	{"index", "", "={index} = index.[divs|divu|ceildivs|ceildivu|floordivs|rems|remu] %{index}, %{odd:index}", always},
	{"index", "", "={index} = index.[shl|shrs|shru] %{index}, %{shift:index}", always},
	{"index", "", "={i1} = index.cmp [eq|ne|slt|sle|sgt|sge|ult|ule|ugt|uge](%{index}, %{index})", always},
	{"index", "castx", "={$U} = index.[casts|castu] %{$T} : $T to $U", always},
	{"index", "", "={index} = index.constant [0|1|-3|17]", always},
	{"index", "", "={i1} = index.bool.constant [true|false]", always},
	{"index", "", "={index} = index.sizeof", always},

	{"math", "float", "={$T} = math.[absf|ceil|floor|round|roundeven|trunc] %{$T}$fast : $T", always},
	{"math", "float", "={$T} = math.[" + allFunctions + "] %{$T}$fast : $T", inexact},
	{"math", "float", "={$T} = math.[atan2|powf|copysign] %{$T}, %{$T}$fast : $T", inexact},
	{"math", "float", "={$T} = math.copysign %{$T}, %{$T} : $T", always},
	{"math", "float", "={$T} = math.fma %{$T}, %{$T}, %{$T}$fast : $T", always},
	{"math", "float", "={$T} = math.clampf %{$T} to [%{$T}, %{$T}]$fast : $T", only},
	{"math", "scalar", "={$T}, ={$T} = math.sincos %{$T}$fast : $T", inexact},
	{"math", "signs", "={$U} = math.[isfinite|isinf|isnan|isnormal] %{$T} : $T", always},
	{"math", "pow", "={$T} = math.fpowi %{$T}, %{shift:$U}$fast : $T, $U", inexact},
	{"math", "fixed", "={$T} = math.ipowi %{$T}, %{shift:$T} : $T", always},
	{"math", "wide", "={$T} = math.[absi|ctlz|ctpop|cttz] %{$T} : $T", always},
	{"math", "narrowed", "={$T} = math.[sqrt|exp|tanh|ceil|absf|roundeven|sin] %{$T}$fast : $T", only},

	{"complex", "cplx", "={$T} = complex.[add|sub|mul|div] %{$T}, %{$T}$fast : $T", inexact},
	{"complex", "cplx", "={$T} = complex.[add|sub] %{$T}, %{$T} : $T", always},
	{"complex", "cplx", "={$T} = complex.[atan2|pow] %{$T}, %{$T}$fast : $T", only},
	{"complex", "cplx", "={$T} = complex.[cos|exp|expm1|log|log1p|neg|rsqrt|sign|sin|sqrt|tan|tanh] %{$T}$fast : $T", only},
	{"complex", "cplx", "={$T} = complex.[conj|neg] %{$T} : $T", always},
	{"complex", "cplx", "={$T} = complex.powi %{$T}, %{i32}$fast : $T, i32", only},
	{"complex", "part", "={$U} = complex.[abs|angle] %{$T}$fast : $T", only},
	{"complex", "part", "={$U} = complex.[re|im] %{$T} : $T", always},
	{"complex", "part", "={$T} = complex.create %{$U}, %{$U} : $T", always},
	{"complex", "cplx", "={i1} = complex.[eq|neq] %{$T}, %{$T} : $T", always},
	{"complex", "", "={i64} = complex.bitcast %{complex<f32>} : complex<f32> to i64", only},
	{"complex", "", "={complex<f32>} = complex.bitcast %{i64} : i64 to complex<f32>", only},
}

// chosenRules returns the rules that the options leave.
func (p *program) chosenRules() (list []rule) {
	for _, r := range append(append([]rule(nil), scalarRules...), vectorRules...) {
		if r.dialect != "arith" && !p.has(r.dialect) || r.kind == inexact && p.o.Exact || r.kind == only && p.o.Runs ||
			!p.has("vector") && strings.Contains(r.text, "vector") || p.without(r.text) {
			continue
		}
		list = append(list, r)
	}
	return list
}

// without reports whether the options leave out an operation.
func (p *program) without(text string) bool {
	return slices.ContainsFunc(p.o.Without, func(s string) bool { return strings.Contains(text, s) })
}

var (
	ruleChoice = regexp.MustCompile(`\[[^\[\]]*\|[^\[\]]*\]`)
	ruleValue  = regexp.MustCompile(`[%=]\{[^}]*\}`)
)

// rule adds an operation by a rule.
func (p *program) rule() {
	r := p.rules[p.IntN(len(p.rules))]
	list := classes[r.class]
	types := strings.Fields(list[p.IntN(len(list))])
	for _, t := range types {
		if strings.HasPrefix(t, "vector") && !p.has("vector") {
			return
		}
	}
	if r.kind == writable && p.pure {
		return
	}
	p.apply(r.text, types...)
}

// apply adds the operation of a rule's text, for $T and $U.
func (p *program) apply(text string, types ...string) {
	for i, t := range types {
		text = strings.ReplaceAll(text, [...]string{"$T", "$U"}[i], t)
		if i == 0 {
			text = strings.ReplaceAll(text, "$B", withElement(t, "i1"))
		}
	}
	text = ruleChoice.ReplaceAllStringFunc(text, func(s string) string { return p.one(strings.Split(s[1:len(s)-1], "|")...) })
	text = strings.ReplaceAll(text, "$fast", p.fast())
	text = strings.ReplaceAll(text, "$wrap", p.wrap())
	var define []func()
	text = ruleValue.ReplaceAllStringFunc(text, func(s string) string {
		t := s[2 : len(s)-1]
		if s[0] == '=' {
			name := p.name()
			define = append(define, func() { p.define(name, t) })
			return name
		}
		how, of, restricted := strings.Cut(t, ":")
		if !restricted {
			return p.value(t)
		}
		return p.restricted(how, of)
	})
	p.line("%s", text)
	for _, f := range define {
		f()
	}
}

// fast returns flags of fast math.
func (p *program) fast() string {
	if p.o.Exact || p.IntN(3) > 0 {
		return ""
	}
	return " fastmath<" + p.one("fast", "contract", "nnan", "ninf,nsz", "reassoc", "arcp,afn", "nnan,ninf", "reassoc,contract", "none") + ">"
}

// wrap returns flags of overflow, which make poison in programs that run.
func (p *program) wrap() string {
	if p.o.Runs || p.IntN(4) > 0 {
		return ""
	}
	return " overflow<" + p.one("nsw", "nuw", "nsw, nuw", "none") + ">"
}

// restricted returns a value of a type that a rule restricts.
func (p *program) restricted(how, t string) string {
	temp := func(format string, args ...any) string {
		name := p.name()
		p.line("%s = "+format, append([]any{name}, args...)...)
		return name
	}
	constant := func(t, number string) string {
		if element(t) != t {
			number = "dense<" + number + ">"
		}
		return temp("arith.constant %s : %s", number, t)
	}
	switch how {
	case "below":
		n, _ := strconv.Atoi(t)
		return p.below(n, false)
	case "one":
		return constant(t, "1")
	case "odd":
		if p.IntN(2) == 0 {
			return constant(t, p.one("1", "2", "3", "4", "7", "-2"))
		}
		x := temp("arith.andi %s, %s : %s", p.value(t), constant(t, "7"), t)
		return temp("arith.ori %s, %s : %s", x, constant(t, "1"), t)
	case "shift":
		if p.IntN(2) == 0 {
			return constant(t, p.one("0", "1", "2", "5", "7"))
		}
		return temp("arith.andi %s, %s : %s", p.value(t), constant(t, "7"), t)
	case "small", "tiny":
		from := withElement(t, "i8")
		if how == "tiny" {
			return temp("arith.uitofp %s : %s to %s", temp("arith.andi %s, %s : %s", p.value(from), constant(from, "127"), from), from, t)
		}
		return temp("arith.sitofp %s : %s to %s", p.value(from), from, t)
	}
	panic("randomir: no restriction " + how)
}
