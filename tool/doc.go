// Package tool describes a command-line tool to the commands that it is made of.
//
// The commands are the packages below this one: opt stands in for mlir-opt,
// translate for mlir-translate, lower runs the passes that bring a module to LLVM IR,
// migrate rewrites files with older spellings of LLVM's types, and multicall is all of
// them in one program. Each has a function Main that takes a [context.Context], a Tool,
// the arguments and the streams, and returns an exit status. A program with dialects and
// passes of its own is a main function of a few lines:
//
//	func main() {
//		t := tool.Tool{
//			Name:      "toy-opt",
//			Version:   tool.BuildVersion(),
//			BugReport: "https://example.com/toy/issues",
//			Dialects:  append(all.Dialects(), toy.Dialect),
//			Passes:    []*pass.Def{toy.Inline},
//		}
//		os.Exit(opt.Main(context.Background(), t, os.Args, stdio.OS()))
//	}
//
// The commands keep no state and leave the process as it is: they set no limits of
// the garbage collector, install no handlers and map no files. So a server may run
// any number of them at a time, on streams of its own. What makes a process that
// lives for one input fast is up to its main function; see cmd/gomlir.
package tool
