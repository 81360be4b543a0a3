package seal

import (
	"encoding/base32"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"html"
	"math/rand/v2"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/testenv"
)

// wrap breaks s into lines of n characters.
func wrap(s string, n int, newline string) string {
	var lines []string
	for part := range slices.Chunk([]byte(s), n) {
		lines = append(lines, string(part))
	}
	return strings.Join(lines, newline)
}

// each writes every byte of s by format.
func each(s, format, between string) string {
	var out []string
	for _, c := range []byte(s) {
		out = append(out, fmt.Sprintf(format, c))
	}
	return strings.Join(out, between)
}

// some writes every nth byte of s by format.
func some(s, format string, n int) string {
	var b strings.Builder
	for i, c := range []byte(s) {
		if i%n == 0 || c == '\\' || c == '%' || c == '&' {
			fmt.Fprintf(&b, format, c)
		} else {
			b.WriteByte(c)
		}
	}
	return b.String()
}

// dump writes s as rows of a dump.
func dump(s, offset string, n int, row func(string) string) string {
	var b strings.Builder
	for i := 0; i < len(s); i += n {
		part := s[i:min(i+n, len(s))]
		fmt.Fprintf(&b, offset+"%s\n", i, row(part))
	}
	return b.String()
}

func printable(s string) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' || r >= 0x7f {
			return '.'
		}
		return r
	}, s)
}

func words(s string, n int, reverse bool) string {
	var out []string
	for i := 0; i < len(s); i += n {
		w := []byte(s[i:min(i+n, len(s))])
		if reverse {
			slices.Reverse(w)
		}
		out = append(out, hex.EncodeToString(w))
	}
	return strings.Join(out, " ")
}

func b64(s string) string { return base64.StdEncoding.EncodeToString([]byte(s)) }

func inJSON(s string) string {
	out, _ := json.Marshal(s)
	return string(out)
}

func mixCase(s string) string {
	out := []byte(s)
	for i, c := range out {
		if c >= 'a' && i%3 == 0 {
			out[i] = c - 32
		}
	}
	return string(out)
}

