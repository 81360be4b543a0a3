package patch

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"fmt"
	"strings"
)

// literal returns content as in git's binary patches: deflated, 52 bytes a line, in
// base 85, each line led by a letter for its number of bytes.
func literal(data []byte) string {
	var z bytes.Buffer
	w := zlib.NewWriter(&z)
	_, _ = w.Write(data) // a buffer never fails
	_ = w.Close()
	var b strings.Builder
	fmt.Fprintf(&b, "GIT binary patch\nliteral %d\n", len(data))
	for rest := z.Bytes(); len(rest) > 0; {
		n := min(52, len(rest))
		if n <= 26 {
			b.WriteByte(byte('A' + n - 1))
		} else {
			b.WriteByte(byte('a' + n - 27))
		}
		for part := rest[:n]; len(part) > 0; part = part[min(4, len(part)):] {
			var four [4]byte
			copy(four[:], part)
			b.WriteString(base85(binary.BigEndian.Uint32(four[:])))
		}
		b.WriteByte('\n')
		rest = rest[n:]
	}
	b.WriteByte('\n')
	return b.String()
}

// digits85 are git's digits of base 85, as in RFC 1924.
const digits85 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~"

func base85(v uint32) string {
	var out [5]byte
	for i := 4; i >= 0; i-- {
		out[i] = digits85[v%85]
		v /= 85
	}
	return string(out[:])
}
