package peer

import (
	"archive/zip"
	"bytes"
	"cmp"
	"compress/flate"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"flag"
	"fmt"
	"hash"
	"io"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
)

// recordingFile is the file with the recorded answers of a package, beside its tests.
const recordingFile = "testdata/peers.zip"

// Offline reports whether installed peers are ignored: whether GOMLIR_OFFLINE is 1. Then a missing
// answer fails a test that has a recording, instead of skipping it.
func Offline() bool { return os.Getenv("GOMLIR_OFFLINE") == "1" }

// Recording reports whether to record answers: whether GOMLIR_RECORD is 1.
func Recording() bool { return os.Getenv("GOMLIR_RECORD") == "1" }

// A question identifies a command by everything that its answer depends on: the tool, its arguments
// and its input.
type question struct {
	text   string // for readers
	key    string
	output string // the file that it writes, or ""

	digest hash.Hash
	// paths are directories whose names differ in another run, each with its name in the recording.
	paths [][2]string
}

// temporary matches a directory that testing.T.TempDir made.
var temporary = regexp.MustCompile(regexp.QuoteMeta(filepath.Clean(os.TempDir())) + `[/\\][^/\\\s"'<>()]*?[0-9]+[/\\][0-9]{3}`)

// replacePaths replaces temporary directories in texts by their names in the recording.
func (q *question) replacePaths(texts []string) {
	for _, text := range texts {
		for _, dir := range temporary.FindAllString(text, -1) {
			if !slices.ContainsFunc(q.paths, func(p [2]string) bool { return p[0] == dir }) {
				q.paths = append(q.paths, [2]string{dir, fmt.Sprintf("$TMP%d$", len(q.paths))})
			}
		}
	}
}

func (q *question) canonical(text []byte) []byte {
	for _, p := range q.paths {
		text = bytes.ReplaceAll(text, []byte(p[0]), []byte(p[1]))
	}
	return text
}

func (q *question) local(text []byte) []byte {
	for _, p := range q.paths {
		text = bytes.ReplaceAll(text, []byte(p[1]), []byte(p[0]))
	}
	return text
}

// add adds data that the answer depends on.
func (q *question) add(what string, data []byte) {
	if q.digest == nil {
		q.digest = sha256.New()
	}
	fmt.Fprintf(q.digest, "%s %d\n", what, len(data))
	q.digest.Write(data)
}

func (q *question) sum() { q.key = hex.EncodeToString(q.digest.Sum(nil)[:12]) }

// An answer is the result of a run.
type answer struct {
	Status               int
	Stdout, Stderr, File []byte
	HasFile              bool
}

// crashReport starts a tool's report of a crash, which contains addresses.
var crashReport = []byte("PLEASE submit a bug report")

// canonicalAnswer returns an answer as it is recorded.
func (q *question) canonicalAnswer(a answer) answer {
	if before, _, crashed := bytes.Cut(a.Stderr, crashReport); crashed {
		a.Stderr = before
	}
	if before, _, crashed := bytes.Cut(a.Stdout, crashReport); crashed {
		a.Stdout = before
	}
	return a.each(q.canonical)
}

func (q *question) localAnswer(a answer) answer { return a.each(q.local) }

func (a answer) each(f func([]byte) []byte) answer {
	a.Stdout, a.Stderr, a.File = f(a.Stdout), f(a.Stderr), f(a.File)
	return a
}

// equal reports whether two answers are the same. What a tool says before it crashes is not: it
// depends on which of its threads came how far.
func (a answer) equal(b answer) bool {
	if a.Status < 0 && b.Status < 0 {
		return true
	}
	return a.Status == b.Status && a.HasFile == b.HasFile && bytes.Equal(a.Stdout, b.Stdout) && bytes.Equal(a.Stderr, b.Stderr) && bytes.Equal(a.File, b.File)
}

// A record is a question and its answer.
type record struct {
	text string
	answer
}

// appendText appends a record: a line with the question, then a line with the key, the status and
// the lengths of the data that follows (-1 for a file that was not written).
func (r record) appendText(b []byte, key string) []byte {
	n := len(r.File)
	if !r.HasFile {
		n = -1
	}
	b = fmt.Appendf(b, "%s\n%s %d %d %d %d\n", strings.ReplaceAll(r.text, "\n", " "), key, r.Status, len(r.Stdout), len(r.Stderr), n)
	return append(append(append(append(b, r.Stdout...), r.Stderr...), r.File...), '\n')
}

var errDamaged = errors.New("the recording is damaged")