// encodings are the ways in which programs print a text that they do not print as it is.
var encodings = map[string]func(string) string{
	"hex":                  func(s string) string { return hex.EncodeToString([]byte(s)) },
	"hex, capitals":        func(s string) string { return strings.ToUpper(hex.EncodeToString([]byte(s))) },
	"hex, mixed":           func(s string) string { return mixCase(hex.EncodeToString([]byte(s))) },
	"hex, spaced":          func(s string) string { return each(s, "%02x", " ") },
	"hex, colons":          func(s string) string { return each(s, "%02X", ":") },
	"hex, list":            func(s string) string { return "{" + each(s, "0x%02x", ", ") + "}" },
	"hex, one digit list":  func(s string) string { return "{" + each(s, "0x%x", ",") + "}" },
	"hex, list of strings": func(s string) string { return `["` + each(s, "%02x", `","`) + `"]` },
	"hex, wrapped":         func(s string) string { return wrap(hex.EncodeToString([]byte(s)), 60, "\n") },
	"xxd": func(s string) string {
		return dump(s, "%08x: ", 16, func(p string) string { return fmt.Sprintf("%-41s%s", words(p, 2, false), printable(p)) })
	},
	"xxd -g1": func(s string) string {
		return dump(s, "%08x: ", 16, func(p string) string { return fmt.Sprintf("%-49s%s", each(p, "%02x", " "), printable(p)) })
	},
	"xxd -e": func(s string) string {
		return dump(s, "%08x: ", 16, func(p string) string { return fmt.Sprintf("%-37s%s", words(p, 4, true), printable(p)) })
	},
	"hexdump": func(s string) string { return dump(s, "%07x ", 16, func(p string) string { return words(p, 2, true) }) },
	"hexdump -C": func(s string) string {
		return dump(s, "%08x  ", 16, func(p string) string {
			return fmt.Sprintf("%-23s  %-23s  |%s|", each(p[:min(8, len(p))], "%02x", " "), each(p[min(8, len(p)):], "%02x", " "), printable(p))
		})
	},
	"od": func(s string) string {
		return dump(s, "%07o ", 16, func(p string) string {
			var out []string
			for i := 0; i < len(p); i += 2 {
				w := int(p[i])
				if i+1 < len(p) {
					w |= int(p[i+1]) << 8
				}
				out = append(out, fmt.Sprintf("%06o", w))
			}
			return strings.Join(out, " ")
		})
	},
	"od -b": func(s string) string {
		return dump(s, "%07o ", 16, func(p string) string { return each(p, "%03o", " ") })
	},
	"od -tx1": func(s string) string {
		return dump(s, "%07o ", 16, func(p string) string { return each(p, "%02x", " ") })
	},
	"od -An": func(s string) string { return " " + wrap(each(s, "%02x", " "), 48, "\n ") },
	"od -c": func(s string) string {
		return dump(s, "%07o", 16, func(p string) string { return each(p, "   %c", "") })
	},
	"decimals": func(s string) string { return "[" + each(s, "%d", ", ") + "]" },
	"decimals, one a line": func(s string) string {
		return "[\n  " + each(s, "%d", ",\n  ") + "\n]"
	},
	"base64":           b64,
	"base64, wrapped":  func(s string) string { return wrap(b64(s), 76, "\n") },
	"base64, narrow":   func(s string) string { return wrap(b64(s), 10, "\r\n") },
	"base64, narrower": func(s string) string { return wrap(b64(s), 4, "\n") },
	"base64, indented": func(s string) string { return "  " + wrap(b64(s), 64, "\n  ") },
	"base64, numbered": func(s string) string { return "     1\u2192" + wrap(b64(s), 64, "\n     2\u2192") },
	"base64, URL":      func(s string) string { return base64.RawURLEncoding.EncodeToString([]byte(s)) },
	"base64, twice":    func(s string) string { return b64(b64(s)) },
	"base64, twice, both wrapped": func(s string) string {
		return wrap(b64(wrap(b64(s), 76, "\n")+"\n"), 76, "\n")
	},
	"base64, three times": func(s string) string { return b64(b64(b64(s))) },
	"base64 of hex":       func(s string) string { return b64(hex.EncodeToString([]byte(s))) },
	"base64 of JSON":      func(s string) string { return b64(`{"key": "` + some(s, `\u%04x`, 3) + `"}`) },
	"hex of base64":       func(s string) string { return hex.EncodeToString([]byte(b64(s))) },
	"hex of JSON":         func(s string) string { return hex.EncodeToString([]byte(`"` + some(s, `\u%04x`, 2) + `"`)) },
	"base32":              func(s string) string { return base32.StdEncoding.EncodeToString([]byte(s)) },
	"base32, wrapped":     func(s string) string { return wrap(base32.StdEncoding.EncodeToString([]byte(s)), 20, "\n") },
	"base32 of base64":    func(s string) string { return base32.StdEncoding.EncodeToString([]byte(b64(s))) },
	"percent":             func(s string) string { return each(s, "%%%02X", "") },
	"percent, partly":     func(s string) string { return some(s, "%%%02x", 4) },
	"percent of base64":   func(s string) string { return each(b64(s), "%%%02X", "") },
	"escapes":             func(s string) string { return each(s, `\u%04x`, "") },
	"escapes, capitals":   func(s string) string { return each(s, `\u%04X`, "") },
	"escapes, partly":     func(s string) string { return some(s, `\u%04x`, 5) },
	"escapes, braces":     func(s string) string { return each(s, `\u{%x}`, "") },
	"escapes, x":          func(s string) string { return each(s, `\x%02x`, "") },
	"escapes, x, partly":  func(s string) string { return some(s, `\x%02x`, 3) },
	"escapes, octal":      func(s string) string { return each(s, `\%03o`, "") },
	"entities":            func(s string) string { return each(s, "&#%d;", "") },
	"entities, hex":       func(s string) string { return each(s, "&#x%X;", "") },
	"entities, partly":    func(s string) string { return some(s, "&#%d;", 3) },
	"HTML":                html.EscapeString,
	"backwards":           reverseText,
	"one line in two":     func(s string) string { return wrap(b64(s), len(b64(s))/2+1, "\n") },
}

