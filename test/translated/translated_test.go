package translated

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"io/fs"
	"path/filepath"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/pass/all"
	"github.com/gomlir/gomlir/test/testdialect"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
	"github.com/gomlir/gomlir/tool/translate"
)

var (
	stress  = flag.Int("stress", 25, "how many seeds of llvm-stress")
	smith   = flag.Int("csmith", 2, "how many seeds of csmith")
	from    = flag.Int("from", 1, "the first seed")
	corpora = flag.String("corpora", "", "the directory that corpora.sh has made")
)

// gomlir runs gomlir translate.
func gomlir(args ...string) error {
	var errs bytes.Buffer
	std := stdio.Streams{In: new(bytes.Buffer), Out: new(bytes.Buffer), Err: &errs}
	if status := translate.Main(context.Background(), tool.Tool{Dialects: testdialect.All()}, append([]string{"mlir-translate"}, args...), std); status != 0 {
		return fmt.Errorf("gomlir translate %v: exit status %d\n%.2000s", args, status, errs.String())
	}
	return nil
}

// gomlirOpt runs gomlir opt.
func gomlirOpt(args ...string) error {
	var errs bytes.Buffer
	std := stdio.Streams{In: new(bytes.Buffer), Out: new(bytes.Buffer), Err: &errs}
	if status := opt.Main(context.Background(), tool.Tool{Dialects: testdialect.All(), Passes: all.Passes()}, append([]string{"mlir-opt"}, args...), std); status != 0 {
		return fmt.Errorf("gomlir opt %v: exit status %d\n%.2000s", args, status, errs.String())
	}
	return nil
}

// command runs a program and complains with what it says.
func command(t *testing.T, path string, args ...string) error {
	if out, err := peer.Command(t, path, args...).CombinedOutput(); err != nil {
		return fmt.Errorf("%s %v: %v\n%.2000s", filepath.Base(path), args, err, out)
	}
	return nil
}

// TestStress has random modules of all kinds of instructions.
func TestStress(t *testing.T) {
	stressor := peer.Tool(t, "llvm-stress-22")
	c := newComparer(t)
	for first := *from; first < *from+*stress; first += batch {
		var files []string
		for seed := first; seed < min(first+batch, *from+*stress); seed++ {
			ll := c.path(fmt.Sprintf("stress%d.ll", seed))
			if err := command(t, stressor, "-seed", fmt.Sprint(seed), "-size", fmt.Sprint(50+25*(seed%40)), "-o", ll); err != nil {
				t.Fatal(err)
			}
			files = append(files, ll)
		}
		c.checkAll(t, files)
		if t.Failed() {
			t.FailNow()
		}
		remove(files)
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
				if err := command(t, clang, level, "-ffile-compilation-dir=.", "-w", "-S", "-emit-llvm", source, "-o", ll); err != nil {
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
	if err := command(t, c.peer, append(importing, want)...); err != nil {
		t.Fatal(err)
	}
	if err := gomlir(append(importing, got)...); err != nil {
		t.Fatal(err)
	}
	if d := difference(t, got, want); d != "" {
		t.Error("debug records as calls, ", d)
	}
}

// TestCorpora compares every file below the directory of the corpora, which are
// the same modules again if nothing may be lost.
func TestCorpora(t *testing.T) {
	if *corpora == "" {
		t.Skip("no -corpora")
	}
	c := newComparer(t)
	err := filepath.WalkDir(*corpora, func(path string, e fs.DirEntry, err error) error {
		if err == nil && !e.IsDir() && filepath.Ext(path) == ".ll" {
			c.check(t, path)
			if !refused(t, []string{path}) {
				c.lossless(t, path)
			}
		}
		return err
	})
	if err != nil || c.files == c.refused {
		t.Errorf("%d of %d files are imported: %v", c.files-c.refused, c.files, err)
	}
	c.log(t)
}
