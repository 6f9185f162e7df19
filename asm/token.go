package asm

// A Token is a kind of token of MLIR's text format (LangRef, Lexical syntax and
// Notation).
type Token uint8

// The kinds of tokens.
const (
	// EOF is the end of the text that is being parsed, or of an alias or span
	// in it. After an error, everything is EOF.
	EOF Token = iota
	badToken

	// Ident is a bare identifier: a keyword, an operation's name, a type such
	// as i32.
	Ident
	// AtIdent is a symbol name, @foo or @"any text".
	AtIdent
	// HashIdent is #name: an attribute alias or a dialect's attribute, or the
	// number of a result after a value.
	HashIdent
	// BangIdent is !name: a type alias or a dialect's type.
	BangIdent
	// PercentIdent is a value, %name.
	PercentIdent
	// CaretIdent is a block, ^name.
	CaretIdent
	// Integer is a decimal or 0x literal.
	Integer
	// Float is a literal with a point.
	Float
	// String is a quoted string.
	String

	Arrow     // ->
	Colon     // :
	Comma     // ,
	Ellipsis  // ...
	Equal     // =
	Greater   // >
	LBrace    // {
	LParen    // (
	LSquare   // [
	Less      // <
	Minus     // -
	Plus      // +
	Question  // ?
	RBrace    // }
	RParen    // )
	RSquare   // ]
	Slash     // /
	Star      // *
	VBar      // |
	FileBegin // {-#
	FileEnd   // #-}
	numTokens
)

// punctuation is how each token without a text of its own is spelled.
var punctuation = [numTokens]string{
	Arrow: "->", Colon: ":", Comma: ",", Ellipsis: "...", Equal: "=",
	Greater: ">", LBrace: "{", LParen: "(", LSquare: "[", Less: "<",
	Minus: "-", Plus: "+", Question: "?", RBrace: "}", RParen: ")",
	RSquare: "]", Slash: "/", Star: "*", VBar: "|", FileBegin: "{-#",
	FileEnd: "#-}",
}

// String is the spelling of a punctuation token, or a name for the kind.
func (t Token) String() string {
	switch t {
	case EOF:
		return "end of file"
	case Ident:
		return "identifier"
	case AtIdent:
		return "symbol name"
	case Integer:
		return "integer"
	case String:
		return "string"
	}
	if s := punctuation[t]; s != "" {
		return s
	}
	return "token"
}
