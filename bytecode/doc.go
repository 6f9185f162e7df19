// Package bytecode reads and writes MLIR's binary form, as mlir-opt --emit-bytecode writes it.
//
//	err := bytecode.Write(file, module, bytecode.WriteConfig{})
//	module, err := bytecode.Read(ctx, "a.mlirbc", data)
//
// The bytes are those of mlir-opt 22 with few exceptions, and the same for any number of threads.
//
// # The format
//
// A file starts with the four bytes "ML\xefR", the version of the format, and the name of the
// program that wrote it. Sections follow: a byte that says which one it is, a length, and the
// contents. All integers have variable length: the number of low zero bits of the first byte is
// the number of the bytes that follow it.
//
//	strings           all names, each once
//	dialects          names of dialects, their versions, names of operations
//	attrTypeOffsets   how long each attribute and type is, and which dialect it is of
//	attrTypes         the attributes and types
//	IR                the operations
//	resourceOffsets   how long each resource is
//	resources         the data that attributes such as dense_resource refer to
//	properties        the inherent attributes of operations, each combination once
//
// Everything else refers to strings, names, attributes and types by number. What is used most has
// the smallest numbers, which take the fewest bytes. An operation is
//
//	name, mask, location, [attributes], [properties], [result types], [operands], [successors],
//	[orders of uses], [regions]
//
// where the mask has a bit for each optional part. Values are numbered from 0 in each region that
// is isolated from above; the regions in it go on where the one around them ends.
//
// # Types and attributes
//
// A dialect may have an encoding for its types and attributes: see [DialectEncoding]. Each starts
// with a code for its kind, by convention, and refers to its parts by number. What has no encoding
// is text, with all that is in it. In this package there is the encoding of the builtin dialect;
// of the others, the llvm dialect has one for debug information.
//
// The reader takes an attribute or type apart when something first needs it. So what no operation
// uses costs nothing.
//
// # Versions
//
// The version of the format is one number, and there are those of dialects. A dialect with a
// [VersionedEncoding] writes its version, and its methods that read can ask for that of the file.
// When the file is read, the dialect may upgrade the operations that an older version had. To write
// for an older version of a dialect is up to the dialect, too: [WriteConfig].DialectVersions says
// for which.
//
// Older versions of the format keep less: 0 has no versions of dialects, 1 no sections for isolated
// regions, 2 no orders of uses, 3 a location for each block argument, 4 all attributes of an
// operation in one dictionary, 5 the sizes of segments as attributes.
//
// # In parallel, and later
//
// From version 2 on, the regions of an operation that is isolated from above are a section of their
// own. Such regions are written and read side by side. [Open] leaves them alone until
// [File.Materialize] asks for one.
//
// # Files that are wrong
//
// Files come from anywhere. Each number is checked against what it counts before it is used, and
// each length against the bytes that are left before memory is taken. There is one diagnostic for
// a file, in upstream's words where upstream has them.
package bytecode
