package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"

	"github.com/gomlir/gomlir/internal/peer"
)

// SQLite comes from a Go module, so that a machine with Go gets it with nothing
// but the module proxy, at a pinned version: figures stay comparable.
const (
	sqliteModule  = "github.com/mattn/go-sqlite3"
	sqliteVersion = "v1.14.52"
	sqliteFile    = "sqlite3-binding.c"
)

// A corpus is the directory in which the inputs are made, each when it is first
// asked for. A file that is there is taken as it is.
type corpus struct {
	dir string
	log io.Writer
}

// A recipe makes one file of the corpus from others.
type recipe struct {
	from string   // the file it is made from, itself of the corpus
	tool string   // the command, as name-version, or "" for make
	args []string // its arguments; the input and "-o output" follow
	make func(ctx context.Context, c *corpus, from, to string) error
}

var recipes = map[string]recipe{
	sqliteFile:   {make: fetchSQLite},
	"empty.mlir": {make: writeEmpty},

	"sqlite3-O0.ll": {from: sqliteFile, tool: "clang-22", args: []string{"-O0", "-S", "-emit-llvm"}},
	"sqlite3-O2.ll": {from: sqliteFile, tool: "clang-22", args: []string{"-O2", "-S", "-emit-llvm"}},
	"sqlite3-g.ll":  {from: sqliteFile, tool: "clang-22", args: []string{"-O0", "-g", "-fdebug-compilation-dir=.", "-S", "-emit-llvm"}},

	"sqlite3-O0.mlir": {from: "sqlite3-O0.ll", tool: "mlir-translate-22", args: []string{"--import-llvm"}},
	"sqlite3-O2.mlir": {from: "sqlite3-O2.ll", tool: "mlir-translate-22", args: []string{"--import-llvm"}},
	"sqlite3-g.mlir":  {from: "sqlite3-g.ll", tool: "mlir-translate-22", args: []string{"--import-llvm", debugInfo}},

	"sqlite3-O0-debuginfo.mlir": {from: "sqlite3-O0.mlir", tool: "mlir-opt-22", args: []string{debugInfo}},
	"sqlite3-O2-debuginfo.mlir": {from: "sqlite3-O2.mlir", tool: "mlir-opt-22", args: []string{debugInfo}},

	"sqlite3-O0.mlirbc": {from: "sqlite3-O0.mlir", tool: "mlir-opt-22", args: []string{emitBytecode}},
	"sqlite3-O2.mlirbc": {from: "sqlite3-O2.mlir", tool: "mlir-opt-22", args: []string{emitBytecode}},
	"sqlite3-g.mlirbc":  {from: "sqlite3-g.mlir", tool: "mlir-opt-22", args: []string{emitBytecode}},

	// clang-14 writes typed pointers; the import makes them opaque.
	"sqlite3-O0.14.ll":   {from: sqliteFile, tool: "clang-14", args: []string{"-O0", "-S", "-emit-llvm"}},
	"sqlite3-O2.14.ll":   {from: sqliteFile, tool: "clang-14", args: []string{"-O2", "-S", "-emit-llvm"}},
	"sqlite3-g.14.ll":    {from: sqliteFile, tool: "clang-14", args: []string{"-O0", "-g", "-fdebug-compilation-dir=.", "-S", "-emit-llvm"}},
	"sqlite3-O0.14.mlir": {from: "sqlite3-O0.14.ll", tool: "mlir-translate-22", args: []string{"--import-llvm"}},
	"sqlite3-O2.14.mlir": {from: "sqlite3-O2.14.ll", tool: "mlir-translate-22", args: []string{"--import-llvm"}},
	"sqlite3-g.14.mlir":  {from: "sqlite3-g.14.ll", tool: "mlir-translate-22", args: []string{"--import-llvm", debugInfo}},

	"sqlite3-O0-2x.mlir": {from: "sqlite3-O0.mlir", make: copies(2)},
	"sqlite3-O0-4x.mlir": {from: "sqlite3-O0.mlir", make: copies(4)},
	"sqlite3-O0-8x.mlir": {from: "sqlite3-O0.mlir", make: copies(8)},

	"loops.mlir":    {make: loops(2_000)},
	"loops-2x.mlir": {make: loops(4_000)},
	"loops-4x.mlir": {make: loops(8_000)},
	"loops-8x.mlir": {make: loops(16_000)},

	"sqlite3-O0-1x.ll": {from: "sqlite3-O0.mlir", tool: "mlir-translate-22", args: []string{exportLLVM}},
	"sqlite3-O0-2x.ll": {from: "sqlite3-O0-2x.mlir", tool: "mlir-translate-22", args: []string{exportLLVM}},
	"sqlite3-O0-4x.ll": {from: "sqlite3-O0-4x.mlir", tool: "mlir-translate-22", args: []string{exportLLVM}},
	"sqlite3-O0-8x.ll": {from: "sqlite3-O0-8x.mlir", tool: "mlir-translate-22", args: []string{exportLLVM}},
}

