package target

import (
	"slices"
	"strings"
)

// A Triple is a target triple as LLVM understands it. The names are those that LLVM's
// tools print, in lower case. A part that LLVM does not know is "".
type Triple struct {
	// Text is the triple as it was written.
	Text string
	// Arch is the architecture, such as "x86_64" or "thumbeb".
	Arch string
	// Sub is the version of an ARM architecture, such as "v7-a"; "r6" for MIPS
	// Release 6; "arm64e"; or "".
	Sub string
	// Vendor, OS and Env are the other parts without versions, such as "apple",
	// "macosx" and "gnueabihf".
	Vendor, OS, Env string
	// Format is the format of object files: "elf", "macho", "coff", "xcoff",
	// "goff", "wasm" or "spirv".
	Format string
}

// arches maps the names of architectures with a back end to LLVM's. parseArch handles the
// further names of ARM and BPF.
var arches = map[string]string{
	"i386": "x86", "i486": "x86", "i586": "x86", "i686": "x86", "i786": "x86", "i886": "x86", "i986": "x86",
	"amd64": "x86_64", "x86_64": "x86_64", "x86_64h": "x86_64",
	"powerpc": "ppc", "powerpcspe": "ppc", "ppc": "ppc", "ppc32": "ppc",
	"powerpcle": "ppcle", "ppcle": "ppcle", "ppc32le": "ppcle",
	"powerpc64": "ppc64", "ppu": "ppc64", "ppc64": "ppc64",
	"powerpc64le": "ppc64le", "ppc64le": "ppc64le",
	"xscale": "arm", "xscaleeb": "armeb", "arm": "arm", "armeb": "armeb", "thumb": "thumb", "thumbeb": "thumbeb",
	"aarch64": "aarch64", "aarch64_be": "aarch64_be", "aarch64_32": "aarch64_32",
	"arm64": "aarch64", "arm64_32": "aarch64_32", "arm64e": "aarch64", "arm64ec": "aarch64",
	"avr": "avr", "m68k": "m68k", "msp430": "msp430",
	"mips": "mips", "mipseb": "mips", "mipsallegrex": "mips", "mipsisa32r6": "mips", "mipsr6": "mips",
	"mipsel": "mipsel", "mipsallegrexel": "mipsel", "mipsisa32r6el": "mipsel", "mipsr6el": "mipsel",
	"mips64": "mips64", "mips64eb": "mips64", "mipsn32": "mips64", "mipsisa64r6": "mips64", "mips64r6": "mips64", "mipsn32r6": "mips64",
	"mips64el": "mips64el", "mipsn32el": "mips64el", "mipsisa64r6el": "mips64el", "mips64r6el": "mips64el", "mipsn32r6el": "mips64el",
	"r600": "r600", "amdgcn": "amdgcn",
	"riscv32": "riscv32", "riscv64": "riscv64", "riscv32be": "riscv32be", "riscv64be": "riscv64be",
	"hexagon": "hexagon", "s390x": "systemz", "systemz": "systemz",
	"sparc": "sparc", "sparcel": "sparcel", "sparcv9": "sparcv9", "sparc64": "sparcv9",
	"xcore": "xcore", "nvptx": "nvptx", "nvptx64": "nvptx64", "lanai": "lanai", "ve": "ve",
	"spirv": "spirv", "spirv1.5": "spirv", "spirv1.6": "spirv", "spirv32": "spirv32", "spirv64": "spirv64",
	"wasm32": "wasm32", "wasm64": "wasm64", "loongarch32": "loongarch32", "loongarch64": "loongarch64", "xtensa": "xtensa",
}

// Prefixes of the names of vendors, operating systems and environments. The first one
// that matches counts.
var (
	vendors = []string{"apple", "pc", "scei", "sie", "fsl", "ibm", "img", "mti", "nvidia", "csr", "amd", "mesa", "suse", "oe", "intel", "meta"}

	systems = []string{"darwin", "dragonfly", "freebsd", "fuchsia", "ios", "kfreebsd", "linux", "lv2", "macos", "managarm", "netbsd",
		"openbsd", "solaris", "uefi", "win32", "windows", "zos", "haiku", "rtems", "aix", "cuda", "nvcl", "amdhsa", "ps4", "ps5",
		"elfiamcu", "tvos", "watchos", "bridgeos", "driverkit", "xros", "visionos", "mesa3d", "amdpal", "hermit", "hurd", "wasi",
		"emscripten", "shadermodel", "liteos", "serenity", "vulkan", "cheriotrtos"}

	environments = []string{"eabihf", "eabi", "gnuabin32", "gnuabi64", "gnueabihft64", "gnueabihf", "gnueabit64", "gnueabi",
		"gnuf32", "gnuf64", "gnusf", "gnux32", "gnu_ilp32", "code16", "gnut64", "gnu", "android", "muslabin32", "muslabi64",
		"musleabihf", "musleabi", "muslf32", "muslsf", "muslx32", "muslwali", "musl", "msvc", "itanium", "cygnus", "coreclr",
		"simulator", "macabi", "ohos", "pauthtest", "llvm", "mlibc", "mtia"}

	formats = []string{"xcoff", "coff", "elf", "goff", "macho", "wasm", "spirv"}
)

