package main

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"strconv"
)

// scale writes a module with n copies of the operations of the module in src:
// n times the work, of the same kind. The text before the body (attribute and
// type aliases, the module's own line) stays once, and so do its closing brace and
// its flags; in each copy but the first, every symbol (@name, @"name") gets a suffix,
// so that all are defined once and each copy refers to itself.
//
// src must hold one top-level module printed over several lines with its braces
// at the line ends, and nothing after it, as mlir-opt prints it without
// locations. It is streamed: memory does not grow with its size.
func scale(dst io.Writer, src io.ReadSeeker, n int) error {
	w := bufio.NewWriterSize(dst, 1<<16)
	for i := range n {
		if _, err := src.Seek(0, io.SeekStart); err != nil {
			return err
		}
		suffix := ""
		if i > 0 {
			suffix = "$copy" + strconv.Itoa(i)
		}
		if err := copyModule(w, src, suffix, i == 0, i == n-1); err != nil {
			return err
		}
	}
	return w.Flush()
}

// copyModule writes the body of one module, and before and after it what
// encloses it if first and last say so.
func copyModule(w *bufio.Writer, src io.Reader, suffix string, first, last bool) error {
	r := bufio.NewReaderSize(src, 1<<16)
	const (
		before = iota
		inside
		after
	)
	where := before
	for {
		line, err := r.ReadBytes('\n')
		if err != nil && !errors.Is(err, io.EOF) {
			return err
		}
		done := err != nil
		switch {
		case where == before:
			if bytes.HasPrefix(line, []byte("module")) {
				if !bytes.HasSuffix(line, []byte("{\n")) {
					return fmt.Errorf("the module's body does not start at the end of its line")
				}
				where = inside
			}
			if first {
				w.Write(line)
			}
		case where == inside && bytes.HasPrefix(line, []byte("}")):
			where = after
			if last {
				w.Write(line)
			}
		case where == inside && !first && bytes.HasPrefix(line, []byte("  llvm.module_flags ")):
			// A module has each of them once.
		case where == inside:
			writeRenamed(w, line, suffix)
		case len(bytes.TrimSpace(line)) > 0:
			return fmt.Errorf("text after the module: %.40q", line)
		}
		if done {
			break
		}
	}
	if where != after {
		return fmt.Errorf("no module printed over several lines")
	}
	return nil
}

// writeRenamed writes a line of MLIR with suffix after each symbol name. Errors
// stay in w until it is flushed.
func writeRenamed(w *bufio.Writer, line []byte, suffix string) {
	for len(line) > 0 {
		i := bytes.IndexAny(line, `"@`)
		if i < 0 || suffix == "" {
			w.Write(line)
			return
		}
		w.Write(line[:i])
		line = line[i:]
		switch {
		case line[0] == '"':
			end := stringEnd(line)
			w.Write(line[:end])
			line = line[end:]
		case len(line) > 1 && line[1] == '"':
			end := 1 + stringEnd(line[1:])
			w.Write(line[:end-1])
			w.WriteString(suffix)
			w.WriteByte('"')
			line = line[end:]
		default:
			end := 1
			for end < len(line) && isSymbolByte(line[end]) {
				end++
			}
			w.Write(line[:end])
			if end > 1 {
				w.WriteString(suffix)
			}
			line = line[end:]
		}
	}
}

// stringEnd returns the length of the string literal that s begins with. In
// MLIR a string ends on its line, and a backslash protects what follows.
func stringEnd(s []byte) int {
	for i := 1; i < len(s); i++ {
		switch s[i] {
		case '\\':
			i++
		case '"':
			return i + 1
		}
	}
	return len(s)
}

// isSymbolByte reports whether c can stand in a bare symbol name (LangRef,
// suffix-id).
func isSymbolByte(c byte) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9' ||
		c == '_' || c == '$' || c == '.' || c == '-'
}
