// Package llvmirattrs names what keeps in a module what the llvm dialect has no place
// for: discardable attributes with the prefix llvmir, and operations of the dialect
// llvmir. Import with --import-lossless sets them, export puts back what they
// say.
//
// # Principles
//
// An attribute is there only where something would be lost: the importer
// exports what it has made, compares, and keeps the difference. So whatever the
// exporter learns to say by itself is kept no longer.
//
// An attribute says what its operation cannot, and operands, successors and
// types remain those of the operation; a pass that changes them changes what is
// exported. The attributes are discardable (LangRef of MLIR, Attributes): a pass that makes a
// new operation from an old one loses them, and then what is exported is what
// upstream would export. mlir-opt accepts all of them without a flag, but for those of an
// llvm.landingpad in custom form, which it prints and does not read; for
// the operations it wants --allow-unregistered-dialect.
//
// Pieces of IR are in LLVM's own words. In them %0, %1 and so on are the operands
// of the operation, but constants stand for themselves; %s0, %s1 and so on are its
// successors, and !0, !1 and so on the nodes in llvmir.metadata of the module.
//
// # On the module
//
//	llvmir.lossless        unit: the names in locations are those of values
//	llvmir.metadata        array of strings: nodes, as they stand behind !N =
//	llvmir.debug_info      array of [attribute, N]: the attribute of debug info stands for node N
//	llvmir.named_metadata  array of [name, array of N], in place of all that the module has
//	llvmir.module          dictionary: source_filename, data_layout, asm
//	llvmir.types           array of strings: definitions of structs that the dialect does not mention
//	llvmir.nameless_types  array of [name in the dialect, name in the texts]: structs that have none
//	llvmir.order           array of names: the order of variables, aliases and ifuncs, if it is another
//
// # On llvm.func, llvm.mlir.global, llvm.mlir.alias, llvm.mlir.ifunc
//
//	llvmir.fields          dictionary of what stands in the head:
//	    linkage, visibility, dll_storage, thread_local, unnamed_addr: keywords
//	    dso_local, externally_initialized, constant: true or false
//	    section, partition, gc, code_model, name: strings
//	    align, prefalign, cc, addr_space (of a function): numbers
//	    sanitize: array of keywords
//	    attributes, result: strings, in place of those that the operation has
//	    parameters: array of such strings
//	    initializer, prefix, prologue, personality, aliasee, resolver: constants
//	llvmir.use_lists       array of [value, order], also on the module: use-list orders
//	llvmir.attachments     dictionary of kind to array of N: metadata, in place of all there is
//
// # On other operations
//
//	llvmir.instruction     string: the instruction that the operation stands for
//	llvmir.attachments     dictionary of kind to N, -1 for none: metadata, besides what there is of other kinds
//	llvmir.constant        string, on an llvm.mlir.poison in an initialiser: the constant that it stands for
//	llvmir.label           string, on a terminator: the name of its block
//	llvmir.phis            array of dictionaries, on a terminator, one for each argument of its
//	                       block: flags, order (of incoming blocks) and attachments of the phi
//	llvmir.edge            unit, on an llvm.br: the block is part of an edge and none in LLVM IR
//
// The name of a value is that of the location: loc("x"(...)).
//
// # Operations
//
//	llvmir.instruction     an instruction that the dialect has no operation for, in its attribute
//	                       text; with successors it is a terminator, and passes on the last of its operands:
//	                       successor_operands says how many to each
//	llvmir.constant        a constant, in its attribute text with its type
//	llvmir.record          a debug record, in its attribute text
package llvmirattrs