// ParseTriple splits the text of a triple into its parts.
func ParseTriple(text string) Triple {
	t := Triple{Text: text}
	parts := strings.SplitN(text, "-", 4)
	t.Arch, t.Sub = parseArch(parts[0])
	if len(parts) > 1 && slices.Contains(vendors, parts[1]) {
		t.Vendor = parts[1]
	}
	if len(parts) > 2 {
		t.OS = prefix(systems, parts[2])
	}
	if len(parts) > 3 {
		t.Env = prefix(environments, parts[3])
		for _, f := range formats {
			if t.Format == "" && strings.HasSuffix(parts[3], f) {
				t.Format = f
			}
		}
	}
	switch {
	case t.OS == "windows":
		t.OS = "win32"
	case t.OS == "visionos":
		t.OS = "xros"
	case len(parts) == 1 && strings.HasPrefix(text, "mipsn32"):
		t.Env = "gnuabin32"
	}
	if t.Format == "" {
		t.Format = t.defaultFormat()
	}
	return t
}

// prefix returns the first name in a list that is a prefix of the text.
func prefix(names []string, text string) string {
	for _, n := range names {
		if strings.HasPrefix(text, n) {
			return n
		}
	}
	return ""
}

// parseArch parses the first part of a triple.
func parseArch(name string) (arch, sub string) {
	arch = arches[name]
	if arch == "" {
		switch {
		case strings.HasPrefix(name, "arm"), strings.HasPrefix(name, "thumb"), strings.HasPrefix(name, "aarch64"):
			arch = parseARM(name)
		case name == "bpf_be" || name == "bpfeb":
			arch = "bpfeb"
		case name == "bpf" || name == "bpf_le" || name == "bpfel":
			arch = "bpfel"
		default:
			base, version, ok := strings.Cut(name, "v1.")
			if ok && (base == "spirv32" || base == "spirv64") && len(version) == 1 && '0' <= version[0] && version[0] <= '6' {
				arch = base
			}
		}
	}
	switch {
	case strings.HasPrefix(name, "mips") && (strings.HasSuffix(name, "r6") || strings.HasSuffix(name, "r6el")):
		sub = "r6"
	case name == "arm64e":
		sub = name
	default:
		sub, _ = strings.CutPrefix(armVersion(name), "arm")
	}
	return arch, sub
}

func (t Triple) defaultFormat() string {
	switch t.Arch {
	case "", "aarch64", "aarch64_32", "arm", "thumb", "x86", "x86_64":
		switch {
		case t.OS == "win32" || t.OS == "uefi":
			return "coff"
		case t.isDarwin():
			return "macho"
		}
	case "mipsel":
		if t.OS == "win32" {
			return "coff"
		}
	case "ppc", "ppc64":
		switch {
		case t.OS == "aix":
			return "xcoff"
		case t.isDarwin():
			return "macho"
		}
	case "systemz":
		if t.OS == "zos" {
			return "goff"
		}
	case "wasm32", "wasm64":
		return "wasm"
	case "spirv", "spirv32", "spirv64":
		return "spirv"
	}
	return "elf"
}

func (t Triple) isDarwin() bool {
	switch t.OS {
	case "darwin", "macos", "ios", "tvos", "watchos", "driverkit", "xros", "bridgeos":
		return true
	}
	return false
}

func (t Triple) isMusl() bool {
	return strings.HasPrefix(t.Env, "musl") || t.Env == "ohos" || t.OS == "liteos"
}

// isX32 reports whether the ABI has 32-bit pointers in 64-bit mode.
func (t Triple) isX32() bool { return t.Env == "gnux32" || t.Env == "muslx32" }

// isN32 reports whether it is the N32 ABI of MIPS.
func (t Triple) isN32() bool { return t.Env == "gnuabin32" || t.Env == "muslabin32" }

// is64 reports whether a RISC-V, LoongArch, MIPS, PowerPC, SPARC or x86 architecture has
// 64-bit registers.
func (t Triple) is64() bool {
	switch t.Arch {
	case "riscv64", "riscv64be", "loongarch64", "mips64", "mips64el", "ppc64", "ppc64le", "sparcv9", "x86_64":
		return true
	}
	return false
}

// osVersion returns the first number after the name of the operating system.
func (t Triple) osVersion() (major int, ok bool) {
	parts := strings.SplitN(t.Text, "-", 4)
	if len(parts) < 3 {
		return 0, false
	}
	text := strings.TrimPrefix(parts[2], t.OS)
	for i := 0; i < len(text) && i < 9 && '0' <= text[i] && text[i] <= '9'; i++ {
		major, ok = major*10+int(text[i]-'0'), true
	}
	return major, ok
}
