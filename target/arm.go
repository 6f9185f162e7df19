package target

import "strings"

// armArches are the versions of the ARM architecture. LLVM has a feature for each. The
// order matters to armVersion.
var armArches = []string{
	"invalid", "armv4", "armv4t", "armv5t", "armv5te", "armv5tej", "armv6", "armv6k", "armv6t2", "armv6kz", "armv6-m",
	"armv7-a", "armv7ve", "armv7-r", "armv7-m", "armv7e-m",
	"armv8-a", "armv8.1-a", "armv8.2-a", "armv8.3-a", "armv8.4-a", "armv8.5-a", "armv8.6-a", "armv8.7-a", "armv8.8-a", "armv8.9-a",
	"armv9-a", "armv9.1-a", "armv9.2-a", "armv9.3-a", "armv9.4-a", "armv9.5-a", "armv9.6-a", "armv9.7-a",
	"armv8-r", "armv8-m.base", "armv8-m.main", "armv8.1-m.main",
	"iwmmxt", "iwmmxt2", "xscale", "armv7s", "armv7k",
}

// armSynonyms maps other spellings of versions to those of armArches.
var armSynonyms = map[string]string{
	"v5": "v5t", "v5e": "v5te", "v6j": "v6", "v6hl": "v6k", "v6m": "v6-m", "v6sm": "v6-m", "v6s-m": "v6-m",
	"v6z": "v6kz", "v6zk": "v6kz", "v7": "v7-a", "v7a": "v7-a", "v7hl": "v7-a", "v7l": "v7-a",
	"v7r": "v7-r", "v7m": "v7-m", "v7em": "v7e-m",
	"v8": "v8-a", "v8a": "v8-a", "v8l": "v8-a", "aarch64": "v8-a", "arm64": "v8-a",
	"v8.1a": "v8.1-a", "v8.2a": "v8.2-a", "v8.3a": "v8.3-a", "v8.4a": "v8.4-a", "v8.5a": "v8.5-a",
	"v8.6a": "v8.6-a", "v8.7a": "v8.7-a", "v8.8a": "v8.8-a", "v8.9a": "v8.9-a", "v8r": "v8-r",
	"v9": "v9-a", "v9a": "v9-a", "v9.1a": "v9.1-a", "v9.2a": "v9.2-a", "v9.3a": "v9.3-a", "v9.4a": "v9.4-a",
	"v9.5a": "v9.5-a", "v9.6a": "v9.6-a", "v9.7a": "v9.7-a",
	"v8m.base": "v8-m.base", "v8m.main": "v8-m.main", "v8.1m.main": "v8.1-m.main",
}

// parseARM returns the architecture for a name that begins with arm, thumb or aarch64, or
// "".
func parseARM(name string) string {
	version := armSuffix(name)
	if version == "" {
		return ""
	}
	arm64 := strings.HasPrefix(name, "aarch64") || strings.HasPrefix(name, "arm64")
	thumb := strings.HasPrefix(name, "thumb")
	if thumb && (strings.HasPrefix(version, "v2") || strings.HasPrefix(version, "v3")) {
		return ""
	}
	big := strings.HasPrefix(name, "aarch64_be")
	if !strings.HasPrefix(name, "aarch64") {
		big = strings.HasPrefix(name, "armeb") || strings.HasPrefix(name, "thumbeb") || strings.HasSuffix(name, "eb")
	}
	if armVersion(name) == "armv6-m" {
		arm64, thumb = false, true
	}
	arch := "arm"
	switch {
	case arm64 && big:
		return "aarch64_be"
	case arm64:
		return "aarch64"
	case thumb:
		arch = "thumb"
	}
	if big {
		arch += "eb"
	}
	return arch
}

// armSuffix returns the version in the name of an architecture, without the parts for
// instruction set and byte order. It returns the whole name if it has no such part, and
// "" if the rest is not a version.
func armSuffix(name string) string {
	rest, cut := name, false
	for _, p := range []string{"arm64_32", "arm64e", "arm64", "aarch64_32", "arm", "thumb", "aarch64"} {
		if rest, cut = strings.CutPrefix(name, p); cut {
			if p == "aarch64" {
				if strings.Contains(name, "eb") {
					return ""
				}
				rest = strings.TrimPrefix(rest, "_be")
			}
			break
		}
	}
	if after, ok := strings.CutPrefix(rest, "eb"); cut && ok {
		rest = after
	} else {
		rest = strings.TrimSuffix(rest, "eb")
	}
	if rest == "" {
		return name
	}
	if cut && (len(rest) >= 2 && (rest[0] != 'v' || rest[1] < '0' || rest[1] > '9') || strings.Contains(rest, "eb")) {
		return ""
	}
	return rest
}

// armVersion returns the version of the architecture, one of armArches, or "" if the name
// of the architecture has none.
func armVersion(name string) string {
	version := armSuffix(name)
	if s, ok := armSynonyms[version]; ok {
		version = s
	}
	if version == "" {
		return ""
	}
	for _, a := range armArches {
		if strings.HasSuffix(a, version) {
			if a == "invalid" {
				return ""
			}
			return a
		}
	}
	return ""
}

// isMicrocontroller reports whether the architecture version is of the M profile.
func (t Triple) isMicrocontroller() bool {
	return strings.HasSuffix(t.Sub, "-m") || strings.Contains(t.Sub, "-m.")
}

// armABI returns the default procedure call standard: "apcs", "aapcs" or "aapcs16".
func (t Triple) armABI() string {
	if t.Format == "macho" {
		switch {
		case t.Env == "eabi" || t.OS == "" || t.isMicrocontroller():
			return "aapcs"
		case t.Sub == "v7k":
			return "aapcs16"
		}
		return "apcs"
	}
	switch t.Env {
	case "android", "gnueabi", "gnueabit64", "gnueabihf", "gnueabihft64", "musleabi", "musleabihf", "ohos", "eabi", "eabihf":
		return "aapcs"
	}
	if t.OS == "netbsd" {
		return "apcs"
	}
	return "aapcs"
}
