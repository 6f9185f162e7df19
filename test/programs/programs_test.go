package programs

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/test/randomir"
	"github.com/gomlir/gomlir/test/testdialect"
	"github.com/gomlir/gomlir/test/testpass"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
)

var (
	first = flag.Uint64("seed", 31, "the seed of the first program")
	seeds = flag.Int("seeds", 5, "how many programs to make")
	only  = flag.String("only", "", "a regular expression of the options to compare")
	write = flag.String("write", "", "a directory for programs that differ")
)

const separator = "// -----\n"

// TestPasses compares what each pass makes of programs.
func TestPasses(t *testing.T) {
	for _, options := range passes {
		t.Run(name(options), func(t *testing.T) { compare(t, options, randomir.ProgramOptions{}) })
	}
}

// conversionsOfVectors are options that convert modules of arith, cf, func, ub and vector.
var conversionsOfVectors = []string{"-convert-to-llvm", "-convert-vector-to-llvm", "-convert-arith-to-llvm", "-convert-cf-to-llvm", "-convert-func-to-llvm", "-convert-ub-to-llvm"}

// TestVectors is TestPasses for programs of arith, cf, func, ub and vector, of more operations.
func TestVectors(t *testing.T) {
	for _, options := range conversionsOfVectors {
		t.Run(name(options), func(t *testing.T) {
			compare(t, options, randomir.ProgramOptions{Dialects: []string{"vector"}, Ops: 12})
		})
	}
}

// metadata is the operation whose folder puts constants before it. If constant propagation folds it,
// mlir-opt-22 loses track of what is where.
const metadata = "memref.extract_strided_metadata"

// leftOut returns the operations that programs for some options do without, because mlir-opt-22
// makes something else of them from run to run or crashes: a constant propagation loses track of what
// the folder of metadata inserts, and the analysis of ranges reads bounds of affine loops that
// are not there.
func leftOut(options string) (list []string) {
	if strings.Contains(options, "-sccp") {
		list = append(list, metadata)
	}
	if strings.Contains(options, "int-range") || strings.Contains(options, "-arith-unsigned") {
		list = append(list, "affine.for", "affine.parallel")
	}
	return list
}

// TestDataFlow is TestPasses for passes that analyse the flow of data.
func TestDataFlow(t *testing.T) {
	for _, options := range dataFlow {
		t.Run(name(options), func(t *testing.T) {
			compare(t, options, randomir.ProgramOptions{Without: append(leftOut(options), metadata)})
		})
	}
}

// TestLowering compares what several passes in a row make of programs.
func TestLowering(t *testing.T) {
	for _, options := range lowerings {
		t.Run(name(options), func(t *testing.T) {
			compare(t, options, randomir.ProgramOptions{Runs: true, Without: leftOut(options)})
		})
	}
}

// name is the name of a test for options, also as a part of the name of a directory.
func name(options string) string { return punctuation.ReplaceAllString(options, "_") }

var punctuation = regexp.MustCompile(`[^a-z0-9A-Z]+`)

// compare runs options on programs, many in one file.
func compare(t *testing.T, options string, o randomir.ProgramOptions) {
	t.Setenv("LLVM_DISABLE_SYMBOLIZATION", "1")
	if *only != "" && !regexp.MustCompile(*only).MatchString(options) {
		t.Skip("not asked for")
	}
	const many = 40
	for i := 0; i < *seeds; i += many {
		var texts []string
		for j := i; j < min(i+many, *seeds); j++ {
			texts = append(texts, randomir.Program(*first+uint64(j), o))
		}
		compareTexts(t, options, *first+uint64(i), texts)
	}
}

