package debugscope

import "github.com/gomlir/gomlir/ir"

// metadata returns the first metadata of a type in a location or in one of its parts, nil
// if absent.
func metadata[A ir.Attribute](loc ir.Location) (found A) {
	for work := []ir.Location{loc}; len(work) > 0; {
		l := work[len(work)-1]
		work = work[:len(work)-1]
		switch l := l.(type) {
		case *ir.FusedLoc:
			if a, ok := l.Metadata().(A); ok {
				return a
			}
			for i := len(l.Locs()) - 1; i >= 0; i-- {
				work = append(work, l.Locs()[i])
			}
		case *ir.NameLoc:
			work = append(work, l.Child())
		case *ir.OpaqueLoc:
			work = append(work, l.Fallback())
		case *ir.CallSiteLoc:
			work = append(work, l.Caller(), l.Callee())
		}
	}
	return found
}

// position returns the position in a file that stands for a location, nil if absent: that
// of the caller if it is inlined, and the first one if it is fused.
func position(loc ir.Location) *ir.FileLineColLoc {
	for work := []ir.Location{loc}; len(work) > 0; {
		l := work[len(work)-1]
		work = work[:len(work)-1]
		switch l := l.(type) {
		case *ir.FileLineColLoc:
			return l
		case *ir.FusedLoc:
			for i := len(l.Locs()) - 1; i >= 0; i-- {
				work = append(work, l.Locs()[i])
			}
		case *ir.NameLoc:
			work = append(work, l.Child())
		case *ir.OpaqueLoc:
			work = append(work, l.Fallback())
		case *ir.CallSiteLoc:
			work = append(work, l.Caller())
		}
	}
	return nil
}