// parseRecords parses the output of appendText.
func parseRecords(b []byte) (map[string]record, error) {
	list := map[string]record{}
	take := func(n int) (piece []byte) {
		piece, b = b[:n:n], b[n:]
		return piece
	}
	for len(b) > 0 {
		text, rest, _ := bytes.Cut(b, []byte("\n"))
		head, rest, ok := bytes.Cut(rest, []byte("\n"))
		var r record
		var key string
		var out, errs, file int
		if _, err := fmt.Sscan(string(head), &key, &r.Status, &out, &errs, &file); err != nil || !ok {
			return nil, errDamaged
		}
		if out < 0 || errs < 0 || out+errs+max(file, 0) >= len(rest) {
			return nil, errDamaged
		}
		b = rest
		r.text, r.HasFile = string(text), file >= 0
		r.Stdout, r.Stderr, r.File = take(out), take(errs), take(max(file, 0))
		take(1)
		list[key] = r
	}
	return list, nil
}

// An archive has the recorded answers of a package, by test.
type archive struct {
	mu    sync.Mutex
	path  string
	tests map[string]map[string]record // tests that have been read
	fresh map[string]bool              // tests that are being recorded
	dirty map[string]bool              // tests with unwritten answers
	names map[string]bool              // tests that have a recording; nil if not read yet
}

// recordings is the archive of the package under test. Its directory is the current one at the
// start of the process.
var recordings = func() *archive {
	path, err := filepath.Abs(recordingFile)
	if err != nil {
		path = recordingFile
	}
	return newArchive(path)
}()

func newArchive(path string) *archive {
	return &archive{path: path, tests: map[string]map[string]record{}, fresh: map[string]bool{}, dirty: map[string]bool{}}
}

// testName returns the name of the top-level test that t belongs to.
func testName(t testing.TB) string {
	name, _, _ := strings.Cut(t.Name(), "/")
	return name
}

// has reports whether a test has a recording.
func (a *archive) has(t testing.TB) bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.names == nil {
		a.names = map[string]bool{}
		if z, err := zip.OpenReader(a.path); err == nil {
			for _, f := range z.File {
				a.names[f.Name] = true
			}
			z.Close()
		}
	}
	return a.names[testName(t)]
}

// find returns the recorded answer to a question of a test.
func (a *archive) find(t testing.TB, q question) (answer, bool) {
	t.Helper()
	if !a.has(t) {
		return answer{}, false
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	name := testName(t)
	list, ok := a.tests[name]
	if !ok {
		var err error
		if list, err = a.read(name); err != nil {
			t.Fatalf("%s: %s: %v", recordingFile, name, err)
		}
		a.tests[name] = list
	}
	r, ok := list[q.key]
	return r.answer, ok
}

func (a *archive) read(name string) (map[string]record, error) {
	z, err := zip.OpenReader(a.path)
	if err != nil {
		return nil, err
	}
	defer z.Close()
	f, err := z.Open(name)
	if err != nil {
		return nil, err
	}
	b, err := io.ReadAll(f)
	if err != nil {
		return nil, err
	}
	return parseRecords(b)
}

// add records an answer. It is written when t ends. Answers from earlier runs of the whole test are
// dropped.
func (a *archive) add(t testing.TB, q question, got answer) error {
	a.mu.Lock()
	defer a.mu.Unlock()
	name := testName(t)
	if !a.fresh[name] {
		if f := flag.Lookup("test.run"); f != nil && strings.Contains(f.Value.String(), "/") {
			return errors.New("only whole tests can be recorded: use -run without a /")
		}
		a.fresh[name], a.tests[name] = true, map[string]record{}
	}
	a.tests[name][q.key] = record{q.text, got}
	if !a.dirty[name] {
		a.dirty[name] = true
		t.Cleanup(func() {
			if err := a.write(name); err != nil {
				t.Error(err)
			}
		})
	}
	return nil
}

// write writes the answers of a test to the archive, which keeps those of the others.
func (a *archive) write(name string) error {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.dirty[name] = false
	var text []byte
	list := a.tests[name]
	// Place similar answers next to each other, for compression.
	for _, key := range slices.SortedFunc(maps.Keys(list), func(a, b string) int {
		return cmp.Or(strings.Compare(list[a].text, list[b].text), strings.Compare(a, b))
	}) {
		text = list[key].appendText(text, key)
	}
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	w.RegisterCompressor(zip.Deflate, func(out io.Writer) (io.WriteCloser, error) {
		return flate.NewWriter(out, flate.BestCompression)
	})
	put := func() error {
		f, err := w.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Deflate})
		if err != nil {
			return err
		}
		_, err = f.Write(text)
		return err
	}
	written := false
	if z, err := zip.OpenReader(a.path); err == nil {
		defer z.Close()
		for _, f := range z.File { // sorted by name
			if !written && f.Name >= name {
				written = true
				if err := put(); err != nil {
					return err
				}
			}
			if f.Name != name {
				if err := w.Copy(f); err != nil {
					return err
				}
			}
		}
	}
	if !written {
		if err := put(); err != nil {
			return err
		}
	}
	if err := w.Close(); err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(a.path), 0o777); err != nil {
		return err
	}
	return os.WriteFile(a.path, b.Bytes(), 0o666)
}
