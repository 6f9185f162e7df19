// Package documents tests the code in the documents that gomlir began from: the RFCs on LLVM's types
// in MLIR and on aliases, and the manuals of the llvm dialect and of the conversion to it, from the
// time of typed pointers.
//
// The documents are not part of this repository; see [github.com/gomlir/gomlir/internal/peer.Shared].
// The tests find the code in their text. Each block must be known here, and each is tried: it is
// accepted or rejected as the document says, or as the tools say where that contradicts them. Then the
// table says why, and with the text amended the block is accepted.
package documents
