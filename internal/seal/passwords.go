package seal

import (
	"bytes"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

// passwordMark replaces a password that is found by its place in a URL.
const passwordMark = markStart + "url-password]"

// placeholder matches what examples and templates write in place of a password.
var placeholder = lazyregexp.New("(?i)^([$<{[(*%]|(x+|pass(word|wd)?|pwd?|secret|your.*|changeme)$)")

// findPasswords returns the passwords in URLs such as postgres://user:password@host,
// unless they are placeholders or equal to the name of the user.
func findPasswords(b []byte) []stretch {
	var out []stretch
	for at := 0; ; {
		i := bytes.Index(b[at:], []byte("//"))
		if i < 0 {
			return out
		}
		at += i + 2
		if i := at - 3; i < 1 || b[i] != ':' || !base64Chars[b[i-1]] {
			continue
		}
		colon, end := -1, at
		for ; end < len(b) && strings.IndexByte("@/?# \t\r\n\"'<>`\\|,", b[end]) < 0; end++ {
			if b[end] == ':' && colon < 0 {
				colon = end
			}
		}
		if colon < 0 || end == len(b) || b[end] != '@' || end == colon+1 {
			continue
		}
		user, password := b[at:colon], b[colon+1:end]
		if !placeholder.Match(password) && !bytes.Equal(user, password) {
			out = append(out, stretch{start: colon + 1, end: end})
		}
	}
}

// hidePasswords returns b with the passwords in its URLs replaced, or b itself if there
// are none.
func hidePasswords(b []byte) []byte {
	found := findPasswords(b)
	if len(found) == 0 {
		return b
	}
	out := make([]byte, 0, len(b)+len(found)*len(passwordMark))
	at := 0
	for _, f := range found {
		out = append(append(out, b[at:f.start]...), passwordMark...)
		at = f.end
	}
	return append(out, b[at:]...)
}