// TestEncodings plants secrets in every encoding, by itself and in other text, also
// inside of JSON.
func TestEncodings(t *testing.T) {
	secrets := []Secret{{"SHORT", "hunter42"}, {"PLAIN", "sk-proj-9aKd03_lQpZ"}, {"ODD", `p@ss"w\rd/<&>+%!`}, {"LONG", strings.Repeat("q7Rz", 5) + "-" + strings.Repeat("Xw0b", 20)}}
	r := NewRedactor(secrets)
	rnd := rand.New(rand.NewPCG(1, 2))
	for name, encode := range encodings {
		t.Run(name, func(t *testing.T) {
			for _, s := range secrets {
				for range 20 {
					before, after := strings.Repeat("a1 ", rnd.IntN(9)), strings.Repeat("amet ", rnd.IntN(9))
					for _, text := range []string{encode(s.Value), encode(before + s.Value + after), encode(before+s.Value) + " end"} {
						for level := range 3 {
							whole := []string{"output: ", "hex spaced: "}[rnd.IntN(2)] + text + "\nnext line"
							if level == 1 {
								whole = `{"text":` + inJSON("output:\n"+text+"\n") + `}`
							} else if level == 2 {
								whole = inJSON(`{"text":` + inJSON("$ cmd\n"+text) + `}`)
							}
							got := r.String(whole)
							if !strings.Contains(got, "[redacted:"+s.Name+"]") {
								t.Fatalf("%s is left\n   in %s\n from %s", s.Name, got, whole)
							}
							if level > 0 && !json.Valid([]byte(got)) {
								t.Fatalf("no longer JSON:\n%s\n%s", whole, got)
							}
							if again := r.String(got); again != got {
								t.Fatalf("a second pass changes\n%s\n%s", got, again)
							}
						}
					}
				}
			}
		})
	}
}

// TestNeighbors plants a secret in two dumps without a line between them.
func TestNeighbors(t *testing.T) {
	const value = "tok_9aKd03lQpZ7rT2vW"
	r := NewRedactor([]Secret{{"A", value}})
	for first, encode := range encodings {
		for second, encodeNext := range encodings {
			if !isDump(first) || !isDump(second) {
				continue
			}
			text := encode(value) + encodeNext(value)
			for _, text := range []string{text, inJSON(text), "tell " + inJSON(text), "tell {\"a\":" + inJSON(inJSON(text)) + "}"} {
				got := r.String(text)
				for _, left := range strings.Split(got, "[redacted:A]") {
					if len(left) > 60 { // a dump is longer
						t.Errorf("%s, then %s: left in\n%s", first, second, got)
					}
				}
			}
		}
	}
}

// isDump reports whether an encoding writes rows with offsets.
func isDump(name string) bool {
	return strings.HasPrefix(name, "xxd") || strings.HasPrefix(name, "hexdump") || strings.HasPrefix(name, "od") && name != "od -An"
}

// TestPrograms plants secrets in the output of programs of this machine.
func TestPrograms(t *testing.T) {
	testenv.Slow(t)
	r := NewRedactor([]Secret{{"A", "sk-live-51Hqx0Zt"}})
	for _, command := range []string{
		"od", "od -c", "od -b", "od -x", "od -An -tx1", "od -tx1z", "od -tx4", "od -a", "xxd", "xxd -p", "xxd -c 8", "xxd -i", "xxd -u -g 4", "hexdump", "hexdump -C",
		"base64", "base64 -w 0", "base64 -w 9", "base32", "base32 -w 11", "base64 | base64", "base64 | xxd", "xxd -p | base64", "rev", "jq -Rr @uri", "jq -R .",
		`python3 -c 'import sys; print(list(sys.stdin.buffer.read()))'`, `python3 -c 'import sys; print(sys.stdin.buffer.read().hex(" "))'`,
		`python3 -c 'import sys,urllib.parse; print(urllib.parse.quote(sys.stdin.read()))'`,
		`node -e 'console.log(require("fs").readFileSync(0))'`, `node -e 'console.log(JSON.stringify(require("fs").readFileSync(0)))'`,
		`node -e 'console.log(new Uint8Array(require("fs").readFileSync(0)))'`, `perl -pe 's/(.)/sprintf("%%%02x",ord($1))/ge'`,
	} {
		for _, shift := range []int{0, 1, 5, 11} {
			if _, err := exec.LookPath(strings.Fields(command)[0]); err != nil {
				continue
			}
			cmd := exec.Command("sh", "-c", command)
			cmd.Stdin = strings.NewReader(strings.Repeat("x", shift) + " sk-live-51Hqx0Zt and more text behind it")
			out, err := cmd.Output()
			if err != nil {
				continue // a pipe of several programs
			}
			for _, text := range []string{string(out), inJSON(string(out))} {
				if got := r.String(text); !strings.Contains(got, "[redacted:A]") {
					t.Errorf("%s: left in\n%s", command, text)
				}
			}
		}
	}
}
