// Opgen writes the Go code of a dialect from its specification. It is run by
// go generate in the dialect's package, in any module:
//
//	//go:generate go run github.com/gomlir/gomlir/ods/opgen ./spec
//
// The argument is the package of the specification, which has it in a variable
// Def of type *ods.Dialect. The code goes to the working directory.
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

func main() {
	if len(os.Args) != 2 || strings.HasPrefix(os.Args[1], "-") {
		fmt.Fprintln(os.Stderr, "usage: opgen PACKAGE, in the directory of the dialect's package; PACKAGE has the specification, such as ./spec")
		os.Exit(2)
	}
	if err := run(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "opgen:", err)
		os.Exit(1)
	}
}

// program writes the code. A specification is Go data, so only a program that imports it can read
// it.
const program = `package main

import (
	"github.com/gomlir/gomlir/ods/gen"
	spec %q
)

func main() { gen.Main(spec.Def) }
`

// run builds and runs that program in the module of the working directory.
func run(pkg string) error {
	list := exec.Command("go", "list", pkg)
	list.Stderr = os.Stderr
	path, err := list.Output()
	if err != nil {
		return fmt.Errorf("go list %s: %w", pkg, err)
	}
	here, err := os.Getwd()
	if err != nil {
		return err
	}
	tmp, err := os.MkdirTemp("", "opgen")
	if err != nil {
		return err
	}
	defer os.RemoveAll(tmp)
	source := filepath.Join(tmp, "main.go")
	if err := os.WriteFile(source, fmt.Appendf(nil, program, strings.TrimSpace(string(path))), 0o600); err != nil {
		return err
	}
	// The program is laid over a directory next to the specification that does
	// not exist, so that it may import what is internal to the module.
	overlay, err := json.Marshal(map[string]map[string]string{"Replace": {filepath.Join(here, "opgenmain", "main.go"): source}})
	if err != nil {
		return err
	}
	file := filepath.Join(tmp, "overlay.json")
	if err := os.WriteFile(file, overlay, 0o600); err != nil {
		return err
	}
	cmd := exec.Command("go", "run", "-overlay", file, "./opgenmain")
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("%s: %w", pkg, err)
	}
	return nil
}
