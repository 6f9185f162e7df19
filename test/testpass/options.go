package testpass

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/gomlir/gomlir/dialect/builtin"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/pass"
)

// declare declares the options of the pass test-options-pass.
func declare(o *pass.Options) {
	var list []int
	var text string
	var texts []string
	enum := "zero"
	pass.List(o, &list, "list", "int", "Example list option", parseInt, strconv.Itoa)
	o.String(&text, "string", "Example string option")
	o.Strings(&texts, "string-list", "Example string list option")
	o.Enum(&enum, "enum", "Example enum option", "zero", "one", "two")
}

func parseInt(text string) (int, error) {
	n, err := strconv.ParseInt(text, 0, 32)
	if err != nil {
		//lint:ignore ST1005 LLVM says it so
		return 0, fmt.Errorf("'%s' value invalid for integer argument!", text)
	}
	return int(n), nil
}

// declareList declares an option with a list of what declare declares.
func declareList(o *pass.Options, name string) *[]*pass.Options {
	list := new([]*pass.Options)
	pass.List(o, list, name, "value", "Example list of PassPipelineOptions option", func(text string) (*pass.Options, error) {
		o := &pass.Options{}
		declare(o)
		return o, o.Parse(text)
	}, braced)
	return list
}

func braced(o *pass.Options) string { return "{" + o.Text() + "}" }

// optionPass returns a pass that does nothing but have options.
func optionPass(name, summary, className string, declare func(o *pass.Options)) *pass.Def {
	return &pass.Def{Name: name, Summary: summary, Class: class(className), On: fn.Func.Name, New: func(o *pass.Options) func(*pass.Job) {
		declare(o)
		return nothing
	}}
}

var (
	options = optionPass("test-options-pass", "Test options parsing capabilities", "TestOptionsPass", declare)

	optionsSuper = optionPass("test-options-super-pass", "Test options of options parsing capabilities", "TestOptionsSuperPass",
		func(o *pass.Options) { declareList(o, "list") })

	optionsA = optionPass("test-options-pass-a", "Test superset options parsing capabilities - subset A", "TestOptionsPassA", func(*pass.Options) {})
	optionsB = optionPass("test-options-pass-b", "Test superset options parsing capabilities - subset B", "TestOptionsPassB", func(*pass.Options) {})

	optionsPipeline = &pass.Def{Name: "test-options-pass-pipeline", Summary: "Parses options using pass pipeline registration",
		Build: func(o *pass.Options) func(*pass.Pipeline) error {
			declare(o)
			return func(p *pass.Pipeline) error { return p.Add(options, o.Text()) }
		}}

	optionsSuperPipeline = &pass.Def{Name: "test-options-super-pass-pipeline", Summary: "Parses options of PassPipelineOptions using pass pipeline registration",
		Build: func(o *pass.Options) func(*pass.Pipeline) error {
			list := declareList(o, "super-list")
			return func(p *pass.Pipeline) error {
				texts := make([]string, len(*list))
				for i, o := range *list {
					texts[i] = braced(o)
				}
				if len(texts) == 0 {
					return p.Add(optionsSuper, "")
				}
				return p.Add(optionsSuper, "list={"+strings.Join(texts, ",")+"}")
			}
		}}

	optionsABPipeline = &pass.Def{Name: "test-options-super-set-ab-pipeline", Summary: "Parses options of PassPipelineOptions using pass pipeline registration",
		Build: func(o *pass.Options) func(*pass.Pipeline) error {
			var foo, bar bool
			o.Bool(&foo, "foo", "Example boolean option")
			o.Bool(&bar, "bar", "Example boolean option")
			return func(p *pass.Pipeline) error {
				if err := p.Add(optionsA, ""); err != nil {
					return err
				}
				return p.Add(optionsB, "")
			}
		}}

	nestedPipeline = &pass.Def{Name: "test-pm-nested-pipeline", Summary: "Test a nested pipeline in the pass manager", Build: buildNested}

	textualNestedPipeline = &pass.Def{Name: "test-textual-pm-nested-pipeline", Summary: "Test a nested pipeline in the pass manager", Build: buildNested}
)

func buildNested(*pass.Options) func(*pass.Pipeline) error {
	return func(p *pass.Pipeline) error {
		inner := p.Nest(builtin.Module.Name)
		if err := inner.Add(module, ""); err != nil {
			return err
		}
		if err := inner.Nest(fn.Func.Name).Add(function, ""); err != nil {
			return err
		}
		return p.Nest(fn.Func.Name).Add(function, "")
	}
}
