package ods

// An Effect is an effect of an operation on memory. It belongs to an operand, to a result, or to
// neither:
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

// MemoryEffects are the effects of an operation on memory that no operand or result refers to.
func MemoryEffects(effects ...Effect) Trait {
	return Trait{Name: "MemoryEffectOpInterface", Effects: effects}
}
