// Gen writes features.txt, the subtarget features of the targets that LLVM 22 has:
// it asks the installed llc-22 for their names, and the installed mlir-opt-22 what
// turning each of them on, or naming each chip, turns on.
//
// It runs in the directory of package target, by go generate.
package main

import (
	"bytes"
	"fmt"
	"log"
	"os"
	"os/exec"
	"slices"
	"strings"

	"github.com/gomlir/gomlir/internal/peer"
)

// A family is one table of features. What it says of a chip is what a triple says
// that adds as little as possible of its own; added is what that still adds.
type family struct {
	name, triple string
	added        []string
	// list is the chips that llc does not tell, since there are no features.
	list []string
	// Some features make LLVM exit without others. With those of base it does not.
	base []string
	// never are features, and chips of their names, that make LLVM exit whatever
	// else is on, with what they imply (Mips.td).
	never map[string][]string

	tools asker
}

var families = []family{
	{name: "aarch64", triple: "aarch64"},
	{name: "amdgcn", triple: "amdgcn"},
	{name: "arm", triple: "arm"},
	{name: "avr", triple: "avr"},
	{name: "bpf", triple: "bpfel"},
	{name: "hexagon", triple: "hexagon"},
	{name: "lanai", triple: "lanai", list: []string{"generic", "v11"}},
	{name: "loongarch", triple: "loongarch64"},
	{name: "m68k", triple: "m68k"},
	{name: "mips", triple: "mips", base: []string{"mips32r2", "fp64"},
		never: map[string][]string{"mips5": {"mips4", "mips5_32r2"}}},
	{name: "msp430", triple: "msp430"},
	{name: "nvptx", triple: "nvptx64"},
	{name: "powerpc", triple: "powerpc", added: []string{"crbits", "invariant-function-descriptors"}},
	{name: "r600", triple: "r600"},
	{name: "riscv", triple: "riscv64"},
	{name: "sparc", triple: "sparc"},
	{name: "spirv", triple: "spirv64", list: []string{"generic"}},
	{name: "systemz", triple: "s390x"},
	{name: "ve", triple: "ve"},
	{name: "wasm", triple: "wasm32"},
	{name: "x86", triple: "i386", added: []string{"32bit-mode"}},
	{name: "xcore", triple: "xcore", list: []string{"generic", "xs1b-generic"}},
	{name: "xtensa", triple: "xtensa"},
}

func main() {
	log.SetFlags(0)
	log.SetPrefix("gen: ")
	text, err := generate(installed)
	if err == nil {
		err = os.WriteFile("features.txt", text, 0o666)
	}
	if err != nil {
		log.Fatal(err)
	}
}

// An asker runs a tool, such as "llc-22", and returns what it writes to its
// standard output and its standard error. The error says what kept the tool from
// ending with the status 0.
type asker func(tool, stdin string, args ...string) (stdout, stderr string, err error)

// installed is the asker of the tools that are installed.
func installed(tool, stdin string, args ...string) (stdout, stderr string, err error) {
	path, err := peer.Find(tool)
	if err != nil {
		return "", "", err
	}
	cmd := exec.Command(path, args...)
	var out, errs strings.Builder
	cmd.Stdin, cmd.Stdout, cmd.Stderr = strings.NewReader(stdin), &out, &errs
	err = cmd.Run()
	return out.String(), errs.String(), err
}

// generate makes the tables of all targets.
func generate(ask asker) ([]byte, error) {
	var out bytes.Buffer
	for _, f := range families {
		f.tools = ask
		if err := f.write(&out); err != nil {
			return nil, fmt.Errorf("%s: %v", f.name, err)
		}
	}
	return out.Bytes(), nil
}

// write writes the table of a family: a line "= name warnings", one line for each
// feature with what it implies directly, an empty line, and one line for each
// chip with the features that imply all it has.
func (f family) write(out *bytes.Buffer) error {
	chips, features, err := f.names()
	if err != nil {
		return err
	}
	implied, err := f.closures(features)
	if err != nil {
		return err
	}
	warnings, err := f.warnings(len(features) == 0)
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "= %s %s\n", f.name, warnings)
	for _, x := range features {
		direct := slices.DeleteFunc(slices.Clone(implied[x]), func(y string) bool { return y == x })
		writeLine(out, x, minimal(direct, implied))
	}
	out.WriteString("\n")
	has, err := f.chips(chips)
	if err != nil {
		return err
	}
	for i, chip := range chips {
		writeLine(out, chip, minimal(has[i], implied))
	}
	return nil
}

