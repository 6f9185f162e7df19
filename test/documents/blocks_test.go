package documents

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

var (
	// code is how a line begins that is code, and not prose.
	code = regexp.MustCompile(`^\s*(//|!\w|%\w+ =|\^bb|module\b|llvm\.[a-rt-z]|memref<|vector<\d|\(.*\) -> |\( |\(\) ->|\}|static |bool mlir|mlir::|[\w-]+ ::=|printType|printStructType|passthrough)|^  `)
	// bullet is how an item of a list begins.
	bullet  = regexp.MustCompile(`^\s*(•|\d+\. )`)
	comment = regexp.MustCompile(`(//|#).*`)
)

// blocks returns the code in a text: lines that look like code, and those that go on inside the
// brackets of such lines. Blank lines between them belong to the block.
func blocks(text string) (list []string) {
	lines := strings.Split(text, "\n")
	first, last := -1, -1
	done := func() {
		if first >= 0 {
			list = append(list, strings.Join(lines[first:last+1], "\n"))
		}
		first = -1
	}
	for i, line := range lines {
		switch {
		case strings.TrimSpace(line) == "":
		case !bullet.MatchString(line) && (code.MatchString(line) || first >= 0 && last == i-1 && depth(strings.Join(lines[first:i], "\n")) > 0):
			if first < 0 {
				first = i
			}
			last = i
		default:
			done()
		}
	}
	done()
	return list
}

// depth returns how many brackets are open at the end of a text.
func depth(text string) int {
	text = strings.ReplaceAll(comment.ReplaceAllString(text, ""), "->", "")
	return strings.Count(text, "(") + strings.Count(text, "<") - strings.Count(text, ")") - strings.Count(text, ">")
}

// documents returns the blocks of each document by the number in its name, "000" to "004".
func documents(t *testing.T) map[string][]string {
	t.Helper()
	all := map[string][]string{}
	for _, f := range peer.SharedFiles(t, "seeds/00[0-4]_*.txt") {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		all[filepath.Base(f)[:3]] = blocks(string(text))
	}
	return all
}

// types returns the types in a block that lists them, with the comments behind each.
func types(block string) (list, comments []string) {
	var t string
	for line := range strings.Lines(block) {
		text := strings.TrimSpace(comment.ReplaceAllString(line, ""))
		note := strings.TrimSpace(comment.FindString(line))
		if text == "" {
			if len(comments) > 0 {
				comments[len(comments)-1] += " " + note
			}
			continue
		}
		if t == "" || depth(t) > 0 {
			t = strings.TrimSpace(t + " " + text)
		} else {
			t = text
		}
		if depth(t) <= 0 {
			list, comments, t = append(list, t), append(comments, note), ""
		}
	}
	if t != "" {
		list, comments = append(list, t), append(comments, "")
	}
	return list, comments
}
