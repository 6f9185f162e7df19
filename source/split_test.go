package source

import (
	"bytes"
	"fmt"
	"math/rand"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

func texts(chunks []Chunk) []string {
	var out []string
	for _, c := range chunks {
		out = append(out, string(c.Text()))
	}
	return out
}

func TestSplit(t *testing.T) {
	for _, c := range []struct {
		marker, text string
		want         []string
		misses       string // "line:col line:col"
	}{
		{"", "", nil, ""},
		{"", "a", []string{"a"}, ""},
		{"", "a\n// -----\nb\n", []string{"a\n", "\nb\n"}, ""},
		{"", "a// ----- x\n// -----\n", []string{"a", " x\n", "\n"}, ""},
		{"", "a\n// -------\nb", []string{"a\n", "--\nb"}, ""},
		{"", "a\r\n// -----\r\nb", []string{"a\r\n", "\r\nb"}, ""},
		// A marker at the end, or cut short, is a near miss.
		{"", "a\n// -----", []string{"a\n// -----"}, "2:7"},
		{"", "a// -----// -----b", []string{"a// -----", "b"}, "1:8"},
		{"", "a// -----\n// ---\n// ----\n// -----\n// ---a",
			[]string{"a", "\n// ---\n// ----\n", "\n// ---a"}, "2:7 3:7 5:7"},
		// A marker at the start loses its beginning.
		{"", "// -----", []string{"--"}, ""},
		{"", "// -----\n// -----\n", []string{"--\n", "\n"}, ""},
		{"", "// ---// -----\na// ----- \nb", []string{"--\na", " \nb"}, ""},
		{"xyz", "a xyb xyz\nxy //xyyy\n", []string{"a xyb ", "\nxy //xyyy\n"}, "1:4 2:2 2:7"},
		{"// ", "a\n// -----\n", []string{"a\n// -----\n"}, "2:2 2:3"},
		{"#", "a##b#", []string{"a", "b"}, ""},
		{"==", "==a==b", []string{"a", "b"}, ""},
	} {
		var s Set
		f := add(t, &s, "f", c.text)
		chunks, misses := Split(f, c.marker)
		if got := texts(chunks); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%q by %q:\n got %q\nwant %q", c.text, c.marker, got, c.want)
		}
		if got := places(f, misses); got != c.misses {
			t.Errorf("%q by %q: near misses %q, want %q", c.text, c.marker, got, c.misses)
		}
	}
}

func places(f *File, ps []Pos) string {
	var out []string
	for _, p := range ps {
		at := f.Position(p)
		out = append(out, fmt.Sprintf("%d:%d", at.Line, at.Column))
	}
	return strings.Join(out, " ")
}

func TestWhole(t *testing.T) {
	var s Set
	f := add(t, &s, "f", "abc")
	if got := string(Whole(f).Text()); got != "abc" {
		t.Errorf("got %q", got)
	}
}

// TestSplitPeer cuts random texts and compares near misses, the number of
// chunks and where the chunks start with mlir-opt.
func TestSplitPeer(t *testing.T) {
	opt := peer.Tool(t, "mlir-opt-22")
	rng := rand.New(rand.NewSource(1))
	words := []string{"a", "a", " ", "\n", "--==", "--==", "--==\n", "--", "=", "--="}
	name := filepath.Join(t.TempDir(), "f.mlir")
	missRE := regexp.MustCompile(`(?m)^.*f\.mlir:(\d+:\d+): warning: near miss with file split marker$`)
	errRE := regexp.MustCompile(`(?m)^.*f\.mlir:(\d+:\d+): error: `)
	for range 30 {
		var b strings.Builder
		for range rng.Intn(12) {
			b.WriteString(words[rng.Intn(len(words))])
		}
		text := b.String()
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		cmd := peer.Command(t, opt, "--split-input-file=--==", "--output-split-marker=@@", name)
		var stdout, stderr bytes.Buffer
		cmd.Stdout, cmd.Stderr = &stdout, &stderr
		cmd.Run() // an error status is usual

		var s Set
		f := add(t, &s, "f.mlir", text)
		chunks, misses := Split(f, "--==")
		var want []string
		for _, m := range missRE.FindAllStringSubmatch(stderr.String(), -1) {
			want = append(want, m[1])
		}
		if got := places(f, misses); got != strings.Join(want, " ") {
			t.Errorf("%q: near misses %q, want %q", text, got, want)
		}
		if n := strings.Count(stdout.String(), "@@\n") + 1; len(chunks) != n && (n != 1 || len(chunks) > 0) {
			t.Errorf("%q: %d chunks, want %d", text, len(chunks), n)
		}
		errs := errRE.FindAllStringSubmatch(stderr.String(), -1)
		for _, c := range chunks {
			rest := bytes.TrimLeft(c.Text(), " \n")
			if len(rest) == 0 {
				continue // an empty module
			}
			if len(errs) == 0 {
				t.Errorf("%q: a chunk without an error: %q", text, c.Text())
				break
			}
			// Only for a name is the place of the error its own.
			if got := places(f, []Pos{f.Pos(c.End - len(rest))}); rest[0] == 'a' && got != errs[0][1] {
				t.Errorf("%q: chunk %q starts at %s, want %s", text, c.Text(), got, errs[0][1])
			}
			errs = errs[1:]
		}
	}
}

func FuzzSplit(f *testing.F) {
	f.Add("a\n// -----\nb", "// -----")
	f.Add("// -----\n// -----", "")
	f.Add("##", "#")
	f.Fuzz(func(t *testing.T, text, marker string) {
		var s Set
		file := add(t, &s, "f", text)
		chunks, misses := Split(file, marker)
		end := 0
		for _, c := range chunks {
			if c.Start < end || c.End <= c.Start || c.End > len(text) {
				t.Fatalf("chunk %d to %d after %d", c.Start, c.End, end)
			}
			end = c.End
		}
		for i, p := range misses {
			if !file.Contains(p) || i > 0 && p < misses[i-1] {
				t.Fatalf("near misses %d", misses)
			}
		}
	})
}

func TestChunkPosition(t *testing.T) {
	var s Set
	f := add(t, &s, "f", "a\n// -----\nb")
	chunks, _ := Split(f, "")
	first, second := chunks[0].Position(), chunks[1].Position()
	if first != (Position{Filename: "f"}) || second != (Position{"f", 2, 9}) || Whole(f).Position() != first {
		t.Errorf("got %v, %v", first, second)
	}
}
