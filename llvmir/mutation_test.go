package llvmir

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/internal/peer"
)

// TestMutations damages good text in small ways: reading, verifying and
// printing it must end soon and without a panic, and in a sample the verdict
// must be that of llvm-as 22.
//
// GOMLIR_MUTATIONS is how many texts there are, GOMLIR_MUTATION_SAMPLE how many
// of them go to the peer, GOMLIR_MUTATION_SEED the seed, and GOMLIR_LL a
// directory with .ll files to start from in addition to those of this test.
func TestMutations(t *testing.T) {
	n := envInt("GOMLIR_MUTATIONS", 400)
	sample := envInt("GOMLIR_MUTATION_SAMPLE", 40)
	seed := uint64(envInt("GOMLIR_MUTATION_SEED", 1))
	texts := mutationSeeds(t)
	var next, different atomic.Int64
	var wg sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for {
				k := int(next.Add(1)) - 1
				if k >= n {
					return
				}
				r := rand.New(rand.NewPCG(seed, uint64(k)))
				text := mutate(r, texts)
				verdict := watched(t, text)
				if k < sample && !agreesWithPeer(t, k, text, verdict) {
					different.Add(1)
				}
			}
		}()
	}
	wg.Wait()
	if d := int(different.Load()); sample > 0 {
		t.Logf("%d texts, %d of %d verdicts differ from the peer's", n, d, sample)
		if d*100 > sample && d > 1 {
			t.Errorf("more than 1 %% differ")
		}
	}
}

func envInt(name string, def int) int {
	if n, err := strconv.Atoi(os.Getenv(name)); err == nil {
		return n
	}
	return def
}

func mutationSeeds(t *testing.T) []string {
	texts := append([]string(nil), fuzzSeeds...)
	for _, c := range verifyCases {
		texts = append(texts, c.text)
	}
	var files []string
	if dir := os.Getenv("GOMLIR_LL"); dir != "" {
		files, _ = filepath.Glob(filepath.Join(dir, "*.ll"))
		if len(files) == 0 {
			t.Fatal("GOMLIR_LL has no .ll files")
		}
	}
	for _, f := range files {
		b, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		if len(b) < 300<<10 {
			texts = append(texts, string(b))
		}
	}
	return texts
}

// verdict reads and verifies a text, and returns the first error.
func verdict(text string) string {
	m, err := ParseString("x.ll", text, Options{})
	if err != nil {
		return err.Error()
	}
	for _, d := range Verify(m, VerifyOptions{}) {
		if d.Severity == diag.Error {
			return d.Error()
		}
	}
	return ""
}

// watched returns the verdict, and fails the test if it takes too long.
func watched(t *testing.T, text string) string {
	done := make(chan string, 1)
	go func() {
		v := verdict(text)
		if v == "" {
			m, _ := ParseString("x.ll", text, Options{})
			if err := m.Print(new(bytes.Buffer), PrintOptions{}); err != nil {
				t.Error(err)
			}
		}
		if _, err := ParseString("x.ll", text, Options{KeepTyped: true}); err == nil && v != "" {
			_ = err // the typed reader may know what today's does not
		}
		done <- v
	}()
	select {
	case v := <-done:
		return v
	case <-time.After(time.Minute):
		t.Errorf("not done after a minute:\n%s", text)
		return "hangs"
	}
}

