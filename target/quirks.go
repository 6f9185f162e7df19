package target

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// finish applies the rules that some targets have for the features as a whole. The
// error says why LLVM rejects them.
func (m *Machine) finish(chip string, features []string) error {
	if err := m.triple.checkFormat(); err != nil {
		return err
	}
	switch families[m.triple.Arch] {
	case "amdgcn":
		m.finishGCN()
	case "hexagon":
		return m.finishHexagon(chip, features)
	case "mips":
		return m.checkMIPS()
	case "sparc":
		if m.triple.is64() {
			m.put("64bit", true)
		}
	case "nvptx":
		return m.checkPTX()
	case "riscv":
		if m.triple.OS == "fuchsia" && !m.triple.is64() {
			return errors.New("fuchsia is only supported for 64-bit")
		}
	}
	return nil
}

func (m *Machine) has(name string) bool {
	i := m.table.index(name)
	return i >= 0 && m.on.has(i)
}

// put turns a feature on or off without those that it implies.
func (m *Machine) put(name string, on bool) {
	if i := m.table.index(name); on {
		m.on.add(i)
	} else {
		m.on.remove(i)
	}
}

// finishGCN makes sure that the machine has exactly one wavefront size.
func (m *Machine) finishGCN() {
	const size32, size64, permissive = "wavefrontsize32", "wavefrontsize64", "assembler-permissive-wavesize"
	new := m.has("gfx10") || m.has("gfx11") || m.has("gfx12") || m.has("gfx13")
	if m.on.empty() {
		m.put("southern-islands", true)
	} else if m.has(size32) && m.has(size64) {
		if new && !m.has("gfx1250-insts") {
			m.put(size64, false)
		} else {
			m.put(size32, false)
		}
		m.put(permissive, !m.has(permissive))
	}
	if !m.has(size32) && !m.has(size64) {
		m.put(size32, new)
		m.put(size64, !new)
	}
}

// hexagonVersions are the versions of the vector extensions of Hexagon, the oldest
// first.
var hexagonVersions = []string{"60", "62", "65", "66", "67", "68", "69", "71", "73", "75", "79", "81"}

// finishHexagon completes the vector extensions: a machine that has one also has those
// of its architecture version and of older versions.
func (m *Machine) finishHexagon(chip string, features []string) error {
	if _, ok := m.table.chips[chip]; !ok {
		return fmt.Errorf("invalid CPU %q specified", chip)
	}
	if m.has("hvxv68") && !slices.ContainsFunc(features, func(f string) bool { return strings.HasPrefix(f, "-hvx-qfloat") }) {
		m.put("hvx-qfloat", true)
	}
	versioned := slices.ContainsFunc(hexagonVersions, func(v string) bool { return m.has("hvxv" + v) })
	if !versioned && (m.has("hvx") || m.has("hvx-length64b") || m.has("hvx-length128b")) {
		newest := -1
		for i, v := range hexagonVersions {
			if m.has("v" + v) {
				newest = i
			}
		}
		for _, v := range hexagonVersions[:newest+1] {
			m.put("hvxv"+v, true)
		}
	}
	if chip == "hexagonv66" || chip == "hexagonv67" {
		m.put("zreg", true)
	}
	return nil
}

// mipsVersions are the features for versions of the MIPS architecture. The last one that
// is on counts.
var mipsVersions = []string{"mips1", "mips2", "mips32", "mips32r2", "mips32r3", "mips32r5", "mips32r6", "mips3", "mips4", "mips5",
	"mips64", "mips64r2", "mips64r3", "mips64r5", "mips64r6"}

