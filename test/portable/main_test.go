package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestCheck(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"go.mod":         "module m\n\ngo 1.26\n",
		"main.go":        "package main\n\nimport \"m/p\"\n\nfunc main() { _ = p.N; system() }\n",
		"main_linux.go":  "package main\n\nimport \"os\"\n\nfunc system() { os.Exit(0) }\n",
		"p/p.go":         "package p\n\nconst N = 1 << 40\n\nvar V = N >> 10\n",
		"p/p_windows.go": "package p\n\nvar W int = N\n",
	} {
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(dir)
	for system, want := range map[string]string{
		"linux/amd64": "",
		"linux/386":   "as int value in assignment to _ identifier (overflows)",
		"js/wasm":     "undefined: system",
		"plan10":      "not a system and an architecture",
	} {
		var got []string
		for _, err := range check(system, ".") {
			got = append(got, err.Error())
		}
		if text := strings.Join(got, "\n"); want == "" && text != "" || !strings.Contains(text, want) {
			t.Errorf("%s: %q does not contain %q", system, text, want)
		}
	}
}
