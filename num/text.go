package num

// AppendQuoted appends s as a string literal of the IR: quoted, with
// backslash doubled and every other byte that is not printable ASCII, and the
// quote itself, as backslash and two upper-case hexadecimal digits.
func AppendQuoted[T Text](dst []byte, s T) []byte {
	return append(AppendEscaped(append(dst, '"'), s), '"')
}

// AppendEscaped is [AppendQuoted] without the quotes.
func AppendEscaped[T Text](dst []byte, s T) []byte {
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == '\\':
			dst = append(dst, '\\', '\\')
		case c < ' ' || c > '~' || c == '"':
			dst = append(dst, '\\', upperHex[c>>4], upperHex[c&15])
		default:
			dst = append(dst, c)
		}
	}
	return dst
}

// AppendUnescaped appends the bytes of a string literal of the IR, given without its quotes. It
// handles \\, \", \n, \t and backslash with two hexadecimal digits. It returns the offset in s of
// the first other escape, or -1.
func AppendUnescaped[T Text](dst []byte, s T) (out []byte, bad int) {
	for i := 0; i < len(s); i++ {
		c := s[i]
		if c != '\\' {
			dst = append(dst, c)
			continue
		}
		at := i
		i++
		if i == len(s) {
			return dst, at
		}
		switch c = s[i]; c {
		case '\\', '"':
		case 'n':
			c = '\n'
		case 't':
			c = '\t'
		default:
			if i+1 >= len(s) || hexValue(c) > 15 || hexValue(s[i+1]) > 15 {
				return dst, at
			}
			c = hexValue(c)<<4 | hexValue(s[i+1])
			i++
		}
		dst = append(dst, c)
	}
	return dst, -1
}
