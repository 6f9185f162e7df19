package tool

import (
	"io"
	"runtime/debug"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/source"
)

// A Tool has the dialects and passes of a command, its name and its version. The zero Tool
// is a command without dialects. Commands do not change a Tool: any number of them may
// use one at the same time.
type Tool struct {
	// Name is the name of the program in messages, such as "units-opt". If it is "", the name is
	// that which the command was called by.
	Name string
	// Version follows the name in the output of --version. [BuildVersion] returns the version that
	// Go knows.
	Version string
	// BugReport is the address of a page or mailbox for bug reports. The message about a
	// panic, in a pass of the owner's or in the library, names it. "" leaves the sentence
	// out.
	BugReport string
	// Dialects are registered in the context of each input. The names that they
	// use are those of the registered operations, attributes and types.
	Dialects []*ir.Dialect
	// Passes can be used in pipelines and are flags of opt.
	Passes []*pass.Def
	// Translations are further flags of translate.
	Translations []Translation
}

// A Translation is a flag of translate, besides those that it has. It has one of Export and Import.
type Translation struct {
	// Name is that of the flag, and Usage says what it does.
	Name, Usage string
	// Export writes a module, which was verified, as text of another language. It returns false after it
	// has reported an error.
	Export func(module *ir.Operation, w io.Writer, report diag.Handler) bool
	// Import reads text of another language. The context is new, and has the tool's dialects. The module is
	// verified and printed. It returns nil after it has reported an error.
	Import func(c *ir.Context, text source.Chunk, report diag.Handler) *ir.Operation
}

// BuildVersion returns the version of the main module of the running program, as
// recorded by the go command: a tag such as "v1.2.3", or a pseudo-version of a
// commit. It is "(devel)" if the go command knew no version, and "" in a program
// that was built without modules.
func BuildVersion() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return ""
	}
	return info.Main.Version
}