// checkMIPS rejects the combinations for which LLVM exits with an error.
func (m *Machine) checkMIPS() error {
	version := "mips32"
	for _, v := range mipsVersions {
		if m.has(v) {
			version = v
		}
	}
	wide := m.triple.is64() || m.triple.isN32()
	mips64 := strings.HasPrefix(version, "mips64")
	mips32 := strings.HasPrefix(version, "mips32") || mips64
	r2 := mips32 && version != "mips32" && version != "mips64"
	switch {
	case wide && !m.has("gp64"):
		return errors.New("64-bit code requested on a subtarget that doesn't support it")
	case version == "mips5":
		return errors.New("code generation for MIPS-V is not implemented")
	case m.has("msa") && !m.has("fp64"):
		return errors.New("MSA requires a 64-bit FPU register file")
	case m.has("fp64") && version == "mips32":
		return errors.New("FPU with 64-bit registers is not available on MIPS32 pre revision 2")
	case wide && m.has("nooddspreg"):
		return errors.New("nooddspreg requires the O32 ABI")
	case wide && m.has("fpxx"):
		return errors.New("FPXX is not permitted for the N32 and N64 ABIs")
	case m.has("micromips") && (wide || version == "mips64r6"):
		return errors.New("microMIPS64 is not supported")
	case m.has("use-indirect-jump-hazard") && (!r2 || m.has("micromips")):
		return errors.New("indirect jumps with hazard barriers requires MIPS32R2 or later, and no microMIPS")
	case m.has("abs2008") && mips32 && !r2:
		return errors.New("IEEE 754-2008 abs.fmt is not supported for the given architecture")
	case m.has("dsp") && strings.HasSuffix(version, "r6"):
		return errors.New("release 6 of MIPS is not compatible with the DSP ASE")
	}
	return nil
}

// checkFormat rejects object file formats that the target does not support.
func (t Triple) checkFormat() error {
	ok := true
	switch t.Arch {
	case "aarch64", "aarch64_be", "aarch64_32":
		ok = t.Format == "elf" || t.Format == "macho" || t.Format == "coff"
	case "riscv32", "riscv64", "riscv32be", "riscv64be":
		ok = t.Format == "elf" || t.Format == "macho"
	case "ppcle", "ppc64le":
		ok = t.Format != "xcoff"
	}
	if !ok {
		return fmt.Errorf("unsupported object format %q", t.Format)
	}
	return nil
}

// oldestPTX has the oldest version of PTX, times ten, that supports a streaming
// multiprocessor, if that is not 3.2. It is sorted by the version of the
// multiprocessor.
var oldestPTX = []struct {
	sm  string
	ptx int
}{
	{"sm_32", 40}, {"sm_35", 32}, {"sm_37", 41}, {"sm_50", 40}, {"sm_52", 41}, {"sm_53", 42}, {"sm_60", 50}, {"sm_61", 50}, {"sm_62", 50},
	{"sm_70", 60}, {"sm_72", 61}, {"sm_75", 63}, {"sm_80", 70}, {"sm_86", 71}, {"sm_87", 74}, {"sm_88", 90}, {"sm_89", 78},
	{"sm_90", 78}, {"sm_90a", 80}, {"sm_100", 86}, {"sm_100f", 88}, {"sm_100a", 86}, {"sm_101", 86}, {"sm_101f", 88}, {"sm_101a", 86},
	{"sm_103", 88}, {"sm_103f", 88}, {"sm_103a", 88}, {"sm_110", 90}, {"sm_110f", 90}, {"sm_110a", 90},
	{"sm_120", 87}, {"sm_120f", 88}, {"sm_120a", 87}, {"sm_121", 88}, {"sm_121f", 88}, {"sm_121a", 88},
}

// checkPTX rejects a version of PTX that is too old for the multiprocessor.
func (m *Machine) checkPTX() error {
	ptx, target, oldest := 0, "", 0
	for _, name := range m.Features() {
		if v, ok := strings.CutPrefix(name, "ptx"); ok {
			n, _ := strconv.Atoi(v)
			ptx = max(ptx, n)
		}
	}
	for _, v := range oldestPTX {
		if m.has(v.sm) {
			target, oldest = v.sm, v.ptx
		}
	}
	if ptx != 0 && ptx < oldest {
		return fmt.Errorf("PTX version %d.%d does not support target '%s': the minimum is %d.%d", ptx/10, ptx%10, target, oldest/10, oldest%10)
	}
	return nil
}
