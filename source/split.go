package source

import "bytes"

// DefaultSplitMarker separates the chunks of an input file, and of the output
// made from them, unless the user says otherwise.
const DefaultSplitMarker = "// -----"

// Chunk is a part of a file that is to be processed on its own. Its offsets
// are offsets in File, so positions in a chunk are positions of the file.
type Chunk struct {
	File       *File
	Start, End int // byte offsets, End not included
}

// Text returns the bytes of the chunk, which must not be changed.
func (c Chunk) Text() []byte { return c.File.Text()[c.Start:c.End:c.End] }

// Position returns where the chunk as a whole is said to be: at its first byte, or
// at line and column 0 if that is also the first byte of its file. The latter is
// mlir-opt's way to say that the file as a whole is meant.
func (c Chunk) Position() Position {
	if c.Start == 0 {
		return Position{Filename: c.File.Name()}
	}
	return c.File.Position(c.File.Pos(c.Start))
}

// Whole returns the chunk that is all of f.
func Whole(f *File) Chunk { return Chunk{File: f, End: f.size} }

// nearMiss is how many of the marker's last bytes may be wrong for a piece of
// text to count as a misspelt marker.
const nearMiss = 2

// Split cuts f at every occurrence of marker, as -split-input-file does. The
// chunks are what stands between the markers: whatever follows a marker on
// its line belongs to the next chunk. An empty marker means
// [DefaultSplitMarker]. An empty file has no chunks.
//
// A marker with its last two bytes missing or different is probably a typing
// error. It does not cut, and its place is returned in misses: where the text
// stops being the marker. A tool warns about each as "near miss with file
// split marker".
//
// Two rules are surprising, and are those of mlir-opt 22, whose users' files
// depend on them: a marker that ends the file is a near miss, there being
// nothing after it; and a marker at the very start of the file does not cut,
// but loses all except its last two bytes, which the first chunk begins with.
// A marker of one or two bytes has no near misses and just cuts; mlir-opt 22
// never finds such a marker, or does not end.
func Split(f *File, marker string) (chunks []Chunk, misses []Pos) {
	if marker == "" {
		marker = DefaultSplitMarker
	}
	text := f.Text()
	if len(marker) <= nearMiss {
		return splitExact(f, text, marker), nil
	}
	stem, tail := []byte(marker[:len(marker)-nearMiss]), []byte(marker[len(marker)-nearMiss:])
	start, at := 0, 0
	if bytes.HasPrefix(text, stem) {
		start, at = len(stem), len(stem)
	}
	for {
		i := bytes.Index(text[at:], stem)
		if i < 0 {
			break
		}
		end := at + i
		at = end + len(stem)
		if end == start {
			// Nothing but stems so far: as at the very start, they are lost.
			start = at
			continue
		}
		// The piece up to the next stem must be more than the tail alone.
		piece := text[at:]
		if j := bytes.Index(piece, stem); j >= 0 {
			piece = piece[:j]
		}
		if len(piece) > nearMiss && bytes.HasPrefix(piece, tail) {
			chunks = append(chunks, Chunk{f, start, end})
			start = at + nearMiss
		} else {
			misses = append(misses, f.Pos(at))
		}
	}
	if start < len(text) {
		chunks = append(chunks, Chunk{f, start, len(text)})
	}
	return chunks, misses
}

// splitExact cuts at every occurrence of marker, and drops empty chunks.
func splitExact(f *File, text []byte, marker string) (chunks []Chunk) {
	for start := 0; start < len(text); {
		end := len(text)
		if i := bytes.Index(text[start:], []byte(marker)); i >= 0 {
			end = start + i
		}
		if end > start {
			chunks = append(chunks, Chunk{f, start, end})
		}
		start = end + len(marker)
	}
	return chunks
}
