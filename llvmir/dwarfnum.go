package llvmir

import "strconv"

func appendUint(b []byte, v uint64) []byte { return strconv.AppendUint(b, v, 10) }
