package imported

import (
	"bytes"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/test/testdialect"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
)

var (
	stress = flag.Int("stress", 20, "how many seeds of llvm-stress")
	below  = flag.String("ll", "", "a directory with .ll files")
)

// modes are how output is asked for.
var modes = [][]string{
	nil, {"-mlir-print-op-generic"}, {"-mlir-print-debuginfo"}, {"-mlir-print-debuginfo", "-mlir-print-op-generic"},
}

// levels are how programs are compiled.
var levels = [][]string{{"-O0"}, {"-O2"}, {"-O0", "-g", "-ffile-compilation-dir=."}}

// An importer runs the tools in a directory of its own.
type importer struct {
	translate, opt string
	dir            string
}

func newImporter(t *testing.T) *importer {
	return &importer{translate: peer.Tool(t, "mlir-translate-22"), opt: peer.Tool(t, "mlir-opt-22"), dir: t.TempDir()}
}

// check imports a file and compares. It reports whether mlir-translate could
// import it.
func (im *importer) check(t *testing.T, ll string) bool {
	t.Helper()
	in := filepath.Join(im.dir, "in.mlir")
	// With locations: those that do not ask for them get to skip them.
	if peer.Command(t, im.translate, "--import-llvm", "-mlir-print-debuginfo", ll, "-o", in).Run() != nil {
		return false
	}
	for _, mode := range modes {
		args := append(append([]string{}, mode...), in)
		want, err := peer.Command(t, im.opt, args...).Output()
		if err != nil {
			t.Errorf("%s: mlir-opt %v: %v", ll, mode, err)
			continue
		}
		var out, errs bytes.Buffer
		status := opt.Main(t.Context(), tool.Tool{Dialects: testdialect.All()}, append([]string{"mlir-opt"}, args...), stdio.Streams{In: new(bytes.Buffer), Out: &out, Err: &errs})
		if status != 0 {
			t.Errorf("%s %v: exit status %d\n%.2000s", ll, mode, status, errs.String())
		} else if !bytes.Equal(out.Bytes(), want) {
			t.Errorf("%s %v: %s", ll, mode, peer.Difference(out.String(), string(want)))
		}
	}
	return true
}

func TestStress(t *testing.T) {
	tool := peer.Tool(t, "llvm-stress-22")
	im := newImporter(t)
	imported := 0
	for seed := range *stress {
		ll := filepath.Join(im.dir, fmt.Sprintf("seed%d.ll", seed))
		if out, err := peer.Command(t, tool, "-seed", fmt.Sprint(seed), "-size", fmt.Sprint(100+10*(seed%50)), "-o", ll).CombinedOutput(); err != nil {
			t.Fatalf("llvm-stress: %v\n%s", err, out)
		}
		if im.check(t, ll) {
			imported++
		}
		os.Remove(ll)
	}
	if imported < *stress/2 {
		t.Errorf("%d of %d are imported", imported, *stress)
	}
	t.Logf("%d of %d are imported", imported, *stress)
}

func TestPrograms(t *testing.T) {
	files, err := filepath.Glob("testdata/*.c*")
	if err != nil || len(files) == 0 {
		t.Fatal("no programs", err)
	}
	im := newImporter(t)
	for _, file := range files {
		im.compile(t, file)
	}
}

// compile checks a program at all levels, which must be imported.
func (im *importer) compile(t *testing.T, file string) {
	t.Helper()
	clang := peer.Tool(t, "clang-22")
	for _, level := range levels {
		ll := filepath.Join(im.dir, "program.ll")
		args := append(append([]string{}, level...), "-S", "-emit-llvm", file, "-o", ll)
		if out, err := peer.Command(t, clang, args...).CombinedOutput(); err != nil {
			t.Fatalf("clang %v: %v\n%s", args, err, out)
		}
		if !im.check(t, ll) {
			t.Errorf("%s %v: mlir-translate does not import it", file, level)
		}
	}
}

// TestUpstream has the .ll files among upstream's tests.
func TestUpstream(t *testing.T) { walk(t, filepath.Join(peer.Shared(t), "upstream", "22")) }

func TestBelow(t *testing.T) {
	if *below == "" {
		t.Skip("no directory is given")
	}
	walk(t, *below)
}

func walk(t *testing.T, dir string) {
	im := newImporter(t)
	files, imported := 0, 0
	err := filepath.WalkDir(dir, func(path string, e fs.DirEntry, err error) error {
		if err == nil && !e.IsDir() && filepath.Ext(path) == ".ll" {
			files++
			if im.check(t, path) {
				imported++
			}
		}
		return err
	})
	if err != nil || imported == 0 {
		t.Errorf("%s: %d files imported: %v", dir, imported, err)
	}
	t.Logf("%d of %d files are imported", imported, files)
}
