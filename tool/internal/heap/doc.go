// Package heap prepares memory for a program that is going to need a lot of it
// at once.
//
// A command reads a large file, makes a few times as much of it, and ends. Most
// of that memory is touched for the first time, a page of 4 KiB after the other,
// and each first touch is an interruption: for a module of 30 MB some 40,000,
// which take as long as parsing and wait for each other when there are several
// threads. With huge pages of 2 MiB there are a few hundred.
package heap
