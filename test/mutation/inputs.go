package mutation

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// An input is a part of an upstream file.
type input struct {
	name string // the file, and the number of the part in it
	text string
}

// maxInput bounds inputs, so that most edits are to different things.
const maxInput = 20_000

// inputs reads the parts of all .mlir files below dir that mention none of the
// dialects, in the order of their names.
func inputs(dir string, without []string) ([]input, error) {
	foreign := regexp.MustCompile(`(?:^|[^\w.$%@-])(?:` + strings.Join(without, "|") + `)[.:]\s*[a-zA-Z_{]`)
	var list []input
	err := filepath.WalkDir(dir, func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() || filepath.Ext(path) != ".mlir" {
			return err
		}
		b, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		name, err := filepath.Rel(dir, path)
		if err != nil {
			return err
		}
		for i, part := range regexp.MustCompile(`(?m)^// -----.*\n`).Split(string(b), -1) {
			part = uncomment(part)
			if len(part) <= maxInput && len(tokens(part)) > 2 && !foreign.MatchString(part) {
				list = append(list, input{fmt.Sprintf("%s#%d", name, i), part})
			}
		}
		return nil
	})
	return list, err
}

// uncomment empties the comments of a text: with them, mlir-opt complains about
// expected diagnostics that there are none of (see package tool/opt).
func uncomment(text string) string {
	return tokenRx.ReplaceAllStringFunc(text, func(s string) string {
		if strings.HasPrefix(s, "//") {
			return ""
		}
		return s
	})
}