// compareTexts compares what becomes of texts, in one run of each tool. If mlir-opt-22 crashes, it
// gets half of the texts.
func compareTexts(t *testing.T, options string, seed uint64, texts []string) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "programs.mlir")
	if err := os.WriteFile(file, []byte(strings.Join(texts, separator)), 0o666); err != nil {
		t.Fatal(err)
	}
	args := append(split(options), "-split-input-file", file)
	want := peer.Run(t, peer.Tool(t, "mlir-opt-22"), "mlir-opt", "", args...)
	if want.Status > 1 || want.Status < 0 {
		if len(texts) == 1 {
			t.Logf("seed %d: mlir-opt-22 crashes", seed)
			return
		}
		half := len(texts) / 2
		compareTexts(t, options, seed, texts[:half])
		compareTexts(t, options, seed+uint64(half), texts[half:])
		return
	}
	got := run(args...)
	differs := false
	a, b := strings.Split(got.Stdout, separator), strings.Split(want.Stdout, separator)
	for i := range max(len(a), len(b)) {
		if len(a) != len(texts) || len(b) != len(texts) {
			t.Fatalf("seed %d: %d and %d modules, want %d\n%.2000s", seed, len(a), len(b), len(texts), got.Stderr)
		}
		if strings.TrimSpace(b[i]) == "" && strings.TrimSpace(a[i]) != "" && !strings.Contains(want.Stderr, "failed to legalize") {
			t.Logf("seed %d: mlir-opt-22 makes invalid IR", seed+uint64(i))
			differs = true
			continue
		}
		if d := difference(a[i], b[i]); d != "" {
			differs = true
			if len(texts) > 1 {
				// What comes before it in the file has an effect on mlir-opt-22. It must have none on ours.
				if d := difference(a[i], run(append(split(options), alone(t, texts[i]))...).Stdout); d != "" {
					t.Errorf("seed %d, mlir-opt %s: alone: %s", seed+uint64(i), options, d)
				}
				compareTexts(t, options, seed+uint64(i), texts[i:i+1])
				continue
			}
			t.Errorf("seed %d, mlir-opt %s: %s", seed+uint64(i), options, d)
			if *write != "" {
				if err := os.WriteFile(filepath.Join(*write, fmt.Sprintf("%s-%d.mlir", strings.SplitN(t.Name(), "/", 2)[0], seed+uint64(i))), []byte(texts[i]), 0o666); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if d := peer.Difference(failures(got.Stderr), failures(want.Stderr)); d != "" && !differs {
		t.Errorf("from seed %d, mlir-opt %s: %s", seed, options, d)
	}
}

// alone writes a text to a file.
func alone(t *testing.T, text string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "alone.mlir")
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	return file
}

// failures are the errors about operations that conversions cannot convert. Others are about IR that
// mlir-opt-22 makes by mistake.
func failures(errs string) string {
	var list strings.Builder
	for line := range strings.Lines(errs) {
		if strings.Contains(line, "error: failed to legalize") {
			list.WriteString(line)
		}
	}
	return list.String()
}

// number matches what tells a value from others of the same name.
var number = regexp.MustCompile(`%(?:arg|[a-z_]*?)_?[0-9]+\b`)

// difference is the first difference that is more than the number of a value, if there is one.
func difference(got, want string) string {
	if d := peer.Difference(number.ReplaceAllString(got, "%"), number.ReplaceAllString(want, "%")); d != "" || got == want {
		return d
	}
	return peer.Difference(got, want)
}

// run runs gomlir's mlir-opt.
func run(args ...string) peer.Outcome {
	var out, errs bytes.Buffer
	t := tool.Tool{Dialects: testdialect.All(), Passes: testpass.All()}
	status := opt.Main(context.Background(), t, append([]string{"mlir-opt"}, args...), stdio.Streams{In: strings.NewReader(""), Out: &out, Err: &errs})
	return peer.Outcome{Stdout: out.String(), Stderr: errs.String(), Status: status}
}

// split splits options at the spaces that are before a hyphen.
func split(options string) []string {
	list := strings.Split(options, " -")
	for i := range list[1:] {
		list[i+1] = "-" + list[i+1]
	}
	return list
}
