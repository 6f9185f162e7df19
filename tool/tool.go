package tool

import (
	"fmt"
	"io"
	"path/filepath"
	"regexp"
	"strings"

	alldialects "github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/internal/spell"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	allpasses "github.com/gomlir/gomlir/pass/all"
	"github.com/gomlir/gomlir/tool/migrate"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
	"github.com/gomlir/gomlir/tool/translate"
)

// A command is what gomlir can do.
type command struct {
	name     string
	standsIn string // the tool of upstream whose place it takes, if any
	usage    string
	main     func(t Tool, args []string, std stdio.Streams) int
}

var commands = []command{
	{"opt", "mlir-opt", "read, verify, transform and print MLIR", func(t Tool, args []string, std stdio.Streams) int {
		return opt.Main(args, std, t.Dialects, t.Passes...)
	}},
	{"translate", "mlir-translate", "translate MLIR to LLVM IR and back", func(t Tool, args []string, std stdio.Streams) int {
		return translate.Main(args, std, t.Dialects...)
	}},
	{"migrate", "", "rewrite the former spellings of LLVM's types in files", func(_ Tool, args []string, std stdio.Streams) int {
		return migrate.Main(args, std)
	}},
}

// A Tool is a command line tool with gomlir's commands, for certain dialects and
// passes.
type Tool struct {
	Dialects []*ir.Dialect
	Passes   []*pass.Def
}

// usageStatus is the exit status for a command line that names no command.
const usageStatus = 1

// Main runs gomlir, which has all dialects and passes. See [Tool.Main].
func Main(args []string, std stdio.Streams) int {
	return Tool{Dialects: alldialects.Dialects(), Passes: allpasses.Passes()}.Main(args, std)
}

// Main runs the command that the arguments name. The first argument is the name
// that the tool was called by. It returns the exit status. It is safe for
// concurrent use.
func (t Tool) Main(args []string, std stdio.Streams) int {
	if as := upstreamName(args[0]); as != "" {
		for _, c := range commands {
			if c.standsIn == as {
				return c.main(t, args, std)
			}
		}
		fmt.Fprintf(std.Err, "%s: gomlir cannot stand in for %s yet\n", args[0], as)
		return usageStatus
	}
	if len(args) < 2 {
		io.WriteString(std.Err, usage())
		return usageStatus
	}
	name := args[1]
	for _, c := range commands {
		if c.name == name {
			return c.main(t, append([]string{args[0] + " " + name}, args[2:]...), std)
		}
	}
	switch name {
	case "help", "-h", "-help", "--help":
		io.WriteString(std.Out, usage())
		return 0
	}
	fmt.Fprintf(std.Err, "%s: unknown command '%s'; did you mean '%s'?\n%s", args[0], name, nearest(name), usage())
	return usageStatus
}

// versioned matches the names of upstream's tools, also with a version, such as
// Debian gives them, and with Windows' suffix.
var versioned = regexp.MustCompile(`^(mlir-(?:opt|translate|lsp-server))(?:-[0-9]+)?(?:\.exe)?$`)

// upstreamName is the name of the tool of upstream that a program's path names,
// or "".
func upstreamName(path string) string {
	if m := versioned.FindStringSubmatch(filepath.Base(path)); m != nil {
		return m[1]
	}
	return ""
}

func nearest(name string) string {
	best := ""
	for _, c := range commands {
		if best == "" || spell.Distance(c.name, name) < spell.Distance(best, name) {
			best = c.name
		}
	}
	return best
}

func usage() string {
	var b strings.Builder
	b.WriteString("usage: gomlir command [arguments]\n\ncommands:\n")
	for _, c := range commands {
		fmt.Fprintf(&b, "  %-10s %s", c.name, c.usage)
		if c.standsIn != "" {
			fmt.Fprintf(&b, " (stands in for %s)", c.standsIn)
		}
		b.WriteByte('\n')
	}
	b.WriteString("\n'gomlir command --help' lists the options of a command.\n")
	return b.String()
}
