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

// recordingFile is where the answers of a package are, beside its tests.
const recordingFile = "testdata/peers.zip"

// Offline reports whether peers are not to be looked for: they are not when
// GOMLIR_OFFLINE is 1. An answer that is not recorded then fails a test that has
// others, instead of skipping it.
func Offline() bool { return os.Getenv("GOMLIR_OFFLINE") == "1" }

// Recording reports whether answers are to be recorded: when GOMLIR_RECORD is 1.
func Recording() bool { return os.Getenv("GOMLIR_RECORD") == "1" }

// A question identifies a command by all that its answer depends on: the tool,
// its arguments and what it reads.
type question struct {
	text   string // for people
	key    string
	output string // the file it writes, or ""

	digest hash.Hash
	// paths are directories that are named otherwise in another run, and what
	// stands for them in the recording.
	paths [][2]string
}

// temporary matches a directory that testing.T.TempDir made.
var temporary = regexp.MustCompile(regexp.QuoteMeta(filepath.Clean(os.TempDir())) + `[/\\][^/\\\s"'<>()]*?[0-9]+[/\\][0-9]{3}`)

// replacePaths gives the temporary directories in some texts their names.
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

// add adds something that the answer depends on.
func (q *question) add(what string, data []byte) {
	if q.digest == nil {
		q.digest = sha256.New()
	}
	fmt.Fprintf(q.digest, "%s %d\n", what, len(data))
	q.digest.Write(data)
}

func (q *question) sum() { q.key = hex.EncodeToString(q.digest.Sum(nil)[:12]) }

// An answer is what a tool did.
type answer struct {
	Status               int
	Stdout, Stderr, File []byte
	HasFile              bool
}

// crashReport is where what a tool says of a crash begins, with addresses.
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

func (a answer) equal(b answer) bool {
	return a.Status == b.Status && a.HasFile == b.HasFile && bytes.Equal(a.Stdout, b.Stdout) && bytes.Equal(a.Stderr, b.Stderr) && bytes.Equal(a.File, b.File)
}

// A record is a question and its answer.
type record struct {
	text string
	answer
}

// appendText appends a record: a line with the question, a line with the key, the
// status and the lengths of what follows (of a file that was not written, -1).
func (r record) appendText(b []byte, key string) []byte {
	n := len(r.File)
	if !r.HasFile {
		n = -1
	}
	b = fmt.Appendf(b, "%s\n%s %d %d %d %d\n", strings.ReplaceAll(r.text, "\n", " "), key, r.Status, len(r.Stdout), len(r.Stderr), n)
	return append(append(append(append(b, r.Stdout...), r.Stderr...), r.File...), '\n')
}

var errDamaged = errors.New("the recording is damaged")

// parseRecords reads what appendText wrote.
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

// An archive is the recorded answers of a package, by test.
type archive struct {
	mu    sync.Mutex
	path  string
	tests map[string]map[string]record // those that were read
	fresh map[string]bool              // tests that are being recorded
	dirty map[string]bool              // tests with answers that are not written yet
	names map[string]bool              // tests that have a recording; nil if not read yet
}

// recordings are those of the package that is tested, whose directory is the
// current one when the process starts.
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

// testName returns the name of the whole test that t is part of.
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

// add records an answer. It is written when t ends; answers of earlier runs of
// the whole test are dropped.
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

// write writes the answers of a test, beside those of the others.
func (a *archive) write(name string) error {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.dirty[name] = false
	var text []byte
	list := a.tests[name]
	// What is alike lies side by side, for the compression.
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
		for _, f := range z.File { // they are in the order of their names
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
