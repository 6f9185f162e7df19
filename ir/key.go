package ir

import "encoding/binary"

// KeySize is a good size for the stack buffer that a constructor builds a
// uniquing key in.
const KeySize = 128

// The AppendXxxKey functions build canonical uniquing keys: two parameter
// lists have the same key exactly when they are equal. Every variable-length
// part carries its length, a nested type or attribute is
// four bytes and the number of its context: no key has a part of another context.

// AppendUintKey appends a number to a uniquing key.
func AppendUintKey(key []byte, v uint64) []byte {
	return binary.AppendUvarint(key, v)
}

// AppendIntKey appends a signed number to a uniquing key.
func AppendIntKey(key []byte, v int64) []byte {
	return binary.AppendVarint(key, v)
}

// AppendBoolKey appends a flag to a uniquing key.
func AppendBoolKey(key []byte, v bool) []byte {
	if v {
		return append(key, 1)
	}
	return append(key, 0)
}

// AppendStringKey appends a string and its length to a uniquing key.
func AppendStringKey(key []byte, s string) []byte {
	return append(binary.AppendUvarint(key, uint64(len(s))), s...)
}

// AppendTypeKey appends the identity of a type, which may be nil, to a
// uniquing key.
func AppendTypeKey(key []byte, t Type) []byte {
	if t == nil {
		return append(key, 0, 0, 0, 0)
	}
	b := t.typeBase()
	return appendIDKey(key, b.id, b.ctx.number)
}

func appendIDKey(key []byte, id, context uint32) []byte {
	if context < 1<<7 {
		return append(key, byte(id), byte(id>>8), byte(id>>16), byte(id>>24), byte(context))
	}
	return binary.AppendUvarint(binary.LittleEndian.AppendUint32(key, id), uint64(context))
}

// afterTypeKey is the rest of a key that begins with a type.
func afterTypeKey(key string, t Type) string {
	var buf [16]byte
	return key[len(AppendTypeKey(buf[:0], t)):]
}

// AppendTypesKey appends a list of types and its length to a uniquing key.
func AppendTypesKey(key []byte, ts []Type) []byte {
	key = binary.AppendUvarint(key, uint64(len(ts)))
	for _, t := range ts {
		key = AppendTypeKey(key, t)
	}
	return key
}

// AppendAttrKey appends the identity of an attribute, which may be nil, to a
// uniquing key.
func AppendAttrKey(key []byte, a Attribute) []byte {
	if a == nil {
		return append(key, 0, 0, 0, 0)
	}
	b := a.attrBase()
	return appendIDKey(key, b.id, b.home.ctx.number)
}

// AppendAttrsKey appends a list of attributes and its length to a uniquing
// key.
func AppendAttrsKey[A Attribute](key []byte, as []A) []byte {
	key = binary.AppendUvarint(key, uint64(len(as)))
	for _, a := range as {
		key = AppendAttrKey(key, a)
	}
	return key
}

// AppendIntsKey appends a list of numbers and its length to a uniquing key.
func AppendIntsKey(key []byte, vs []int64) []byte {
	key = binary.AppendUvarint(key, uint64(len(vs)))
	for _, v := range vs {
		key = binary.AppendVarint(key, v)
	}
	return key
}
