package tool

import (
	"runtime/debug"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
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
