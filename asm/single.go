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

// ParseTypePrefix parses a type at the start of a text, and returns what follows it. See
// [ParseType].
func ParseTypePrefix(ctx *ir.Context, text string) (t ir.Type, rest string, err error) {
	return parsePrefix(ctx, text, (*Parser).Type)
}

// ParseAttrPrefix parses an attribute at the start of a text, and returns what follows it.
// See [ParseType].
func ParseAttrPrefix(ctx *ir.Context, text string) (a ir.Attribute, rest string, err error) {
	return parsePrefix(ctx, text, (*Parser).Attr)
}

func parseSingle[T any](ctx *ir.Context, text string, parse func(*Parser) T) (v T, err error) {
	v, rest, err := parsePrefix(ctx, text, parse)
	if err == nil && rest != "" {
		var none T
		var files source.Set
		file, err := files.AddFile("<text>", []byte(text))
		if err != nil {
			return none, err
		}
		at := diag.At(file.Pos(len(text) - len(rest)))
		return none, diag.List{diag.Errorf(at, "found trailing characters: '%s'", rest)}
	}
	return v, err
}

func parsePrefix[T any](ctx *ir.Context, text string, parse func(*Parser) T) (v T, rest string, err error) {
	var files source.Set
	file, err := files.AddFile("<text>", []byte(text))
	if err != nil {
		return v, "", err
	}
	p := newParser(ctx, file, &shared{threads: 1}, 0, len(text))
	p.files = &files
	p.Next()
	v = parse(p)
	if p.failed {
		var none T
		return none, "", diag.List(p.errs)
	}
	if p.tok != EOF {
		rest = text[p.beg:]
	}
	return v, rest, nil
}