func writeLine(out *bytes.Buffer, name string, list []string) {
	fmt.Fprintln(out, strings.Join(append([]string{name}, list...), " "))
}

// minimal leaves out what others in the list imply.
func minimal(list []string, implied map[string][]string) []string {
	var keep []string
	for _, x := range list {
		if !slices.ContainsFunc(list, func(y string) bool { return y != x && slices.Contains(implied[y], x) }) {
			keep = append(keep, x)
		}
	}
	return keep
}

// names asks llc for the names of chips and features.
func (f family) names() (chips, features []string, err error) {
	_, text, err := f.tools("llc-22", "", "-mtriple="+f.triple, "-mattr=help", "-filetype=null", "-o", os.DevNull)
	if err != nil {
		return nil, nil, fmt.Errorf("%v\n%s", err, text)
	}
	chips = slices.Clone(f.list)
	list := &chips
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "Available features") {
			list = &features
		}
		if name, _, ok := strings.Cut(line, " - "); ok && strings.HasPrefix(name, "  ") {
			*list = append(*list, strings.TrimSpace(name))
		}
	}
	slices.Sort(chips)
	slices.Sort(features)
	return slices.Compact(chips), slices.Compact(features), nil
}

// A machine is what one module asks for.
type machine struct {
	triple, chip string
	features     []string
}

// closures asks what each feature turns on when all others are off.
func (f family) closures(features []string) (out map[string][]string, err error) {
	var off []string
	for _, x := range features {
		off = append(off, "-"+x)
	}
	var asked []machine
	for _, x := range features {
		asked = append(asked, machine{f.triple, "", append(slices.Clone(off), "+"+x)})
	}
	out = map[string][]string{}
	if f.base == nil {
		answers, err := f.ask(asked)
		if err != nil {
			return nil, err
		}
		for i, x := range features {
			out[x] = answers[i]
		}
		return out, nil
	}
	var fatal []string
	for i, x := range features {
		if f.never[x] != nil {
			continue
		}
		if answer, err := f.ask(asked[i : i+1]); err == nil {
			out[x] = answer[0]
		} else {
			fatal = append(fatal, x)
		}
	}
	for _, x := range fatal {
		on := append(slices.Clone(off), plus(f.base)...)
		if out[x], err = f.withBase(x, append(on, "+"+x)); err != nil {
			return nil, err
		}
	}
	for x, direct := range f.never {
		out[x] = []string{x}
		for _, y := range direct {
			out[x] = append(out[x], out[y]...)
		}
	}
	return out, nil
}

// withBase asks what a feature turns on after others have been turned on. Of those,
// it implies what takes it along when it is turned off.
func (f family) withBase(x string, on []string) ([]string, error) {
	answer, err := f.ask([]machine{{f.triple, "", on}})
	if err != nil {
		return nil, err
	}
	without, err := f.ask([]machine{{f.triple, "", on[:len(on)-1]}})
	if err != nil {
		return nil, err
	}
	return slices.DeleteFunc(answer[0], func(y string) bool {
		if y == x || !slices.Contains(without[0], y) {
			return false
		}
		left, err := f.ask([]machine{{f.triple, "", append(slices.Clone(on), "-"+y)}})
		return err != nil || slices.Contains(left[0], x)
	}), nil
}

func plus(features []string) []string {
	var out []string
	for _, x := range features {
		out = append(out, "+"+x)
	}
	return out
}

