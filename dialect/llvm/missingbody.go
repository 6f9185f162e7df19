package llvm

import "github.com/gomlir/gomlir/ir"

// MissingBody returns an identified struct without a body: the type itself or one that it contains,
// nil if absent. The verifier rejects such types (llvm dialect, Identified Structure Types).
func (t *StructType) MissingBody() ir.Type { return missingBody(t) }

// MissingBody is [StructType.MissingBody] for the pointee.
func (t *PointerType) MissingBody() ir.Type { return missingBody(t) }

// MissingBody is [StructType.MissingBody] for the elements.
func (t *ArrayType) MissingBody() ir.Type { return missingBody(t) }

// MissingBody is [StructType.MissingBody] for the elements.
func (t *VectorType) MissingBody() ir.Type { return missingBody(t) }

// MissingBody is [StructType.MissingBody] for the parameters and the result.
func (t *FunctionType) MissingBody() ir.Type { return missingBody(t) }

// MissingBody is [StructType.MissingBody] for the parameters.
func (t *TargetExtType) MissingBody() ir.Type { return missingBody(t) }

func missingBody(root composite) ir.Type {
	// Only types whose structs all have bodies are cached as compatible.
	if root.compatibility().v.Load() == compatYes {
		return nil
	}
	seen := map[composite]struct{}{root: {}}
	work := []composite{root}
	var parts []ir.Type
	for len(work) > 0 {
		c := work[len(work)-1]
		work = work[:len(work)-1]
		if s, ok := c.(*StructType); ok && !s.IsInitialized() {
			return s
		}
		parts = c.appendParts(parts[:0])
		for _, part := range parts {
			d, ok := part.(composite)
			if !ok || d.compatibility().v.Load() == compatYes {
				continue
			}
			if _, ok := seen[d]; !ok {
				seen[d] = struct{}{}
				work = append(work, d)
			}
		}
	}
	IsCompatibleType(root)
	return nil
}
