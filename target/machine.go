package target

import (
	"fmt"
	"slices"
	"strings"
)

// A Machine is a target with a chip and features turned on or off. It is immutable.
type Machine struct {
	triple   Triple
	table    *table
	on       set
	warnings []string
}

// families maps architectures to the tables of their features.
var families = map[string]string{
	"aarch64": "aarch64", "aarch64_be": "aarch64", "aarch64_32": "aarch64",
	"amdgcn": "amdgcn", "arm": "arm", "armeb": "arm", "thumb": "arm", "thumbeb": "arm",
	"avr": "avr", "bpfel": "bpf", "bpfeb": "bpf", "hexagon": "hexagon", "lanai": "lanai",
	"loongarch32": "loongarch", "loongarch64": "loongarch", "m68k": "m68k",
	"mips": "mips", "mipsel": "mips", "mips64": "mips", "mips64el": "mips",
	"msp430": "msp430", "nvptx": "nvptx", "nvptx64": "nvptx",
	"ppc": "powerpc", "ppcle": "powerpc", "ppc64": "powerpc", "ppc64le": "powerpc",
	"r600": "r600", "riscv32": "riscv", "riscv64": "riscv", "riscv32be": "riscv", "riscv64be": "riscv",
	"sparc": "sparc", "sparcel": "sparc", "sparcv9": "sparc",
	"spirv": "spirv", "spirv32": "spirv", "spirv64": "spirv",
	"systemz": "systemz", "ve": "ve", "wasm32": "wasm", "wasm64": "wasm",
	"x86": "x86", "x86_64": "x86", "xcore": "xcore", "xtensa": "xtensa",
}

// New returns the machine for a triple, a chip and features. A chip of "" means the
// default one. A feature is a name after a sign: "+avx" or "-avx". Unknown chips and
// features are not errors; see [Machine.Warnings].
//
// It is an error if LLVM has no back end for the triple or rejects the combination.
func New(triple, chip string, features []string) (*Machine, error) {
	t := ParseTriple(triple)
	family, ok := families[t.Arch]
	if !ok {
		return nil, fmt.Errorf("no available targets are compatible with triple %q", triple)
	}
	m := &Machine{triple: t, table: tables()[family]()}
	chip, own := t.defaults(chip, features)
	bits, known := m.table.chips[chip]
	m.on = bits
	all := append(own, features...)
	var unknown []string
	for _, f := range all {
		if !m.table.apply(&m.on, f) {
			unknown = append(unknown, f)
		}
	}
	m.complain(chip, known || chip == "", unknown)
	return m, m.finish(chip, all)
}

// complain records LLVM's warnings about an unknown name, as often as LLVM repeats them.
func (m *Machine) complain(chip string, known bool, unknown []string) {
	if known && unknown == nil {
		return
	}
	for _, c := range m.table.warnings {
		if c == 'c' && !known {
			m.warnings = append(m.warnings, "'"+chip+"' is not a recognized processor for this target (ignoring processor)")
		}
		if c == 'f' {
			for _, f := range unknown {
				m.warnings = append(m.warnings, "'"+f+"' is not a recognized feature for this target (ignoring feature)")
			}
		}
	}
}

// Triple returns the triple of the machine.
func (m *Machine) Triple() Triple { return m.triple }

// Features returns the names of the features that are on, sorted.
func (m *Machine) Features() []string {
	out := make([]string, 0, m.on.len())
	for i, name := range m.table.features {
		if m.on.has(i) {
			out = append(out, name)
		}
	}
	return out
}

// Warnings returns the lines that LLVM writes to standard error about unknown chips and
// features. LLVM repeats most of them.
func (m *Machine) Warnings() []string { return slices.Clone(m.warnings) }

// defaults returns the chip for an alias or "", and the features that the triple turns on and off.
func (t Triple) defaults(chip string, features []string) (string, []string) {
	either := func(wide, narrow string) string {
		if t.is64() {
			return wide
		}
		return narrow
	}
	orGeneric := func(other string) string {
		if chip == "" || chip == "generic" {
			return other
		}
		return chip
	}
	orElse := func(other string) string {
		if chip == "" {
			return other
		}
		return chip
	}
	switch families[t.Arch] {
	case "aarch64":
		return t.aarch64Defaults(chip, features)
	case "amdgcn":
		if t.OS == "amdhsa" {
			return orElse("generic-hsa"), nil
		}
		return orElse("generic"), nil
	case "arm":
		return chip, t.armFeatures(chip)
	case "avr":
		return orElse("avr2"), nil
	case "hexagon":
		return orElse("hexagonv68"), nil
	case "loongarch":
		return orGeneric(either("generic-la64", "generic-la32")), nil
	case "mips":
		return orGeneric(either("mips64", "mips32") + t.Sub), nil
	case "powerpc":
		return chip, t.powerFeatures()
	case "riscv":
		return orGeneric(either("generic-rv64", "generic-rv32")), nil
	case "sparc":
		return orElse(either("v9", "v8")), nil
	case "r600":
		return orElse("r600"), nil
	case "x86":
		return orElse("generic"), t.x86Features()
	case "systemz", "ve", "xtensa", "lanai":
		return orElse("generic"), nil
	case "msp430":
		return orElse("msp430"), nil
	}
	return chip, nil
}

// aarch64Aliases maps aliases to the names of chips in the table.
var aarch64Aliases = map[string]string{"apple-latest": "apple-m5"}

func (t Triple) aarch64Defaults(chip string, features []string) (string, []string) {
	if other, ok := aarch64Aliases[chip]; ok {
		chip = other
	}
	if chip != "" {
		return chip, nil
	}
	var own []string
	if len(features) == 0 {
		own = []string{"+v8a"}
	}
	if t.Sub == "arm64e" {
		return "apple-a12", own
	}
	return "generic", own
}

func (t Triple) armFeatures(chip string) []string {
	var own []string
	name, _, _ := strings.Cut(t.Text, "-")
	if version := armVersion(name); version != "" && (chip == "" || chip == "generic") {
		own = append(own, "+"+version)
	}
	if strings.HasPrefix(t.Arch, "thumb") {
		own = append(own, "+thumb-mode", "+v4t")
	}
	if t.OS == "win32" {
		own = append(own, "+noarm")
	}
	return own
}

func (t Triple) powerFeatures() []string {
	var own []string
	if t.OS == "aix" {
		own = append(own, "+aix")
	}
	own = append(own, "+invariant-function-descriptors", "+crbits")
	if t.is64() {
		own = append(own, "+64bit")
	}
	return own
}

func (t Triple) x86Features() []string {
	var own []string
	switch {
	case t.is64():
		own = []string{"+64bit-mode", "-32bit-mode", "-16bit-mode", "+sse2"}
	case t.Env == "code16":
		own = []string{"-64bit-mode", "-32bit-mode", "+16bit-mode"}
	default:
		own = []string{"-64bit-mode", "+32bit-mode", "-16bit-mode"}
	}
	if t.isX32() {
		own = append(own, "+x32")
	}
	return own
}