// chips asks what each chip has. Of one that makes LLVM exit, it is what those of
// base do not have anyway: the rest follows from that.
func (f family) chips(chips []string) ([][]string, error) {
	var asked []machine
	for _, c := range chips {
		asked = append(asked, machine{f.triple, c, nil})
	}
	if f.base == nil {
		answers, err := f.ask(asked)
		for i, list := range answers {
			answers[i] = slices.DeleteFunc(list, func(x string) bool { return slices.Contains(f.added, x) })
		}
		return answers, err
	}
	base, err := f.ask([]machine{{f.triple, "", plus(f.base)}})
	if err != nil {
		return nil, err
	}
	var out [][]string
	for _, m := range asked {
		if f.never[m.chip] != nil {
			out = append(out, []string{m.chip})
			continue
		}
		answer, err := f.ask([]machine{m})
		if err != nil {
			m.features = plus(f.base)
			if answer, err = f.ask([]machine{m}); err != nil {
				return nil, err
			}
			answer[0] = slices.DeleteFunc(answer[0], func(x string) bool { return slices.Contains(base[0], x) })
		}
		out = append(out, answer[0])
	}
	return out, nil
}

// ask asks what is on. A GCN machine always has a size of its wavefronts in the
// end. Whether it is one of those that were turned on shows when one asks for the
// other as well: then the assembler is to permit both. If nothing is on, it has the
// generation of Southern Islands, though not what comes with that.
func (f family) ask(asked []machine) ([][]string, error) {
	answers, err := f.run(asked)
	if err != nil || f.name != "amdgcn" {
		return answers, err
	}
	defer func() {
		for i, list := range answers {
			if slices.Equal(list, []string{"southern-islands"}) {
				answers[i] = nil
			}
		}
	}()
	sizes := [...]string{"wavefrontsize32", "wavefrontsize64"}
	for n, size := range sizes {
		also := slices.Clone(asked)
		for i := range also {
			also[i].features = append(slices.Clone(also[i].features), "+"+sizes[1-n])
		}
		both, err := f.run(also)
		if err != nil {
			return nil, err
		}
		const permissive = "assembler-permissive-wavesize"
		for i, list := range answers {
			if slices.Contains(both[i], permissive) == slices.Contains(list, permissive) {
				answers[i] = slices.DeleteFunc(list, func(x string) bool { return x == size })
			}
		}
	}
	return answers, nil
}

// run gives mlir-opt all machines at once.
func (f family) run(asked []machine) ([][]string, error) {
	if len(asked) == 0 {
		return nil, nil
	}
	var in strings.Builder
	for i, m := range asked {
		if i > 0 {
			in.WriteString("// -----\n")
		}
		fmt.Fprintf(&in, "module attributes {llvm.target = #llvm.target<triple = %q, chip = %q", m.triple, m.chip)
		if len(m.features) > 0 {
			fmt.Fprintf(&in, ", features = <[\"%s\"]>", strings.Join(m.features, `", "`))
		}
		in.WriteString(">} {\n}\n")
	}
	stdout, stderr, err := f.tools("mlir-opt-22", in.String(), "-split-input-file", "-llvm-target-to-target-features")
	if err != nil {
		return nil, fmt.Errorf("%v\n%.2000s", err, stderr)
	}
	var out [][]string
	for line := range strings.Lines(stdout) {
		_, list, ok := strings.Cut(line, "features = <[")
		if !ok {
			continue
		}
		list, _, _ = strings.Cut(list, "]>")
		var one []string
		for _, x := range strings.Split(list, ", ") {
			if x = strings.Trim(x, `"+`); x != "" {
				one = append(one, x)
			}
		}
		out = append(out, one)
	}
	if len(out) != len(asked) {
		return nil, fmt.Errorf("%d answers to %d questions\n%.2000s", len(out), len(asked), stderr)
	}
	return out, nil
}

// warnings asks how often and in what order LLVM complains about a chip (c) and a
// feature (f) that it does not know: each time that it makes a description of the
// subtarget out of them.
func (f family) warnings(empty bool) (string, error) {
	// Some give up on such a chip, after the complaints: then there is an error, too.
	_, stderr, err := f.tools("mlir-opt-22", `module attributes {llvm.target = #llvm.target<triple = "`+f.triple+`", chip = "unknown", features = <["+unknown"]>>} {}`,
		"-llvm-target-to-target-features")
	var out []byte
	for line := range strings.Lines(stderr) {
		switch {
		case strings.HasPrefix(line, "'unknown' is not a recognized processor"):
			out = append(out, 'c')
		case strings.HasPrefix(line, "'+unknown' is not a recognized feature"):
			out = append(out, 'f')
		}
	}
	if len(out) == 0 {
		return "", fmt.Errorf("no warnings: %v\n%.2000s", err, stderr)
	}
	return string(out), nil
}
