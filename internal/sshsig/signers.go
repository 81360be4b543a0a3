package sshsig

import (
	"bytes"
	"crypto/sha256"
	"crypto/sha512"
	"fmt"
	"path"
	"strings"
	"time"

	"golang.org/x/crypto/ssh"
)

func digest(hash string, message []byte) string {
	if hash == "sha256" {
		sum := sha256.Sum256(message)
		return string(sum[:])
	}
	sum := sha512.Sum512(message)
	return string(sum[:])
}

// Signers are the keys of an allowed-signers file (ssh-keygen(1), ALLOWED SIGNERS).
type Signers []signer

type signer struct {
	principals    string
	key           ssh.PublicKey
	namespaces    string // comma-separated patterns; "" allows all
	after, before time.Time
}

// ParseSigners reads an allowed-signers file. It refuses certificate authorities, which
// are not supported.
func ParseSigners(b []byte) (Signers, error) {
	var out Signers
	n := 0
	for line := range strings.Lines(string(b)) {
		n++
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		s, err := parseSigner(line)
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
		out = append(out, s)
	}
	return out, nil
}

func parseSigner(line string) (signer, error) {
	s := signer{}
	var rest string
	if quoted, ok := strings.CutPrefix(line, `"`); ok {
		s.principals, rest, ok = strings.Cut(quoted, `"`)
		if !ok {
			return s, fmt.Errorf("the quotation mark is not closed")
		}
	} else if i := strings.IndexAny(line, " \t"); i > 0 {
		s.principals, rest = line[:i], line[i:]
	}
	// What follows has the form of a line of authorized_keys.
	key, _, options, _, err := ssh.ParseAuthorizedKey([]byte(strings.TrimSpace(rest)))
	if err != nil {
		return s, fmt.Errorf("it is not PRINCIPALS [OPTIONS] KEYTYPE KEY: %w", err)
	}
	s.key = key
	for _, o := range options {
		name, value, _ := strings.Cut(o, "=")
		value = strings.Trim(value, `"`)
		switch strings.ToLower(name) {
		case "namespaces":
			s.namespaces = value
		case "valid-after":
			s.after, err = parseTime(value)
		case "valid-before":
			s.before, err = parseTime(value)
		default:
			err = fmt.Errorf("option %s is not supported", name)
		}
		if err != nil {
			return s, err
		}
	}
	return s, nil
}

// parseTime reads a time of ssh-keygen: YYYYMMDD[HHMM[SS]][Z].
func parseTime(s string) (time.Time, error) {
	zone := time.Local
	if t, ok := strings.CutSuffix(s, "Z"); ok {
		s, zone = t, time.UTC
	}
	for _, layout := range []string{"20060102", "200601021504", "20060102150405"} {
		if t, err := time.ParseInLocation(layout, s, zone); err == nil && len(s) == len(layout) {
			return t, nil
		}
	}
	return time.Time{}, fmt.Errorf("%q is no time, write YYYYMMDD or YYYYMMDDHHMM", s)
}

// Find returns the principals of the line that allows key to sign for a namespace at a
// time.
func (s Signers) Find(key ssh.PublicKey, namespace string, now time.Time) (string, error) {
	why := fmt.Errorf("the key %s is none of the allowed signers", ssh.FingerprintSHA256(key))
	for _, one := range s {
		if !bytes.Equal(one.key.Marshal(), key.Marshal()) {
			continue
		}
		switch {
		case one.namespaces != "" && !matchesAny(one.namespaces, namespace):
			why = fmt.Errorf("the key of %s may not sign for the namespace %s", one.principals, namespace)
		case !one.after.IsZero() && now.Before(one.after), !one.before.IsZero() && !now.Before(one.before):
			why = fmt.Errorf("the key of %s is not valid at this time", one.principals)
		default:
			return one.principals, nil
		}
	}
	return "", why
}

// matchesAny reports whether name matches one of the patterns and none that begins with
// an exclamation mark.
func matchesAny(patterns, name string) bool {
	found := false
	for p := range strings.SplitSeq(patterns, ",") {
		p, not := strings.CutPrefix(p, "!")
		if ok, err := path.Match(p, name); err == nil && ok {
			if not {
				return false
			}
			found = true
		}
	}
	return found
}