// openCorpus makes the directory for the corpora below cache. Another version
// of SQLite gets another directory.
func openCorpus(cache string, log io.Writer) (*corpus, error) {
	dir := filepath.Join(cache, "sqlite-"+sqliteVersion)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, err
	}
	return &corpus{dir: dir, log: log}, nil
}

// file returns the path of a file of the corpus, which it makes if need be.
func (c *corpus) file(ctx context.Context, name string) (string, error) {
	path := filepath.Join(c.dir, name)
	if _, err := os.Stat(path); err == nil {
		return path, nil
	}
	r, ok := recipes[name]
	if !ok {
		return "", fmt.Errorf("no recipe for %s", name)
	}
	var from string
	if r.from != "" {
		var err error
		if from, err = c.file(ctx, r.from); err != nil {
			return "", err
		}
	}
	fmt.Fprintf(c.log, "making %s\n", name)
	// Under another name first: an interrupted run leaves no half file behind.
	partial := path + ".partial"
	defer os.Remove(partial)
	if err := r.run(ctx, c, from, partial); err != nil {
		return "", fmt.Errorf("making %s: %w", name, err)
	}
	return path, os.Rename(partial, path)
}

func (r recipe) run(ctx context.Context, c *corpus, from, to string) error {
	if r.make != nil {
		return r.make(ctx, c, from, to)
	}
	tool, err := peer.Find(r.tool)
	if err != nil {
		return err
	}
	cmd := exec.CommandContext(ctx, tool, append(append([]string{}, r.args...), filepath.Base(from), "-o", to)...)
	cmd.Dir = c.dir // module names and debug info then hold no path of this machine
	out, err := cmd.CombinedOutput()
	if err != nil {
		return fmt.Errorf("%s: %w\n%s", cmd, err, out)
	}
	return nil
}

// buildAll makes every file.
func (c *corpus) buildAll(ctx context.Context) error {
	for name := range recipes {
		if _, err := c.file(ctx, name); err != nil {
			return err
		}
	}
	return nil
}

// fetchSQLite gets the amalgamation through the module cache. Outside any
// module, it leaves every go.mod alone.
func fetchSQLite(ctx context.Context, c *corpus, _, to string) error {
	cmd := exec.CommandContext(ctx, "go", "mod", "download", "-json", sqliteModule+"@"+sqliteVersion)
	cmd.Dir = c.dir
	cmd.Env = append(os.Environ(), "GO111MODULE=on", "GOWORK=off", "GOFLAGS=")
	out, err := cmd.Output()
	var got struct{ Dir, Error string }
	if jsonErr := json.Unmarshal(out, &got); jsonErr == nil && got.Error != "" {
		return fmt.Errorf("go mod download: %s", got.Error)
	}
	if err != nil {
		return fmt.Errorf("go mod download: %w", err)
	}
	return copyFile(filepath.Join(got.Dir, sqliteFile), to)
}

func copyFile(from, to string) error {
	in, err := os.Open(from)
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := os.Create(to)
	if err != nil {
		return err
	}
	if _, err := io.Copy(out, in); err != nil {
		out.Close()
		return err
	}
	return out.Close()
}

func writeEmpty(_ context.Context, _ *corpus, _, to string) error {
	return os.WriteFile(to, []byte("module {\n}\n"), 0o644)
}

// copies returns the recipe of a module of n copies of another one's operations.
func copies(n int) func(context.Context, *corpus, string, string) error {
	return func(ctx context.Context, c *corpus, from, to string) error {
		in, err := os.Open(from)
		if err != nil {
			return err
		}
		defer in.Close()
		out, err := os.Create(to)
		if err != nil {
			return err
		}
		if err := scale(out, in, n); err != nil {
			out.Close()
			return err
		}
		return out.Close()
	}
}
