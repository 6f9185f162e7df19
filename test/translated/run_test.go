package translated

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

// A route is a way from C through the llvm dialect and back to a program.
type route struct {
	name   string
	made   string   // the clang that compiles the program
	linked string   // the clang that links what comes out
	as     string   // what must accept that
	flags  []string // of the import
	passes []string // of the module
}

var routes = []route{
	{"opaque", "clang-22", "clang-22", "llvm-as-22", nil, nil},
	{"upgraded", "clang-14", "clang-22", "llvm-as-22", nil, nil},
	{"typed", "clang-14", "clang-14", "llvm-as-14", []string{"--opaque-pointers=0"}, nil},
	{"lowered", "clang-14", "clang-22", "llvm-as-22", []string{"--opaque-pointers=0"}, []string{"--llvm-opaque-pointers"}},
}

// through translates a file to the llvm dialect and back, and assembles it.
func (r route) through(t *testing.T, in, out string) error {
	t.Helper()
	mlir := out + ".mlir"
	defer os.Remove(mlir)
	if err := gomlir(append([]string{"--import-llvm", "-mlir-print-debuginfo", in, "-o", mlir}, r.flags...)...); err != nil {
		return err
	}
	if r.passes != nil {
		if err := gomlirOpt(append(r.passes, "-mlir-print-debuginfo", mlir, "-o", mlir)...); err != nil {
			return err
		}
	}
	if err := gomlir("--mlir-to-llvmir", mlir, "-o", out); err != nil {
		return err
	}
	return command(t, peer.Tool(t, r.as), out, "-o", os.DevNull)
}

// run links files by a version of clang and runs the program in a directory of its own. The result
// is what it prints, and its status if that is not 0.
func run(t *testing.T, clang string, files []string, args ...string) string {
	t.Helper()
	program := filepath.Join(t.TempDir(), "program")
	link := append([]string{"-w", "-O0", "-o", program}, files...)
	cc := peer.Command(t, peer.Linker(t, clang), append(link, "-lstdc++", "-lm", "-ldl", "-lpthread")...)
	cc.Unrecorded = true
	if out, err := cc.CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%.2000s", clang, err, out)
	}
	cmd := exec.Command(program, args...)
	cmd.Dir = t.TempDir()
	out, err := cmd.CombinedOutput()
	if err != nil {
		out = append(out, err.Error()...)
	}
	return string(out)
}

// same translates all files of a program, and compares what it does then with
// what it did before.
func (r route) same(t *testing.T, files []string, args ...string) {
	t.Helper()
	dir := t.TempDir()
	var translated []string
	for _, f := range files {
		out := filepath.Join(dir, filepath.Base(f))
		if err := r.through(t, f, out); err != nil {
			t.Error(err)
			return
		}
		translated = append(translated, out)
	}
	want := run(t, r.made, files, args...)
	got := run(t, r.linked, translated, args...)
	if got != want {
		t.Errorf("%s: %v prints\n%.2000s\nnot\n%.2000s", r.name, files, got, want)
	}
	if strings.TrimSpace(want) == "" {
		t.Errorf("%v prints nothing", files)
	}
}

// compile makes a .ll file of a C file.
func (r route) compile(t *testing.T, c, ll string, flags ...string) {
	t.Helper()
	if err := command(t, peer.Tool(t, r.made), append(flags, "-w", "-S", "-emit-llvm", c, "-o", ll)...); err != nil {
		t.Fatal(err)
	}
}

// TestSQLite runs several hundred statements.
func TestSQLite(t *testing.T) {
	if testing.Short() || peer.Recording() {
		t.Skip("compiles SQLite")
	}
	const module = "github.com/mattn/go-sqlite3@v1.14.52"
	cmd := exec.Command("go", "mod", "download", "-json", module)
	cmd.Dir = t.TempDir()
	cmd.Env = append(os.Environ(), "GO111MODULE=on", "GOWORK=off", "GOFLAGS=")
	out, err := cmd.Output()
	var got struct{ Dir string }
	if err != nil || json.Unmarshal(out, &got) != nil {
		if peer.Required() {
			t.Fatalf("%v\n%s", err, out)
		}
		t.Skip(err)
	}
	script, err := filepath.Abs("testdata/sqlite.sql")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	lib, main := filepath.Join(dir, "sqlite3.ll"), filepath.Join(dir, "main.ll")
	r := routes[0]
	r.compile(t, filepath.Join(got.Dir, "sqlite3-binding.c"), lib, "-O0")
	r.compile(t, "testdata/sqlite_main.c", main, "-O0")
	r.same(t, []string{lib, main}, script)
}

