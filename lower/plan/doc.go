// Package plan chooses the passes that lower a module to the llvm dialect.
//
//	p, err := plan.Pipeline(module, all.Passes(), plan.Options{Optimize: 1})
//	…
//	ok := p.Run(ctx, module, pass.Config{Verify: true, Report: report})
//
// A [Step] is a pass with the dialects that it lowers and those that it lowers them to. The
// plan starts with the dialects of the operations in the module. It goes through the steps in
// their order and takes those that lower a dialect which is there by then. A step may name
// operations instead, so that it is taken only for them. An operation of a dialect that no step
// lowers is an error.
//
// A dialect of one's own takes part if it lists the step that lowers it in its interfaces:
//
//	var Dialect = &ir.Dialect{…, Interfaces: []ir.Implementation{
//		plan.Lowering.Is([]plan.Step{{Pass: "convert-units-to-arith", Lowers: []string{"units"}, Makes: []string{"arith"}}}),
//	}}
//
// Such steps come before those of gomlir's dialects.
package plan
