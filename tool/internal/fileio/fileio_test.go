package fileio

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/tool/stdio"
)

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.WriteFile(name, []byte(text), 0o640); err != nil {
		t.Fatal(err)
	}
}

// expectDir checks the contents of a directory: files with their contents, and other entries, whose
// names end in /.
func expectDir(t *testing.T, dir string, want map[string]string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		text, ok := want[e.Name()]
		if !ok {
			t.Errorf("there is a file %s", e.Name())
		}
		if b, err := os.ReadFile(filepath.Join(dir, e.Name())); err == nil && string(b) != text {
			t.Errorf("%s is %q, want %q", e.Name(), b, text)
		}
	}
	if len(entries) != len(want) {
		t.Errorf("%d files, want %d", len(entries), len(want))
	}
}

func TestRead(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "f")
	write(t, name, "text")
	if b, err := Read(name, stdio.Streams{}); err != nil || string(b) != "text" {
		t.Errorf("%q, %v", b, err)
	}
	if b, err := Read("-", stdio.Streams{In: strings.NewReader("in")}); err != nil || string(b) != "in" {
		t.Errorf("%q, %v", b, err)
	}
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if b, err := Read("-", stdio.Streams{In: f}); err != nil || string(b) != "text" {
		t.Errorf("%q, %v", b, err)
	}
	_, err = Read("none", stdio.Streams{})
	if err == nil || err.Error() != "cannot open input file 'none': No such file or directory" || !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("got %v", err)
	}
	_, err = Read(dir, stdio.Streams{})
	if err == nil || err.Error() != "cannot open input file '"+dir+"': Is a directory" {
		t.Errorf("got %v", err)
	}
	_, err = Read("-", stdio.Streams{In: io.MultiReader(strings.NewReader("x"), failing{})})
	if err == nil || err.Error() != "cannot open input file '-': It broke" {
		t.Errorf("got %v", err)
	}
}

// A hook replaces the file system. Its errors are worded like the file system's.
func TestReadHook(t *testing.T) {
	std := stdio.Streams{In: failing{}, ReadFile: func(name string) ([]byte, error) {
		if name == "none" {
			return nil, &fs.PathError{Op: "find", Path: name, Err: fs.ErrNotExist}
		}
		return []byte("text of " + name), nil
	}}
	if b, err := Read("x", std); err != nil || string(b) != "text of x" {
		t.Errorf("%q, %v", b, err)
	}
	if _, err := Read("none", std); err == nil || err.Error() != "cannot open input file 'none': File does not exist" {
		t.Errorf("got %v", err)
	}
}

var errBroke = errors.New("it broke")

type failing struct{}

func (failing) Read([]byte) (int, error)  { return 0, errBroke }
func (failing) Write([]byte) (int, error) { return 0, errBroke }

func TestOutput(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "out")
	temporary := map[string]bool{}
	std := stdio.Streams{Temporary: func(name string) (done func()) {
		temporary[name] = true
		return func() { delete(temporary, name) }
	}}
	create := func(text string) *Output {
		t.Helper()
		o, err := Create(name, std)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := io.WriteString(o, text); err != nil {
			t.Fatal(err)
		}
		if len(temporary) != 1 || !temporary[o.temp] {
			t.Errorf("temporary files: %v, not %s", temporary, o.temp)
		}
		return o
	}
	defer func() {
		if len(temporary) > 0 {
			t.Errorf("temporary files: %v", temporary)
		}
	}()
	create("lost").Discard()
	expectDir(t, dir, nil)

	o := create("first")
	if _, err := os.Stat(name); err == nil {
		t.Error("there is a file before it is complete")
	}
	if err := o.Keep(); err != nil {
		t.Fatal(err)
	}
	o.Discard()
	expectDir(t, dir, map[string]string{"out": "first"})

	// A failed run leaves the old file. A successful run replaces it and keeps its permissions.
	if err := os.Chmod(name, 0o604); err != nil {
		t.Fatal(err)
	}
	create("half").Discard()
	expectDir(t, dir, map[string]string{"out": "first"})
	if err := create("second").Keep(); err != nil {
		t.Fatal(err)
	}
	expectDir(t, dir, map[string]string{"out": "second"})
	if info, err := os.Stat(name); err != nil || runtime.GOOS != "windows" && info.Mode().Perm() != 0o604 {
		t.Errorf("mode %v, %v", info.Mode(), err)
	}
}

func TestOutputLink(t *testing.T) {
	dir := t.TempDir()
	link := filepath.Join(dir, "link")
	if err := os.Symlink("target", link); err != nil {
		t.Skip(err)
	}
	for _, text := range []string{"there was no target", "now there is one"} {
		o, err := Create(link, stdio.Streams{})
		if err != nil {
			t.Fatal(err)
		}
		io.WriteString(o, text)
		if err := o.Keep(); err != nil {
			t.Fatal(err)
		}
		expectDir(t, dir, map[string]string{"link": text, "target": text})
		if info, err := os.Lstat(link); err != nil || info.Mode()&fs.ModeSymlink == 0 {
			t.Error("the link is none any more")
		}
	}
}

func TestOutputErrors(t *testing.T) {
	dir := t.TempDir()
	for name, want := range map[string]string{
		"":                           "cannot open output file '': No such file or directory",
		dir:                          "cannot open output file '" + dir + "': Is a directory",
		filepath.Join(dir, "x", "y"): "cannot open output file '" + filepath.Join(dir, "x", "y") + "': No such file or directory",
	} {
		if _, err := Create(name, stdio.Streams{}); err == nil || err.Error() != want {
			t.Errorf("%q: got %v", name, err)
		}
	}
	o, err := Create("-", stdio.Streams{Out: failing{}})
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if _, err := o.Write([]byte("x")); !errors.Is(err, errBroke) {
			t.Errorf("got %v", err)
		}
	}
	if err := o.Keep(); err == nil || err.Error() != "IO failure on output stream: It broke" {
		t.Errorf("got %v", err)
	}
	expectDir(t, dir, nil)
}

func TestOutputReadOnly(t *testing.T) {
	if runtime.GOOS == "windows" || os.Geteuid() == 0 {
		t.Skip("nothing is forbidden to this user")
	}
	dir := t.TempDir()
	name := filepath.Join(dir, "out")
	write(t, name, "old")
	if err := os.Chmod(name, 0o400); err != nil {
		t.Fatal(err)
	}
	if _, err := Create(name, stdio.Streams{}); !errors.Is(err, fs.ErrPermission) {
		t.Errorf("got %v", err)
	}
	// The file is writable, but its directory is not.
	if err := errors.Join(os.Chmod(name, 0o600), os.Chmod(dir, 0o500)); err != nil {
		t.Fatal(err)
	}
	defer os.Chmod(dir, 0o700)
	o, err := Create(name, stdio.Streams{})
	if err != nil {
		t.Fatal(err)
	}
	io.WriteString(o, "new")
	if err := o.Keep(); err != nil {
		t.Fatal(err)
	}
	expectDir(t, dir, map[string]string{"out": "new"})
}

func TestOutputDevice(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("needs /dev/full")
	}
	o, err := Create("/dev/full", stdio.Streams{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := io.Copy(o, bytes.NewReader([]byte("x"))); err == nil {
		t.Error("no error in writing")
	}
	const want = "IO failure on output stream: No space left on device"
	if err := o.Keep(); err == nil || err.Error() != want {
		t.Errorf("got %v", err)
	}
	if _, err := os.Stat("/dev/full"); err != nil {
		t.Error(err)
	}
}
