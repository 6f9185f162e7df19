package ods

// An Effect is what an operation does to memory. It is said of an operand, of a result,
// or of neither:
//
//	In("dst", Ptr, MemWrite)
//	Out("res", Ptr, MemAlloc.On(AutomaticAllocationScopeResource))
//	Traits{MemoryEffects(MemWrite)}
type Effect struct {
	// Kind is the name of a kind of package effects, "Write".
	Kind string
	// Resource is the Go expression of an effects.Resource. Empty: the default one.
	Resource string
}

// The effects of ODS.
var (
	MemRead  = Effect{Kind: "Read"}
	MemWrite = Effect{Kind: "Write"}
	MemAlloc = Effect{Kind: "Allocate"}
	MemFree  = Effect{Kind: "Free"}
)

// AutomaticAllocationScopeResource is the resource of memory that is freed with a frame.
const AutomaticAllocationScopeResource = "effects.AutomaticAllocationScope"

// On returns the effect on a resource, the Go expression of an effects.Resource.
func (e Effect) On(resource string) Effect { e.Resource = resource; return e }

// MemoryEffects is what an operation does to memory that no operand or result stands for.
func MemoryEffects(effects ...Effect) Trait {
	return Trait{Name: "MemoryEffectOpInterface", Effects: effects}
}
