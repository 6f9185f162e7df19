package translated

import (
	"bytes"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

// A comparer compares with mlir-translate, in a directory of its own.
type comparer struct {
	peer, diff string
	dir        string

	files, refused, unexported, varying, wrong, same int
}

func newComparer(t *testing.T) *comparer {
	return &comparer{peer: peer.Tool(t, "mlir-translate-22"), diff: peer.Tool(t, "llvm-diff-22"), dir: t.TempDir()}
}

func (c *comparer) path(name string) string { return c.dir + "/" + name }

func (c *comparer) log(t *testing.T) {
	t.Helper()
	t.Logf("%d files; mlir-translate does not import %d, imports but does not export %d, varies on %d, loses data of constructors on %d; %d are the same again without losses",
		c.files, c.refused, c.unexported, c.varying, c.wrong, c.same)
}

var (
	importing = []string{"--import-llvm", "-mlir-print-debuginfo"}
	exporting = []string{"--mlir-to-llvmir"}
)

// batch is how many small files checkAll is given: to start, mlir-translate
// takes longer than to translate one.
const (
	batch     = 20
	separator = "// -----\n"
)

// checkAll is check for many small files. It returns the paths of what gomlir
// exports of each, empty where mlir-translate does not.
//
// They are translated as one file that is split. If there is any difference in
// what comes of that, or mlir-translate refuses it, every file is checked alone.
func (c *comparer) checkAll(t *testing.T, files []string) (exports []string) {
	t.Helper()
	var all bytes.Buffer
	for i, f := range files {
		if i > 0 {
			all.WriteString(separator)
		}
		all.Write(read(t, f))
	}
	in, wantMLIR, wantLL := c.path("all.ll"), c.path("all.want.mlir"), c.path("all.want.ll")
	gotMLIR, gotLL := c.path("all.got.mlir"), c.path("all.got.ll")
	write(t, in, all.Bytes())
	split := []string{"--split-input-file", "--output-split-marker=" + strings.TrimSpace(separator)}
	steps := []struct {
		args          []string
		in, want, got string
	}{
		{append(split, importing...), in, wantMLIR, gotMLIR},
		{append(split, exporting...), wantMLIR, wantLL, gotLL},
	}
	for _, s := range steps {
		if command(t, c.peer, append(s.args, s.in, "-o", s.want)...) != nil ||
			gomlir(append(s.args, s.in, "-o", s.got)...) != nil || difference(t, s.got, s.want) != "" {
			return c.checkEach(t, files)
		}
	}
	pieces := strings.Split(string(read(t, gotLL)), separator)
	if len(pieces) != len(files) {
		t.Fatalf("%d outputs of %d files", len(pieces), len(files))
	}
	for i, p := range pieces {
		exports = append(exports, files[i]+".exported.ll")
		write(t, exports[i], []byte(p))
	}
	c.files += len(files)
	return exports
}

func (c *comparer) checkEach(t *testing.T, files []string) (exports []string) {
	t.Helper()
	for _, f := range files {
		exports = append(exports, "")
		if c.check(t, f) && !t.Failed() {
			exports[len(exports)-1] = f + ".exported.ll"
			if err := os.Rename(c.path("got.ll"), f+".exported.ll"); err != nil {
				t.Fatal(err)
			}
		}
	}
	return exports
}

// check imports a file and exports the result. It reports whether
// mlir-translate does both.
func (c *comparer) check(t *testing.T, ll string) bool {
	t.Helper()
	c.files++
	want, got := c.path("want.mlir"), c.path("got.mlir")
	if command(t, c.peer, append(importing, ll, "-o", want)...) != nil {
		c.refused++
		return false
	}
	if err := gomlir(append(importing, ll, "-o", got)...); err != nil {
		t.Error(err)
		return true
	}
	if d := difference(t, got, want); d != "" {
		t.Errorf("import of %s, %s", ll, d)
		return true
	}
	return c.export(t, ll, want)
}

// export compares the export of a module that was imported from a file.
func (c *comparer) export(t *testing.T, ll, mlir string) bool {
	t.Helper()
	want, got := c.path("want.ll"), c.path("got.ll")
	if command(t, c.peer, append(exporting, mlir, "-o", want)...) != nil {
		c.unexported++
		return false
	}
	if err := gomlir(append(exporting, mlir, "-o", got)...); err != nil {
		t.Errorf("%s: %v", ll, err)
		return true
	}
	first := difference(t, got, want)
	if first == "" {
		return true
	}
	if bytes.Equal(withoutData(read(t, got)), read(t, want)) {
		c.wrong++
		return true
	}
	c.vary(t, ll, mlir, first)
	return true
}

var constructors = regexp.MustCompile(`(?m)^@llvm\.global_[cd]tors = .*$`)
var associated = regexp.MustCompile(`(\{ i32 \d+, ptr [^ ]+, ptr )@[^ ]+ \}`)

// withoutData is an export as mlir-translate has it, which loses the data of
// constructors, without which they run where the linker has left out the data.
func withoutData(ll []byte) []byte {
	return constructors.ReplaceAllFunc(ll, func(line []byte) []byte {
		return associated.ReplaceAll(line, []byte("${1}null }"))
	})
}

// vary compares with more of what mlir-translate writes of a module, where the
// first was not what gomlir writes.
func (c *comparer) vary(t *testing.T, ll, mlir, first string) {
	t.Helper()
	want, got, again := c.path("want.ll"), c.path("got.ll"), c.path("again.ll")
	if err := gomlir(append(exporting, mlir, "-o", again)...); err != nil || difference(t, again, got) != "" {
		t.Errorf("gomlir's own export of %s varies: %v", ll, err)
		return
	}
	varies := false
	for range 6 {
		if err := command(t, c.peer, append(exporting, mlir, "-o", again)...); err != nil {
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
	if same, err := peer.Reordered(c.diff, want, got); err != nil {
		t.Error(err)
	} else if varies && same {
		c.varying++
		return
	}
	t.Errorf("export of %s, %s", ll, first)
}

// lossless imports a file so that its export is the same module, with all names:
// what LLVM reads and prints of both is the same text.
func (c *comparer) lossless(t *testing.T, ll string) {
	t.Helper()
	mlir, out := c.path("lossless.mlir"), c.path("lossless.ll")
	if err := gomlir("--import-llvm", "--import-lossless", "-mlir-print-debuginfo", ll, "-o", mlir); err != nil {
		t.Error(err)
		return
	}
	if err := gomlir(append(exporting, mlir, "-o", out)...); err != nil {
		t.Error(err)
		return
	}
	want, got := c.path("want.dis.ll"), c.path("got.dis.ll")
	c.assemble(t, ll, want)
	c.assemble(t, out, got)
	if d := difference(t, got, want); d != "" {
		t.Errorf("lossless import of %s, %s", ll, d)
	}
	c.same++
}

// assemble writes a module as LLVM prints it.
func (c *comparer) assemble(t *testing.T, ll, dis string) {
	t.Helper()
	bitcode := c.path("module.bc")
	if err := command(t, peer.Tool(t, "llvm-as-22"), ll, "-o", bitcode); err != nil {
		t.Error(err)
	} else if err := command(t, peer.Tool(t, "llvm-dis-22"), bitcode, "-o", dis); err != nil {
		t.Error(err)
	}
}

// difference returns the first line in which two files differ, empty if they do
// not.
func difference(t *testing.T, got, want string) string {
	t.Helper()
	return peer.Difference(string(read(t, got)), string(read(t, want)))
}

func read(t *testing.T, path string) []byte {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func write(t *testing.T, path string, text []byte) {
	t.Helper()
	if err := os.WriteFile(path, text, 0o600); err != nil {
		t.Fatal(err)
	}
}

func remove(files []string) {
	for _, f := range files {
		os.Remove(f)
		os.Remove(f + ".exported.ll")
	}
}
