// Package asm reads and writes the textual form of MLIR.
//
// [ParseString] and [Parse] turn a text into a module and return an error that holds the
// diagnostics; [ParseModule] and [ParseBlock] give the diagnostics to a handler instead and parse a
// part of a file. [Print] and [Append] turn operations into text, as [Flags] say. A program that
// imports this package, even blank, also gets MLIR's text from the String methods of package ir.
//
//	ctx := ir.NewContext(all.Dialects()...)
//	module, err := asm.ParseString(ctx, "f.mlir", text)
//	…
//	err = asm.Print(os.Stdout, module, asm.Flags{})
//
// The printed text, and the messages and places of errors, are those of mlir-opt 22.
//
// # What parsing does
//
// The parser reads the text once, from the left, and creates operations without a syntax tree. A
// value or block may be used before its definition; a placeholder takes its place until then. A
// location alias may be defined at the end of the text, so locations with an alias are set last.
//
// The first error ends the parse, and nothing is returned. For some errors a second one says what
// was being parsed; [Parser.FollowUp] adds it. The result has not been verified: package verify
// does that.
//
// # Forms of operations
//
// Every operation has a generic form, which shows all of it:
//
//	%2 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
//
// Most have a custom form as well:
//
//	%2 = arith.addi %0, %1 : i32
//
// A custom form is an [OpSyntax], two methods called hooks that parse and print what follows the
// name. There are two kinds:
//
//   - an [OpFormat], a table made from the assembly format of a specification (package
//     ods), which an interpreter here runs in both directions;
//   - a [CustomOp], or any other OpSyntax, written by hand.
//
// Types and attributes have a [TypeSyntax] or [AttrSyntax] for what follows !dialect.mnemonic or
// #dialect.mnemonic. A definition has its syntax by an interface of package ir, such as
// [OpAsmOpInterface]: the definition lists it, or another package attaches it in a context.
//
// # Hooks that parse
//
// A hook gets a [Parser] at the first token that belongs to the hook. Its methods read a token, a
// type, an attribute, a list, and move past it. A method named Optional… may find nothing; the
// others report an error then.
//
//	func (moneySyntax) ParseType(p *asm.Parser) ir.Type {
//		p.Want(asm.Less)
//		currency := p.StringLiteral()
//		p.Want(asm.Greater)
//		if p.Failed() {
//			return p.BadType()
//		}
//		return newMoney(p.Context(), currency)
//	}
//
// Errors are sticky: after one the parser is at the end of the text, and every method returns at
// once with a value that is never nil. So a hook needs no checks between its steps. It must look at
// [Parser.Failed] before it computes with what it read, and a loop must end at the end of the text,
// as [Parser.List] does.
//
// The hook of an operation fills in [Parser.State]. A value is read as an [Operand], its name;
// [Parser.Resolve] turns it into the value once the type is known.
//
// # Hooks that print
//
// A hook gets a [Printer] and writes with its methods. It must write the same each time it is
// called: the printer calls it once to find the types and attributes that it mentions, so that they
// get aliases, and again for the text, maybe on another goroutine.
//
// Custom forms may rely on what the verifier checks. So a program that may be invalid is printed
// with Flags.Verify set, and in generic form if it is invalid.
//
// # Names
//
// The printer numbers values and blocks in the order of the text. A syntax may suggest names:
// [ResultNamer] (%c0_i32), [BlockArgNamer], [BlockNamer], and [ValueNamer] for the values of a
// type; [OpNamesInterface] does it for operations that have only the generic form. Names that clash get a suffix. Numbers start again in each operation that is isolated from
// above, unless [Flags] ask for unique ones.
//
// # Aliases
//
// A type or attribute for which a syntax or a dialect suggests a name ([TypeAliaser],
// [AttrAliaser]) is written once, before the program, and by that name from then on:
//
//	#map = affine_map<(d0) -> (d0 * 2)>
//
// Locations that are written get aliases after the program. Types whose text would grow without
// bound, structs that contain structs, get aliases as well: [StructAliases]. When reading, the
// definition of a recursive type may refer to an alias that is defined further down; see
// [RecursiveTypeSyntax].
//
// # Scopes
//
// A region may define types at its head. Their identities, such as the names of structs, are then
// those of the region (ir.Scope), so that two linked modules may have different structs of one
// name. MLIR does not have this; [Lift] and [LiftAll] move such definitions to the context.
//
// # MLIR 14
//
// Texts of MLIR 14 and before are read too: names of operations are mapped to the current ones, and
// a dialect gives forms that have changed since as [MLIR14Forms]. A program that has types of that
// time, typed pointers, is printed in those forms.
//
// # Parallelism
//
// A large text is cut where operations at the top level, or in the one module around them, begin.
// Several goroutines parse the pieces, and what they found is joined in the order of the text.
// Printing works in the same way. Config.Threads and Flags.Threads bound the number of goroutines;
// the result never depends on it. Functions of this package may be called by many goroutines at a
// time, on the same context. Operations must not be changed while they are printed.
//
// # Limits
//
// Input never overflows the stack: regions, types, attributes and locations nest at most 10,000
// deep. Time and memory are linear in the text. Positions have 32 bits, so the texts of one context
// have 4 GiB in all ([source.ErrFull]). Where there are no aliases to shorten it, the text of a
// type is cut at a bound: see [Print] and [ErrTooLong].
//
// # Files of this package
//
// Files parse*.go read and print*.go write. Files format*.go have the tables of assembly formats
// and what runs them, in both directions; syntax*.go has the interfaces that dialects implement;
// mlir14*.go has the forms of MLIR 14; lift.go moves definitions out of regions.
package asm
