package translated

import (
	"bytes"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/tool/stdio"
	"github.com/gomlir/gomlir/tool/translate"
)

var (
	stress  = flag.Int("stress", 25, "how many seeds of llvm-stress")
	smith   = flag.Int("csmith", 2, "how many seeds of csmith")
	corpora = flag.String("corpora", "", "the directory that corpora.sh has made")
)

// gomlir runs gomlir translate.
func gomlir(args ...string) error {
	var errs bytes.Buffer
	std := stdio.Streams{In: new(bytes.Buffer), Out: new(bytes.Buffer), Err: &errs}
	if status := translate.Main(append([]string{"mlir-translate"}, args...), std, all.Dialects()...); status != 0 {
		return fmt.Errorf("gomlir translate %v: exit status %d\n%.2000s", args, status, errs.String())
	}
	return nil
}

// tool runs a program and complains with what it says.
func tool(path string, args ...string) error {
	if out, err := exec.Command(path, args...).CombinedOutput(); err != nil {
		return fmt.Errorf("%s %v: %v\n%.2000s", filepath.Base(path), args, err, out)
	}
	return nil
}

// A comparer compares with mlir-translate, in a directory of its own.
type comparer struct {
	peer, diff string
	dir        string

	files, refused, unexported, varying int
}

func newComparer(t *testing.T) *comparer {
	return &comparer{peer: peer.Tool(t, "mlir-translate-22"), diff: peer.Tool(t, "llvm-diff-22"), dir: t.TempDir()}
}

func (c *comparer) path(name string) string { return filepath.Join(c.dir, name) }

func (c *comparer) log(t *testing.T) {
	t.Logf("%d files; mlir-translate does not import %d, imports but does not export %d, varies on %d", c.files, c.refused, c.unexported, c.varying)
}

// check imports a file and exports the result.
func (c *comparer) check(t *testing.T, ll string) {
	t.Helper()
	c.files++
	want, got := c.path("want.mlir"), c.path("got.mlir")
	importing := []string{"--import-llvm", "-mlir-print-debuginfo", ll, "-o"}
	if tool(c.peer, append(importing, want)...) != nil {
		c.refused++
		return
	}
	if err := gomlir(append(importing, got)...); err != nil {
		t.Error(err)
		return
	}
	if d := difference(t, got, want); d != "" {
		t.Errorf("import of %s, %s", ll, d)
		return
	}
	c.export(t, ll, want)
}

// export compares the export of a module that was imported from a file.
func (c *comparer) export(t *testing.T, ll, mlir string) {
	t.Helper()
	want, got := c.path("want.ll"), c.path("got.ll")
	exporting := []string{"--mlir-to-llvmir", mlir, "-o"}
	if tool(c.peer, append(exporting, want)...) != nil {
		c.unexported++
		return
	}
	if err := gomlir(append(exporting, got)...); err != nil {
		t.Errorf("%s: %v", ll, err)
		return
	}
	first := difference(t, got, want)
	if first == "" {
		return
	}
	again, varies := c.path("again.ll"), false
	for range 6 {
		if err := tool(c.peer, append(exporting, again)...); err != nil {
			t.Error(err)
			return
		}
		if difference(t, got, again) == "" {
			c.varying++
			return
		}
		varies = varies || difference(t, want, again) != ""
	}
	// The more such switches there are, the more outputs are there.
	if varies && tool(c.diff, want, got) == nil {
		c.varying++
		return
	}
	t.Errorf("export of %s, %s", ll, first)
}

// difference returns the first line in which two files differ, empty if they do
// not.
func difference(t *testing.T, got, want string) string {
	t.Helper()
	g, err := os.ReadFile(got)
	if err != nil {
		t.Fatal(err)
	}
	w, err := os.ReadFile(want)
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Equal(g, w) {
		return ""
	}
	gl, wl := strings.Split(string(g), "\n"), strings.Split(string(w), "\n")
	for i := range min(len(gl), len(wl)) {
		if gl[i] != wl[i] {
			return fmt.Sprintf("line %d:\n got %.1000s\nwant %.1000s", i+1, gl[i], wl[i])
		}
	}
	return fmt.Sprintf("%d lines, not %d", len(gl), len(wl))
}

func TestStress(t *testing.T) {
	stressor := peer.Tool(t, "llvm-stress-22")
	c := newComparer(t)
	ll := c.path("stress.ll")
	for seed := range *stress {
		if err := tool(stressor, "-seed", fmt.Sprint(seed), "-size", fmt.Sprint(50+25*(seed%40)), "-o", ll); err != nil {
			t.Fatal(err)
		}
		c.check(t, ll)
		if t.Failed() {
			t.Fatalf("seed %d", seed)
		}
	}
	if c.refused > 0 || c.unexported > 0 {
		t.Error("mlir-translate refuses some")
	}
	c.log(t)
}

// TestFeatures has programs with what C and C++ seldom have, C compiled by both
// versions of clang.
func TestFeatures(t *testing.T) {
	c := newComparer(t)
	for _, source := range []string{"../imported/testdata/features.c", "../imported/testdata/features.cpp"} {
		for _, version := range []string{"22", "14"} {
			if version == "14" && filepath.Ext(source) != ".c" {
				continue
			}
			clang := peer.Tool(t, "clang-"+version)
			for _, level := range []string{"-O0", "-O2", "-g"} {
				ll := c.path("features.ll")
				if err := tool(clang, level, "-w", "-S", "-emit-llvm", source, "-o", ll); err != nil {
					if version == "14" {
						continue // it does not know all of today's language
					}
					t.Fatal(err)
				}
				c.check(t, ll)
				if level == "-g" && version == "22" && filepath.Ext(source) == ".c" {
					c.calls(t, ll)
				}
			}
		}
	}
	if c.files == c.refused {
		t.Error("nothing is imported")
	}
	c.log(t)
}

// calls compares the import of debug records as calls.
func (c *comparer) calls(t *testing.T, ll string) {
	t.Helper()
	want, got := c.path("want.mlir"), c.path("got.mlir")
	importing := []string{"--import-llvm", "--convert-debug-rec-to-intrinsics", "-mlir-print-debuginfo", ll, "-o"}
	if err := tool(c.peer, append(importing, want)...); err != nil {
		t.Fatal(err)
	}
	if err := gomlir(append(importing, got)...); err != nil {
		t.Fatal(err)
	}
	if d := difference(t, got, want); d != "" {
		t.Error("debug records as calls, ", d)
	}
}

// TestCorpora compares every file below the directory of the corpora.
func TestCorpora(t *testing.T) {
	if *corpora == "" {
		t.Skip("no -corpora")
	}
	c := newComparer(t)
	err := filepath.WalkDir(*corpora, func(path string, e fs.DirEntry, err error) error {
		if err == nil && !e.IsDir() && filepath.Ext(path) == ".ll" {
			c.check(t, path)
		}
		return err
	})
	if err != nil || c.files == c.refused {
		t.Errorf("%d of %d files are imported: %v", c.files-c.refused, c.files, err)
	}
	c.log(t)
}
