package target

import "strings"

// DataLayout returns the data layout string of the target (LangRef, Data Layout), "" if
// LLVM has no such target.
func (t Triple) DataLayout() string {
	switch t.Arch {
	case "aarch64", "aarch64_be", "aarch64_32":
		return t.aarch64Layout()
	case "amdgcn":
		return "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-" +
			"p9:192:256:256:32-i64:64-" + gpuVectors + "-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
	case "arm", "armeb", "thumb", "thumbeb":
		return t.armLayout()
	case "avr":
		return "e-P1-p:16:8-i8:8-i16:8-i32:8-i64:8-f32:8-f64:8-n8:16-a:8"
	case "bpfel", "bpfeb":
		return t.endian() + "-m:e-p:64:64-i64:64-i128:128-n32:64-S128"
	case "hexagon":
		return "e-m:e-p:32:32:32-a:0-n16:32-i64:64:64-i32:32:32-i16:16:16-i1:8:8-f32:32:32-f64:64:64-" +
			"v32:32:32-v64:64:64-v512:512:512-v1024:1024:1024-v2048:2048:2048"
	case "lanai":
		return "E-m:e-p:32:32-i64:64-a:0:32-n32-S64"
	case "loongarch32":
		return "e-m:e-p:32:32-i64:64-n32-S128"
	case "loongarch64":
		return "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128"
	case "m68k":
		return "E-m:e-p:32:16:32-i8:8:8-i16:16:16-i32:16:32-n8:16:32-a:0:16-S16"
	case "mips", "mipsel", "mips64", "mips64el":
		return t.mipsLayout()
	case "msp430":
		return "e-m:e-p:16:16-i32:16-i64:16-f32:16-f64:16-a:8-n8:16-S16"
	case "nvptx":
		return "e-p:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
	case "nvptx64":
		return "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
	case "ppc", "ppcle", "ppc64", "ppc64le":
		return t.powerLayout()
	case "r600":
		return "e-m:e-p:32:32-i64:64-" + gpuVectors + "-v2048:2048-n32:64-S32-A5-G1"
	case "riscv32", "riscv64", "riscv32be", "riscv64be":
		return t.riscvLayout()
	case "sparc", "sparcel", "sparcv9":
		return t.sparcLayout()
	case "spirv", "spirv32", "spirv64":
		return t.spirvLayout()
	case "systemz":
		return t.systemzLayout()
	case "ve":
		return "e-m:e-i64:64-n32:64-S128-v64:64:64-v128:64:64-v256:64:64-v512:64:64-v1024:64:64-v2048:64:64-" +
			"v4096:64:64-v8192:64:64-v16384:64:64"
	case "wasm32", "wasm64":
		return t.wasmLayout()
	case "x86", "x86_64":
		return t.x86Layout()
	case "xcore":
		return "e-m:e-p:32:32-i1:8:32-i8:8:32-i16:16:32-i64:32-f64:32-a:0:32-n32"
	case "xtensa":
		return "e-m:e-p:32:32-i8:8:32-i16:16:32-i64:64-n32"
	}
	return ""
}

// gpuVectors are the alignments of vectors that GPUs share.
const gpuVectors = "v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"

// endian returns the part of the layout for the byte order.
func (t Triple) endian() string {
	switch t.Arch {
	case "aarch64_be", "armeb", "thumbeb", "bpfeb", "lanai", "m68k", "mips", "mips64", "ppc", "ppc64",
		"riscv32be", "riscv64be", "sparc", "sparcv9", "systemz":
		return "E"
	}
	return "e"
}

// mangling returns the part of the layout for the mangling of symbols.
func (t Triple) mangling() string {
	switch t.Format {
	case "goff":
		return "-m:l"
	case "macho":
		return "-m:o"
	case "coff":
		if t.OS != "win32" && t.OS != "uefi" {
			break
		}
		if t.Arch == "x86" {
			return "-m:x"
		}
		return "-m:w"
	case "xcoff":
		return "-m:a"
	}
	return "-m:e"
}

func (t Triple) aarch64Layout() string {
	const spaces, rest = "-p270:32:32-p271:32:32-p272:64:64", "-i64:64-i128:128-n32:64-S128-Fn32"
	switch {
	case t.Format == "macho" && t.Arch == "aarch64_32":
		return "e-m:o-p:32:32" + spaces + rest
	case t.Format == "macho":
		return "e-m:o" + spaces + rest
	case t.Format == "coff":
		return "e-m:w" + spaces + "-p:64:64-i32:32" + rest
	}
	l := t.endian() + "-m:e"
	if t.Env == "gnu_ilp32" {
		l += "-p:32:32"
	}
	return l + spaces + "-i8:8:32-i16:16:32" + rest
}

