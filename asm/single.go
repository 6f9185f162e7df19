package asm

import (
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// ParseType parses a text that is one type and uses no aliases. The error is a
// [diag.List], whose places are in the text.
func ParseType(ctx *ir.Context, text string) (ir.Type, error) {
	return parseSingle(ctx, text, (*Parser).Type)
}

// ParseAttr parses a text that is one attribute. See [ParseType].
func ParseAttr(ctx *ir.Context, text string) (ir.Attribute, error) {
	return parseSingle(ctx, text, (*Parser).Attr)
}

func parseSingle[T any](ctx *ir.Context, text string, parse func(*Parser) T) (v T, err error) {
	var files source.Set
	file, err := files.AddFile("<text>", []byte(text))
	if err != nil {
		return v, err
	}
	p := newParser(ctx, file, &shared{threads: 1}, 0, len(text))
	p.files = &files
	p.Next()
	v = parse(p)
	if p.tok != EOF {
		p.errorf(p.Pos(), "found trailing characters: '%s'", text[p.beg:])
	}
	if p.failed {
		var none T
		return none, diag.List(p.errs)
	}
	return v, nil
}
