package target

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

func TestParseTriple(t *testing.T) {
	for _, c := range []struct {
		text string
		want Triple
	}{
		{"", Triple{Format: "elf"}},
		{"x86_64-unknown-linux-gnu", Triple{Arch: "x86_64", OS: "linux", Env: "gnu", Format: "elf"}},
		{"x86_64-linux", Triple{Arch: "x86_64", Format: "elf"}}, // nothing is moved
		{"arm64e-apple-ios17.2-simulator", Triple{Arch: "aarch64", Sub: "arm64e", Vendor: "apple", OS: "ios", Env: "simulator", Format: "macho"}},
		{"thumbv7em-none-eabi", Triple{Arch: "thumb", Sub: "v7e-m", Format: "elf"}},
		{"armebv8.1m.main-a-b-gnueabihf-x", Triple{Arch: "armeb", Sub: "v8.1-m.main", Env: "gnueabihf", Format: "elf"}},
		{"i686-pc-windows-msvc-elf", Triple{Arch: "x86", Vendor: "pc", OS: "win32", Env: "msvc", Format: "elf"}},
		{"powerpc64-ibm-aix7.2", Triple{Arch: "ppc64", Vendor: "ibm", OS: "aix", Format: "xcoff"}},
		{"mipsn32r6el", Triple{Arch: "mips64el", Sub: "r6", Env: "gnuabin32", Format: "elf"}},
		{"X86_64-PC-LINUX", Triple{Format: "elf"}},
		{"----", Triple{Format: "elf"}},
	} {
		c.want.Text = c.text
		if got := ParseTriple(c.text); got != c.want {
			t.Errorf("%q: got %+v, want %+v", c.text, got, c.want)
		}
	}
}

func TestDataLayout(t *testing.T) {
	for triple, want := range map[string]string{
		"x86_64-unknown-linux":     "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128",
		"aarch64-apple-macosx":     "e-m:o-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-n32:64-S128-Fn32",
		"armv7k-apple-watchos":     "e-m:o-p:32:32-Fi8-i64:64-a:0:32-n32-S128",
		"powerpc64-a-freebsd13":    "E-m:e-Fn32-i64:64-i128:128-n32:64",
		"powerpc64-a-freebsd12.4":  "E-m:e-Fi64-i64:64-i128:128-n32:64",
		"no-such-target":           "",
		"dxil-pc-shadermodel6.3":   "",
		"mips64-a-linux-gnuabin32": "E-m:e-p:32:32-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128",
	} {
		if got := ParseTriple(triple).DataLayout(); got != want {
			t.Errorf("%s: got %s, want %s", triple, got, want)
		}
	}
}

func TestNew(t *testing.T) {
	for _, c := range []struct {
		triple, chip, features, want string
	}{
		{"x86_64", "", "", "64bit 64bit-mode cx8 fast-15bytenop fast-scalar-fsqrt idivq-to-divl macrofusion slow-3ops-lea sse sse2 vzeroupper x87"},
		{"x86_64", "", "-sse", "64bit 64bit-mode cx8 fast-15bytenop fast-scalar-fsqrt idivq-to-divl macrofusion slow-3ops-lea vzeroupper x87"},
		{"i386--", "i386", "-sse +avx -sse3", "32bit-mode slow-unaligned-mem-16 sse sse2 vzeroupper x87"},
		{"riscv32", "", "+v", "32bit d f i optimized-nf2-segment-load-store v zicsr zve32f zve32x zve64d zve64f zve64x zvl128b zvl32b zvl64b"},
		{"thumbv6m", "", "", "armv6-m db mclass noarm strict-align thumb-mode v4t v5t v5te v6 v6m"},
		{"sparcv9", "v8", "-64bit", "64bit"},
		{"hexagon", "hexagonv62", "+hvx", "cabac compound duplex hvx hvxv60 hvxv62 memops nvj nvs packets prev65 small-data v5 v55 v60 v62"},
		{"amdgcn", "", "-southern-islands", "southern-islands wavefrontsize64"},
		{"spirv64", "foo", "", ""},
	} {
		m, err := New(c.triple, c.chip, strings.Fields(c.features))
		if err != nil {
			t.Errorf("%s: %v", c.triple, err)
			continue
		}
		if got := strings.Join(m.Features(), " "); got != c.want {
			t.Errorf("%s, %s, %s:\n got %s\nwant %s", c.triple, c.chip, c.features, got, c.want)
		}
	}
}

func TestWarnings(t *testing.T) {
	m, err := New("aarch64", "z80", []string{"+a", "+neon", "-b", "", "x", "+"})
	const chip = "'z80' is not a recognized processor for this target (ignoring processor)"
	want := []string{chip}
	for _, f := range []string{"+a", "-b", "", "x", "+"} {
		want = append(want, "'"+f+"' is not a recognized feature for this target (ignoring feature)")
	}
	want = append(want, chip)
	if err != nil || !slices.Equal(m.Warnings(), want) {
		t.Errorf("%v: %q", err, m.Warnings())
	}
	if got := m.Features(); !slices.Equal(got, []string{"fp-armv8", "neon"}) {
		t.Errorf("features %q", got)
	}
}

func TestRefused(t *testing.T) {
	for _, c := range []struct{ triple, chip, features, want string }{
		{"", "", "", "no available targets"},
		{"foo-bar", "", "", "no available targets"},
		{"dxil", "", "", "no available targets"},
		{strings.Repeat("x86_64-", 1<<16), "", "", ""},
		{strings.Repeat("x", 1<<20), "", "", "no available targets"},
		{"riscv32-unknown-fuchsia", "", "", "64-bit"},
		{"riscv64-a-b-coff", "", "", "object format"},
		{"mips64", "mips32", "", "64-bit code"},
		{"mips", "mips5", "", "MIPS-V"},
		{"mips", "", "+msa -fp64", "MSA"},
		{"mips", "", "+dsp +mips32r6", "DSP"},
		{"nvptx64", "sm_90a", "+ptx78", "minimum is 8.0"},
		{"hexagon", "foo", "", "invalid CPU"},
	} {
		m, err := New(c.triple, c.chip, strings.Fields(c.features))
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%.40q, %s, %s: %.100v", c.triple, c.chip, c.features, err)
		}
		if err == nil && m.Triple().DataLayout() == "" {
			t.Errorf("%.40q: no data layout", c.triple)
		}
	}
}

// Each table is sorted, as the search wants it, and each target has one.
func TestTables(t *testing.T) {
	for arch, family := range families {
		table := tables()[family]()
		if !slices.IsSorted(table.features) {
			t.Errorf("%s: features are not sorted", family)
		}
		if table.warnings == "" {
			t.Errorf("%s: no warnings", family)
		}
		if ParseTriple(arch).Arch == "" && arch != "x86" && !strings.HasPrefix(arch, "bpf") {
			t.Errorf("%s: no triple has that architecture", arch)
		}
		for i := range table.features {
			if !table.implied[i].has(i) {
				t.Errorf("%s: %s does not imply itself", family, table.features[i])
			}
		}
	}
}

func ExampleNew() {
	m, err := New("x86_64-unknown-linux", "x86-64-v2", []string{"-sse3"})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(slices.Contains(m.Features(), "sse2"), slices.Contains(m.Features(), "sse4.2"))
	fmt.Println(m.Triple().DataLayout())
	// Output:
	// true false
	// e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128
}
