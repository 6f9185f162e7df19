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

// foreign returns what matches a text that mentions one of some dialects.
func foreign(dialects []string) *regexp.Regexp {
	return regexp.MustCompile(`(?:^|[^\w.$%@-])(?:` + strings.Join(dialects, "|") + `)[.:]\s*[a-zA-Z_{]`)
}

// inputs reads the parts of all .mlir files below dir, in the order of their names,
// but those that foreign matches, unless it is nil.
func inputs(dir string, foreign *regexp.Regexp) ([]input, error) {
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
			part = mlir.uncomment(part)
			if len(part) <= maxInput && len(mlir.tokens(part)) > 2 && (foreign == nil || !foreign.MatchString(part)) {
				list = append(list, input{fmt.Sprintf("%s#%d", name, i), part})
			}
		}
		return nil
	})
	return list, err
}

// llInputs reads the .ll files below directories, cut at "; -----", in the order
// of their names.
func llInputs(dirs ...string) ([]input, error) {
	var list []input
	for _, dir := range dirs {
		err := filepath.WalkDir(dir, func(path string, e fs.DirEntry, err error) error {
			if err != nil || e.IsDir() || filepath.Ext(path) != ".ll" {
				return err
			}
			b, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			for i, part := range regexp.MustCompile(`(?m)^; -----.*\n`).Split(string(b), -1) {
				part = ll.uncomment(part)
				if len(part) <= maxLL && len(ll.tokens(part)) > 2 {
					list = append(list, input{fmt.Sprintf("%s#%d", e.Name(), i), part})
				}
			}
			return nil
		})
		if err != nil {
			return nil, err
		}
	}
	return list, nil
}

// maxLL bounds inputs of LLVM IR. Most is taken by the metadata of programs.
const maxLL = 100_000

// uncomment empties the comments of a text: with them, mlir-opt complains about
// expected diagnostics that there are none of (see package tool/opt).
func (l *language) uncomment(text string) string {
	return l.token.ReplaceAllStringFunc(text, func(s string) string {
		if strings.HasPrefix(s, l.comment) {
			return ""
		}
		return s
	})
}