// agreesWithPeer reports whether llvm-as says the same.
func agreesWithPeer(t *testing.T, k int, text, ours string) bool {
	as := peer.Tool(t, "llvm-as-22")
	dir, err := os.MkdirTemp(t.TempDir(), "m")
	if err != nil {
		t.Error(err)
		return true
	}
	if err := os.WriteFile(filepath.Join(dir, "x.ll"), []byte(text), 0o666); err != nil {
		t.Error(err)
		return true
	}
	cmd := exec.Command(as, "x.ll", "-o", os.DevNull)
	cmd.Dir = dir
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	err = cmd.Run()
	if bytes.Contains(stderr.Bytes(), []byte("PLEASE submit a bug report")) && !bytes.Contains(stderr.Bytes(), []byte("Broken module found")) {
		return true // the peer crashed, which says nothing
	}
	if (err == nil) == (ours == "") {
		return true
	}
	first, _, _ := strings.Cut(stderr.String(), "\n")
	t.Logf("%d: ours %q, llvm-as %q", k, ours, first)
	if keep := os.Getenv("GOMLIR_MUTATION_KEEP"); keep != "" {
		os.WriteFile(filepath.Join(keep, fmt.Sprintf("m%d.ll", k)), []byte(text), 0o666)
	}
	return false
}

var mutationToken = regexp.MustCompile(`c?"[^"]*"|[@%!$#^][-a-zA-Z$._0-9]+|[-a-zA-Z$._0-9]+|[^\sa-zA-Z0-9]|\s+`)

var mutationTypes = []string{"i1", "i8", "i32", "i64", "i128", "i7", "float", "double", "half", "x86_fp80", "ptr", "ptr addrspace(1)", "void", "label",
	"token", "metadata", "<4 x i32>", "<vscale x 2 x i64>", "[2 x i8]", "{ i32, ptr }", "i32*", "%struct.node", "x86_amx"}

var mutationNumbers = []string{"0", "1", "-1", "2", "3", "7", "8", "64", "255", "4294967296", "18446744073709551616", "1.0", "0x7FF0000000000000", "true", "null", "undef", "poison", "zeroinitializer", "none"}

// mutate returns one of the texts with one to three small changes.
func mutate(r *rand.Rand, texts []string) string {
	text := texts[r.IntN(len(texts))]
	if r.IntN(8) == 0 {
		return mutateLines(r, text)
	}
	toks := mutationToken.FindAllString(text, -1)
	pick := func() int {
		for range 100 {
			if i := r.IntN(len(toks)); strings.TrimSpace(toks[i]) != "" {
				return i
			}
		}
		return 0
	}
	for range 1 + r.IntN(3) {
		i := pick()
		switch r.IntN(7) {
		case 0:
			toks[i] = ""
		case 1:
			toks[i] += " " + toks[i]
		case 2:
			j := pick()
			toks[i], toks[j] = toks[j], toks[i]
		case 3:
			j := min(i+2, len(toks)-1)
			toks[i], toks[j] = toks[j], toks[i]
		case 4:
			toks[i] = toks[pick()]
		case 5:
			for k := range 200 {
				if x := (i + k) % len(toks); isTypeWord(toks[x]) {
					i = x
					break
				}
			}
			toks[i] = mutationTypes[r.IntN(len(mutationTypes))]
		case 6:
			for k := range 200 {
				if x := (i + k) % len(toks); toks[x] != "" && toks[x][0] >= '0' && toks[x][0] <= '9' {
					i = x
					break
				}
			}
			toks[i] = mutationNumbers[r.IntN(len(mutationNumbers))]
		}
	}
	return strings.Join(toks, "")
}

func isTypeWord(s string) bool {
	return s == "ptr" || s == "float" || s == "double" || len(s) > 1 && s[0] == 'i' && s[1] >= '1' && s[1] <= '9'
}

// mutateLines takes away, doubles, or exchanges lines.
func mutateLines(r *rand.Rand, text string) string {
	lines := strings.SplitAfter(text, "\n")
	for range 1 + r.IntN(2) {
		i, j := r.IntN(len(lines)), r.IntN(len(lines))
		switch r.IntN(4) {
		case 0:
			lines[i] = ""
		case 1:
			lines[i] += lines[i]
		case 2:
			lines[i], lines[j] = lines[j], lines[i]
		case 3:
			return text[:r.IntN(len(text)+1)]
		}
	}
	return strings.Join(lines, "")
}
