package ir

import "encoding/binary"

// KeySize is a good size for the stack buffer that a constructor builds a
// uniquing key in.
const KeySize = 128

// The AppendXxxKey functions build canonical uniquing keys: two parameter
// lists have the same key exactly when they are equal. Every variable-length
// part carries its length, nested types and attributes are four bytes each.

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
	return binary.LittleEndian.AppendUint32(key, t.typeBase().id)
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
	return binary.LittleEndian.AppendUint32(key, a.attrBase().id)
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
