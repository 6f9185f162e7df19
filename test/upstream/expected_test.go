package upstream

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/test/testdialect"
	"github.com/gomlir/gomlir/test/testpass"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
	"github.com/gomlir/gomlir/tool/translate"
)

var (
	// runRx matches the first command of a test.
	runRx = regexp.MustCompile(`(?m)RUN: *(mlir-opt|mlir-translate) +([^|\n]*)`)
	// continuedRx matches the end of a line of a command that goes on in the next line.
	continuedRx = regexp.MustCompile(`\\\n//\s*RUN:`)
	// wordRx matches a word of a command, and quoteRx what is quoted in it.
	wordRx  = regexp.MustCompile(`(?:[^\s'"]|'[^']*'|"[^"]*")+`)
	quoteRx = regexp.MustCompile(`'([^']*)'|"([^"]*)"`)
	// expectedRx matches what is before the text of an expected diagnostic.
	expectedRx = regexp.MustCompile(`expected-(?:error|warning|remark|note)(?:-re)?[^{\n]*\{\{`)
)

// A checked test is one of upstream's that says which diagnostics there are.
type checked struct {
	name, tool, path string
	text             []byte
	args             []string // but for the input
	at               [][]int  // matches of expectedRx
}

// TestAltered makes sure that each expected diagnostic counts: each test that
// passes fails when the text of one of them is another one.
func TestAltered(t *testing.T) {
	if testing.Short() {
		t.Skip("runs each test as often as it has expected diagnostics")
	}
	shared := peer.Shared(t)
	for _, version := range []string{"22", "14"} {
		t.Run(version, func(t *testing.T) {
			list := checkedTests(t, version, filepath.Join(shared, "upstream", version))
			n := 0
			for _, c := range list {
				n += len(c.at)
				if len(c.at) > 0 {
					c.check(t)
				}
			}
			t.Logf("%d texts of %d tests", n, len(list))
			if len(list) == 0 {
				t.Error("no tests")
			}
		})
	}
}

// checkedTests are the tests that pass and begin with -verify-diagnostics.
func checkedTests(t *testing.T, version, root string) []*checked {
	l, err := readLists(version)
	if err != nil {
		t.Fatal(err)
	}
	var list []*checked
	for _, name := range sorted(l.pass) {
		path := filepath.Join(root, name)
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		m := runRx.FindSubmatch(continuedRx.ReplaceAll(text, []byte(" ")))
		if m == nil || !bytes.Contains(m[2], []byte("-verify-diagnostics")) {
			continue
		}
		c := &checked{name: name, tool: string(m[1]), path: path, text: text, at: expectedRx.FindAllIndex(text, -1)}
		temp := filepath.Join(t.TempDir(), "t")
		for _, word := range wordRx.FindAllString(string(m[2]), -1) {
			arg := quoteRx.ReplaceAllString(word, "$1$2")
			if arg = strings.ReplaceAll(arg, "%t", temp); arg != "%s" && arg != "2>&1" {
				c.args = append(c.args, arg)
			}
		}
		list = append(list, c)
	}
	return list
}

// passes runs the command of the test on a text.
func (c *checked) passes(text []byte) bool {
	var out, errs bytes.Buffer
	s := stdio.Streams{In: bytes.NewReader(text), Out: &out, Err: &errs}
	args := append([]string{c.tool}, c.args...)
	if c.tool == "mlir-translate" {
		return translate.Main(context.Background(), tool.Tool{Dialects: testdialect.All()}, args, s) == 0
	}
	return opt.Main(context.Background(), tool.Tool{Dialects: testdialect.All(), Passes: testpass.All()}, args, s) == 0
}

func (c *checked) check(t *testing.T) {
	if !c.passes(c.text) {
		t.Errorf("%s: %s %s fails", c.name, c.tool, c.args)
		return
	}
	var wg sync.WaitGroup
	workers, step := runtime.GOMAXPROCS(0), 4
	if peer.Required() {
		step = 1 // all of them take half a minute
	}
	for w := range workers {
		wg.Go(func() {
			for i := w; i < len(c.at); i += step * workers {
				end := c.at[i][1]
				if c.passes(slices.Concat(c.text[:end], []byte("altered "), c.text[end:])) {
					line := 1 + bytes.Count(c.text[:end], []byte("\n"))
					t.Errorf("%s:%d: passes with another text", c.name, line)
				}
			}
		})
	}
	wg.Wait()
}
