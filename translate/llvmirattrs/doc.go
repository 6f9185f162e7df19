// Package llvmirattrs has the names of attributes and operations that preserve what the llvm
// dialect cannot express: discardable attributes with the prefix llvmir, and operations of the
// dialect llvmir. Import with --import-lossless creates them, and export restores the original.
//
// # Principles
//
// An attribute exists only where something would be lost. The importer exports its result, compares
// the two modules, and preserves the differences. When the exporter learns to handle something, it
// is no longer preserved.
//
// An attribute adds to its operation what that cannot express. Operands, successors and types are
// those of the operation, so a pass that changes them changes what is exported. The attributes are
// discardable (LangRef of MLIR, Attributes). A pass that replaces an operation drops them, and then
// the export is the same as upstream's. mlir-opt accepts all attributes without a flag, except on
// an llvm.landingpad in custom form, which it prints but does not read. The operations need
// --allow-unregistered-dialect.
//
// Pieces of IR are in LLVM's syntax. There, %0, %1 and so on are the operands of the operation,
// while constants are written out. %s0, %s1 and so on are its successors, and !0, !1 and so on are
// the nodes in llvmir.metadata of the module.
//
// # On the module
//
//	llvmir.lossless        unit: the names in locations are those of values
//	llvmir.metadata        array of strings: nodes, as they are written after !N =
//	llvmir.debug_info      array of [attribute, N]: the debug info attribute represents node N
//	llvmir.named_metadata  array of [name, array of N]: replaces all named metadata of the module
//	llvmir.module          dictionary: source_filename, data_layout, asm
//	llvmir.types           array of strings: definitions of structs that the dialect does not mention
//	llvmir.nameless_types  array of [name in the dialect, name in the texts]: structs without a name
//	llvmir.order           array of names: the order of variables, aliases and ifuncs, if it differs
//
// # On llvm.func, llvm.mlir.global, llvm.mlir.alias, llvm.mlir.ifunc
//
//	llvmir.fields          dictionary of fields:
//	    linkage, visibility, dll_storage, thread_local, unnamed_addr: keywords
//	    dso_local, externally_initialized, constant: true or false
//	    section, partition, gc, code_model, name: strings
//	    align, prefalign, cc, addr_space (of a function): numbers
//	    sanitize: array of keywords
//	    attributes, result: strings, which replace those of the operation
//	    parameters: array of such strings
//	    initializer, prefix, prologue, personality, aliasee, resolver: constants
//	llvmir.use_lists       array of [value, order], also on the module: use-list orders
//	llvmir.attachments     dictionary of kind to array of N: metadata, which replaces all other
//
// # On other operations
//
//	llvmir.instruction     string: the instruction that the operation represents
//	llvmir.attachments     dictionary of kind to N, -1 for none: metadata, in addition to other kinds
//	llvmir.constant        string, on an llvm.mlir.poison in an initialiser: the constant that it represents
//	llvmir.label           string, on a terminator: the name of its block
//	llvmir.phis            array of dictionaries, on a terminator, one for each argument of its
//	                       block: flags, order (of incoming blocks) and attachments of the phi
//	llvmir.edge            unit, on an llvm.br: the block is part of an edge and does not exist in LLVM IR
//
// The name of a value is that of its location: loc("x"(...)).
//
// # Operations
//
//	llvmir.instruction     an instruction without an operation in the dialect, in its attribute text; with
//	                       successors it is a terminator, and passes its last operands to them:
//	                       successor_operands has the number for each
//	llvmir.constant        a constant, in its attribute text with its type
//	llvmir.record          a debug record, in its attribute text
package llvmirattrs