// TestC has programs in C, which are the same module again if nothing may be
// lost.
func TestC(t *testing.T) {
	c := newComparer(t)
	for _, level := range []string{"-O0", "-O2"} {
		for _, r := range routes {
			t.Run(level+"/"+r.name, func(t *testing.T) {
				ll := c.path("program.ll")
				r.compile(t, "testdata/c/aliases.c", ll, level)
				c.check(t, ll)
				c.lossless(t, ll)
				r.same(t, []string{ll})
			})
		}
	}
	c.log(t)
}

// TestCxx has programs in C++, which are the same module again if nothing may
// be lost.
func TestCxx(t *testing.T) {
	if peer.Recording() {
		t.Skip("the modules are large")
	}
	sources, err := filepath.Glob("testdata/cxx/*.cpp")
	if err != nil || len(sources) == 0 {
		t.Fatal("no programs", err)
	}
	c := newComparer(t)
	for _, source := range sources {
		levels := []string{"-O2", "-O0", "-g"}
		if testing.Short() {
			levels = levels[:1]
		}
		for _, level := range levels {
			for _, clang := range []string{"clang-22", "clang-14"} {
				ll := c.path("program.ll")
				if !compileCxx(t, clang, level, source, ll) {
					continue
				}
				t.Run(strings.Join([]string{filepath.Base(source), level, clang}, "/"), func(t *testing.T) {
					c.check(t, ll)
					if !refused(t, []string{ll}) {
						c.lossless(t, ll)
					}
					for _, r := range routes {
						if r.made == clang && !(r.name == "upgraded" && refused(t, []string{ll})) {
							r.same(t, []string{ll})
						}
					}
				})
			}
		}
	}
	if c.files == c.refused+c.unexported {
		t.Error("nothing is compared")
	}
	c.log(t)
}

// compileCxx reports whether a compiler knows the language of a program.
func compileCxx(t *testing.T, clang, level, source, ll string) bool {
	t.Helper()
	language := "-std=c++20"
	if clang == "clang-14" {
		if filepath.Base(source) == "coroutines.cpp" {
			return false
		}
		language = "-std=c++17"
	}
	if err := command(t, peer.Tool(t, clang), "-x", "c++", language, level, "-w", "-S", "-emit-llvm", source, "-o", ll); err != nil {
		t.Fatal(err)
	}
	return true
}

// TestRunCorpora runs the programs of the corpora.
func TestRunCorpora(t *testing.T) {
	if *corpora == "" {
		t.Skip("no -corpora")
	}
	arguments := map[string]string{"lua": "lua_test.lua", "sqlite": "sqlite.sql"}
	for _, name := range []string{"lua", "zlib", "zstd", "sqlite"} {
		var args []string
		if script := arguments[name]; script != "" {
			path, err := filepath.Abs(filepath.Join("testdata", script))
			if err != nil {
				t.Fatal(err)
			}
			args = []string{path}
		}
		for _, level := range []string{"O0", "O2", "g"} {
			for _, r := range routes {
				suffix := "-" + level + ".ll"
				if r.made == "clang-14" {
					suffix = "-" + level + ".14.ll"
				}
				t.Run(name+"/"+level+"/"+r.name, func(t *testing.T) {
					files, err := filepath.Glob(filepath.Join(*corpora, name, "*"+suffix))
					if err != nil || len(files) == 0 {
						t.Fatal("no files", err)
					}
					if r.name == "upgraded" && refused(t, files) {
						t.Skip("LLVM 22 does not read it")
					}
					r.same(t, files, args...)
				})
			}
		}
	}
}

// refused reports whether LLVM 22 itself has given up a file's language: constant
// expressions with icmp and such, and inrange before an index, as C++ has it.
// Only the passage through typed pointers has operations for these constants.
func refused(t *testing.T, files []string) bool {
	t.Helper()
	as := peer.Tool(t, "llvm-as-22")
	for _, f := range files {
		out, err := peer.Command(t, as, f, "-o", os.DevNull).CombinedOutput()
		if err != nil && (bytes.Contains(out, []byte("constexprs are no longer supported")) || bytes.Contains(out, []byte(", inrange i"))) {
			return true
		}
	}
	return false
}
