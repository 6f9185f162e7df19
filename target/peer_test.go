package target

import (
	"bytes"
	"fmt"
	"maps"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

// asked is a machine to ask mlir-opt about.
type asked struct {
	triple, chip string
	features     []string
}

func (a asked) String() string {
	return fmt.Sprintf("triple %q, chip %q, features %q", a.triple, a.chip, a.features)
}

// suffixes complete triples of architectures.
var suffixes = strings.Fields(`-- -unknown-linux-gnu -linux -apple-darwin -apple-ios -apple-macosx10.15 -apple-watchos -apple-tvos-simulator
	-pc-windows-msvc -pc-windows-gnu -pc-windows -pc-win32-elf -pc-windows-cygnus -unknown-aix -ibm-zos -amd-amdhsa -amd-amdpal -mesa-mesa3d
	-nvidia-cuda -unknown-linux-android -pc-linux-gnux32 -pc-linux-muslx32 -pc-linux-gnuabin32 -pc-linux-gnuabi64 -pc-linux-gnueabihf
	-unknown-fuchsia -pc-elfiamcu -scei-ps4 -unknown-rtems -unknown-emscripten -unknown-wasi -none-eabi -none-unknown-eabi
	-unknown-freebsd -unknown-freebsd12 -unknown-freebsd13.1 -unknown-freebsd99999999999 -unknown-openbsd -unknown-netbsd -unknown-netbsd-eabi
	-pc-linux-code16 -intel-unknown -unknown-solaris -unknown-lv2 -unknown-uefi -unknown-haiku -unknown-linux-musl -unknown-linux-muslabin32
	-unknown-linux-gnu_ilp32 -unknown-linux-ohos -unknown-liteos -apple-darwin-eabi -unknown-unknown-macho -unknown-unknown-coff -unknown-unknown-elf
	-apple-xros -apple-visionos -apple-bridgeos -apple-driverkit -unknown-managarm -unknown-linux-muslwali -unknown-nacl -unknown-hurd-gnu -unknown-unknown-goff`)

// names returns the possible starts of a triple: architectures and others.
func names() []string {
	list := strings.Fields(`bpf bpfeb bpfel bpf_be bpf_le bpfx armv4 armv4t armv5 armv5te armv6 armv6m armv6k armv6kz armv7 armv7a armv7s armv7k armv7m
		armv7em armv7r armv8 armv8a armv8r armv8.2a armv9 armv9.6a armv8m.main armv8.1m.main armv8m.base armv7eb armebv7 armv7l armv6hl
		thumbv7 thumbv7em thumbv6m thumbebv7 thumbv8 thumbv2 thumbv7eb arm64v8 armfoo armv99 armt armd arm6 aarch64v8a aarch64eb aarch64_be_v8
		iwmmxt xscale armxscale arm64_32 spirv32v1.3 spirv64v1.6 spirv64v1.7 spirv1.5 spirv1.4 x86 x86-64 arc csky dxil spir tce shave kalimba
		foo mips32 mipsn32 mipsn32el mipsn32r6 mipsisa64r6el riscv foo-x86_64 powerpc64eb sparc64el`)
	for name := range arches {
		list = append(list, name)
	}
	slices.Sort(list)
	return list
}

// TestTriplesPeer compares the features of the default chips for all sorts of
// triples, and whether there is a back end at all.
func TestTriplesPeer(t *testing.T) {
	var list []asked
	for i, name := range names() {
		for j, s := range suffixes {
			if peer.Short() && (i+j)%16 != 0 {
				continue
			}
			list = append(list, asked{triple: name + s})
		}
	}
	compare(t, list)
}

// TestChipsPeer compares all chips of all targets.
func TestChipsPeer(t *testing.T) {
	var list []asked
	for _, name := range slices.Sorted(maps.Keys(arches)) { // so that the question is the same every time
		arch := arches[name]
		if peer.Short() && name != arch {
			continue
		}
		for _, chip := range slices.Sorted(maps.Keys(tables()[families[arch]]().chips)) {
			list = append(list, asked{triple: name + "-unknown-linux", chip: chip})
		}
	}
	for _, chip := range strings.Fields("generic apple-latest apple-m1 cobalt-100 grace") {
		list = append(list, asked{triple: "aarch64", chip: chip}, asked{triple: "arm64e", chip: chip}, asked{triple: "armv7", chip: chip})
	}
	compare(t, list)
}

// TestFeaturesPeer compares features that are turned on and off one after another.
func TestFeaturesPeer(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	rounds := 60
	if peer.Short() {
		rounds = 6
	}
	var list []asked
	for _, name := range names() {
		arch, _ := parseArch(name)
		if families[arch] == "" || arch != name && peer.Short() {
			continue
		}
		table := tables()[families[arch]]()
		chips := slices.Sorted(maps.Keys(table.chips))
		for range rounds {
			a := asked{triple: name + suffixes[rng.IntN(len(suffixes))]}
			if len(chips) > 0 && rng.IntN(4) > 0 {
				a.chip = chips[rng.IntN(len(chips))]
			}
			for range rng.IntN(6) {
				if len(table.features) > 0 {
					a.features = append(a.features, []string{"+", "-"}[rng.IntN(2)]+table.features[rng.IntN(len(table.features))])
				}
			}
			list = append(list, a)
		}
	}
	compare(t, list)
}

// compare gives mlir-opt many machines at once, those that are refused aside. Of
// those it compares that mlir-opt knows no target for them either, or exits.
func compare(t *testing.T, list []asked) {
	opt := peer.Tool(t, "mlir-opt-22")
	var want []string
	var machines []asked
	refused := 0
	for _, a := range list {
		m, err := New(a.triple, a.chip, a.features)
		if err != nil && !strings.HasPrefix(err.Error(), "no available targets") {
			if refused++; refused%20 == 1 {
				if got := ask(t, opt, []asked{a})[0]; got != "exit" {
					t.Errorf("%v: mlir-opt says %s, but the error is %v", a, got, err)
				}
			}
			continue
		}
		machines = append(machines, a)
		if err != nil {
			want = append(want, "none")
		} else {
			want = append(want, strings.Join(m.Features(), " "))
		}
	}
	got := ask(t, opt, machines)
	bad := 0
	for i, a := range machines {
		if got[i] != want[i] {
			if bad++; bad < 20 {
				t.Errorf("%v:\n got %s\nwant %s (mlir-opt)", a, want[i], got[i])
			}
		}
	}
	if bad > 0 {
		t.Errorf("%d of %d differ", bad, len(machines))
	}
	t.Logf("%d machines, %d refused", len(machines), refused)
}

// ask returns mlir-opt's answers for machines: the features, "none" for an unknown target, or
// "exit" for a machine that makes it exit.
func ask(t *testing.T, opt string, list []asked) []string {
	if len(list) == 0 {
		return nil
	}
	var in strings.Builder
	for i, a := range list {
		in.WriteString(moduleText(a, i))
	}
	cmd := peer.Command(t, opt, "-split-input-file", "-llvm-target-to-target-features")
	cmd.Stdin = strings.NewReader(strings.TrimSuffix(in.String(), "// -----\n"))
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	if err := cmd.Run(); err != nil && !bytes.HasPrefix(bytes.TrimLeft(stdout.Bytes(), "\n"), []byte("module")) && !bytes.Contains(stderr.Bytes(), []byte("failed to obtain")) ||
		bytes.Contains(stderr.Bytes(), []byte("LLVM ERROR")) {
		if len(list) == 1 {
			return []string{"exit"}
		}
		return append(ask(t, opt, list[:len(list)/2]), ask(t, opt, list[len(list)/2:])...)
	}
	out := slices.Repeat([]string{"none"}, len(list))
	for _, m := range moduleForm.FindAllStringSubmatch(stdout.String(), -1) {
		i, _ := strconv.Atoi(m[1])
		out[i] = strings.NewReplacer(`"`, "", ",", "", "+", "").Replace(m[2])
	}
	return out
}

var moduleForm = regexp.MustCompile(`module @m(\d+) .*features = <\[(.*?)\]>`)

// moduleText is a module with a number that asks about a machine.
func moduleText(a asked, n int) string {
	text := fmt.Sprintf("module @m%d attributes {llvm.target = #llvm.target<triple = %q, chip = %q", n, a.triple, a.chip)
	if len(a.features) > 0 {
		text += `, features = <["` + strings.Join(a.features, `", "`) + `"]>`
	}
	return text + ">} {\n}\n// -----\n"
}

// TestDataLayoutsPeer compares data layouts with those that opt gives modules.
func TestDataLayoutsPeer(t *testing.T) {
	opt := peer.Tool(t, "opt-22")
	seen := map[string]bool{}
	step := 8
	if peer.Short() {
		step = 64
	}
	for i, name := range names() {
		for j, s := range suffixes {
			tr := ParseTriple(name + s)
			// One triple is enough of those that mean the same.
			key := fmt.Sprint(tr.Arch, tr.Sub, tr.Vendor, tr.OS, tr.Env, tr.Format)
			if families[tr.Arch] == "" || seen[key] || (i+j)%step != 0 {
				continue
			}
			seen[key] = true
			if _, err := New(name+s, "", nil); err != nil {
				continue
			}
			cmd := peer.Command(t, opt, "-S")
			cmd.Stdin = strings.NewReader("target triple = \"" + tr.Text + "\"\n")
			out, err := cmd.Output()
			_, layout, _ := strings.Cut(string(out), "target datalayout = \"")
			layout, _, _ = strings.Cut(layout, "\"")
			if got := tr.DataLayout(); got != layout {
				t.Errorf("%s: got  %s\nwant %s (opt: %v)", tr.Text, got, layout, err)
			}
		}
	}
	t.Logf("%d triples", len(seen))
}
