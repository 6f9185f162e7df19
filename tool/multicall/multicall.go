package multicall

import (
	"context"
	"fmt"
	"io"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/gomlir/gomlir/internal/spell"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/internal/driver"
	"github.com/gomlir/gomlir/tool/lower"
	"github.com/gomlir/gomlir/tool/migrate"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
	"github.com/gomlir/gomlir/tool/translate"
)

// A command is one of those in the program.
type command struct {
	name     string
	standsIn string // the tool of upstream whose place it takes, or ""
	usage    string
	main     func(ctx context.Context, t tool.Tool, args []string, std stdio.Streams) int
}

var commands = []command{
	{"opt", "mlir-opt", "read, verify, transform and print MLIR", opt.Main},
	{"translate", "mlir-translate", "translate MLIR to LLVM IR and back", translate.Main},
	{"lower", "", "lower MLIR to LLVM IR by the passes that it needs", lower.Main},
	{"migrate", "", "rewrite the older spellings of LLVM's types in files", migrate.Main},
}

// usageStatus is the exit status for a command line that names no command.
const usageStatus = 1

// Main runs the command that the arguments name. The first argument is the name
// that the program was called by. It returns the exit status. When ctx is done, the
// command ends early and fails. Main is safe for concurrent use.
func Main(ctx context.Context, t tool.Tool, args []string, std stdio.Streams) int {
	if t.Name == "" {
		t.Name = strings.TrimSuffix(filepath.Base(args[0]), ".exe")
	}
	if as := upstreamName(args[0]); as != "" {
		for _, c := range commands {
			if c.standsIn == as {
				return c.main(ctx, t, args, std)
			}
		}
		fmt.Fprintf(std.Err, "%s: %s cannot stand in for %s yet\n", args[0], t.Name, as)
		return usageStatus
	}
	if len(args) < 2 {
		io.WriteString(std.Err, usage(t))
		return usageStatus
	}
	name := args[1]
	for _, c := range commands {
		if c.name == name {
			return c.main(ctx, t, append([]string{args[0] + " " + name}, args[2:]...), std)
		}
	}
	switch name {
	case "help", "-h", "-help", "--help":
		return driver.Say(std, usage(t))
	case "version", "-version", "--version":
		return driver.Say(std, driver.Version(t))
	}
	fmt.Fprintf(std.Err, "%s: unknown command '%s'; did you mean '%s'?\n%s", args[0], name, nearest(name), usage(t))
	return usageStatus
}

// versioned matches the names of upstream's tools, also with a version, such as
// Debian gives them, and with Windows' suffix.
var versioned = regexp.MustCompile(`^(mlir-(?:opt|translate|lsp-server))(?:-[0-9]+)?(?:\.exe)?$`)

// upstreamName returns the name of the tool of upstream that a program's path names,
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

func usage(t tool.Tool) string {
	var b strings.Builder
	b.WriteString("usage: " + t.Name + " command [arguments]\n\ncommands:\n")
	for _, c := range commands {
		fmt.Fprintf(&b, "  %-10s %s", c.name, c.usage)
		if c.standsIn != "" {
			fmt.Fprintf(&b, " (stands in for %s)", c.standsIn)
		}
		b.WriteByte('\n')
	}
	b.WriteString("\n'" + t.Name + " command --help' lists the options of a command.\n" +
		"'" + t.Name + " version' says which version this is.\n")
	return b.String()
}
