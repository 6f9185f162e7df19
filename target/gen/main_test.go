package main

import (
	"bytes"
	"errors"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

// recorded are the families that are compared where peers are not required. Their
// answers are recorded. Each takes another way through the generator: an ordinary
// one, one without features, features that need others, wavefronts.
var recorded = []string{"msp430", "lanai", "mips", "amdgcn"}

// TestFresh compares features.txt with what the tools say.
func TestFresh(t *testing.T) {
	if testing.Short() && peer.Required() {
		t.Skip("asks mlir-opt some thousand times")
	}
	paths := map[string]string{"mlir-opt-22": peer.Tool(t, "mlir-opt-22"), "llc-22": peer.Tool(t, "llc-22")}
	ask := func(tool, stdin string, args ...string) (stdout, stderr string, err error) {
		var out, errs strings.Builder
		cmd := peer.Command(t, paths[tool], args...)
		cmd.Stdin, cmd.Stdout, cmd.Stderr = strings.NewReader(stdin), &out, &errs
		err = cmd.Run()
		return out.String(), errs.String(), err
	}
	all, err := os.ReadFile("../features.txt")
	if err != nil {
		t.Fatal(err)
	}
	if peer.Required() {
		if want, err := generate(ask); err != nil {
			t.Error(err)
		} else if !bytes.Equal(all, want) {
			t.Error("features.txt is stale: run go generate ./target")
		}
		return
	}
	for _, f := range families {
		if !slices.Contains(recorded, f.name) {
			continue
		}
		f.tools = ask
		var want bytes.Buffer
		if err := f.write(&want); err != nil {
			t.Error(err)
		} else if !bytes.Equal(table(all, f.name), want.Bytes()) {
			t.Errorf("the table of %s in features.txt is stale: run go generate ./target", f.name)
		}
	}
}

// table returns the table of a family of features.txt.
func table(all []byte, name string) []byte {
	for part := range bytes.SplitSeq(all, []byte("= ")) {
		if bytes.HasPrefix(part, []byte(name+" ")) {
			return append([]byte("= "), part...)
		}
	}
	return nil
}

func TestMissingTool(t *testing.T) {
	missing := errors.New("no such tool")
	if _, err := generate(func(string, string, ...string) (string, string, error) { return "", "", missing }); err == nil || !strings.Contains(err.Error(), "no such tool") {
		t.Errorf("got the error %v", err)
	}
}