func (t Triple) armLayout() string {
	l := t.endian() + t.mangling() + "-p:32:32-Fi8"
	switch t.armABI() {
	case "apcs":
		return l + "-f64:32:64-v64:32:64-v128:32:128-a:0:32-n32-S32"
	case "aapcs16":
		return l + "-i64:64-a:0:32-n32-S128"
	}
	return l + "-i64:64-v128:64:128-a:0:32-n32-S64"
}

func (t Triple) mipsLayout() string {
	const ints = "-i8:8:32-i16:16:32-i64:64"
	switch {
	case t.isN32():
		return t.endian() + "-m:e-p:32:32" + ints + "-i128:128-n32:64-S128"
	case t.is64():
		return t.endian() + "-m:e" + ints + "-i128:128-n32:64-S128"
	}
	return t.endian() + "-m:m-p:32:32" + ints + "-n32-S64"
}

func (t Triple) powerLayout() string {
	l := t.endian() + t.mangling()
	if !t.is64() || t.OS == "lv2" {
		l += "-p:32:32"
	}
	switch {
	case t.Arch == "ppc64" && !t.isELFv2():
		l += "-Fi64" // function descriptors
	case t.OS == "aix" && t.is64():
		l += "-Fi64"
	case t.OS == "aix":
		l += "-Fi32"
	default:
		l += "-Fn32"
	}
	l += "-i64:64"
	if t.is64() {
		l += "-i128:128-n32:64"
	} else {
		l += "-n32"
	}
	if t.OS == "aix" {
		l += "-f64:32:64"
	}
	if t.is64() && (t.OS == "aix" || t.OS == "linux") {
		l += "-S128-v256:256:256-v512:512:512"
	}
	return l
}

// isELFv2 reports whether a big-endian PowerPC target has version 2 of the ELF ABI.
func (t Triple) isELFv2() bool {
	if t.OS == "freebsd" {
		major, ok := t.osVersion()
		return !ok || major >= 13
	}
	return t.OS == "openbsd" || t.isMusl()
}

func (t Triple) riscvLayout() string {
	switch {
	case t.Format == "macho":
		return "e-m:o-p:32:32-i64:64-n32-S128"
	case t.is64():
		return t.endian() + "-m:e-p:64:64-i64:64-i128:128-n32:64-S128"
	}
	return t.endian() + "-m:e-p:32:32-i64:64-n32-S128"
}

func (t Triple) sparcLayout() string {
	if t.is64() {
		return "E-m:e-i64:64-i128:128-n32:64-S128"
	}
	return t.endian() + "-m:e-p:32:32-i64:64-i128:128-f128:64-n32-S64"
}

func (t Triple) spirvLayout() string {
	switch {
	case t.Arch == "spirv32":
		return "e-p:32:32-i64:64-" + gpuVectors + "-n8:16:32:64-G1"
	case t.Arch == "spirv":
		return "e-i64:64-" + gpuVectors + "-n8:16:32:64-G10"
	case t.Vendor == "amd" && t.OS == "amdhsa":
		return "e-i64:64-" + gpuVectors + "-n32:64-S32-G1-P4-A0"
	case t.Vendor == "intel":
		return "e-i64:64-" + gpuVectors + "-n8:16:32:64-G1-P9-A0"
	}
	return "e-i64:64-" + gpuVectors + "-n8:16:32:64-G1"
}

func (t Triple) systemzLayout() string {
	l := "E" + t.mangling()
	if t.OS == "zos" {
		l += "-p1:32:32"
	}
	return l + "-i1:8:16-i8:8:16-i64:64-f128:64-v128:64-a:8:16-n32:64"
}

func (t Triple) wasmLayout() string {
	width := strings.TrimPrefix(t.Arch, "wasm")
	l := "e-m:e-p:" + width + ":" + width + "-p10:8:8-p20:8:8-i64:64-i128:128"
	if t.OS == "emscripten" {
		l += "-f128:64"
	}
	return l + "-n32:64-S128-ni:1:10:20"
}

func (t Triple) x86Layout() string {
	l := "e" + t.mangling()
	if !t.is64() || t.isX32() {
		l += "-p:32:32"
	}
	l += "-p270:32:32-p271:32:32-p272:64:64"
	mcu, windows := t.OS == "elfiamcu", t.OS == "win32"
	switch {
	case t.is64() || windows:
		l += "-i64:64-i128:128"
	case mcu:
		l += "-i64:32-f64:32"
	default:
		l += "-i128:128-f64:32:64"
	}
	switch {
	case mcu:
		l += "-f128:32"
	case t.is64() || t.isDarwin() || windows && (t.Env == "" || t.Env == "msvc"):
		l += "-f80:128"
	default:
		l += "-f80:32"
	}
	l += "-n8:16:32"
	if t.is64() {
		l += ":64"
	}
	if mcu || windows && !t.is64() {
		return l + "-a:0:32-S32"
	}
	return l + "-S128"
}
