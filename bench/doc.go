// Command bench measures gomlir beside the upstream tools it replaces.
//
//	go run ./bench                     # build the corpora once, then everything
//	go run ./bench -n 10 -only opt/O0  # ten counted runs of the cases that match
//	go run ./bench -list               # the cases
//
// The corpora are real: SQLite, 270,000 lines of C, compiled by clang at -O0,
// -O2 and -O0 -g, imported by mlir-translate. They are built once into a cache
// directory, which may be deleted at any time.
//
// Our tool and the peer run the same command line on the same input, in turn (A
// B A B …), so that whatever else the machine does hits both; one pair is a
// warm-up and not counted. Of each run, the wall time, the CPU time of all
// threads and the peak resident memory are taken from what the operating system
// accounts to the process, and the output is compared byte for byte. Ratios are
// formed within a pair. README.md says how to read the tables and what they
// showed.
package main
