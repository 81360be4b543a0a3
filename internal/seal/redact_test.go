package seal

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"net/url"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestSecrets(t *testing.T) {
	got := Secrets([]string{
		"PATH=/usr/bin:/bin", "HOME=/home/somebody",
		"ANTHROPIC_API_KEY=sk-ant-0123456789", "gh_token=ghp_abcdefgh", "My_PassWord=correct horse", "CLIENT_SECRET=a=b=c=d=e",
		"SHORT_KEY=1234567", "EMPTY_TOKEN=", "NO_VALUE_KEY",
		"MAX_TOKENS=32000000", "KEY_RATIO=-1234.5678", "TOKEN_LIMIT=1.5e+000100", "KEY_VERSION=1.2.3.4.5", "ANTHROPIC_API_KEY=sk-ant-0123456789",
	})
	want := []Secret{
		{"ANTHROPIC_API_KEY", "sk-ant-0123456789"}, {"CLIENT_SECRET", "a=b=c=d=e"}, {"KEY_VERSION", "1.2.3.4.5"},
		{"My_PassWord", "correct horse"}, {"gh_token", "ghp_abcdefgh"},
	}
	if !slices.Equal(got, want) {
		t.Errorf("got  %v\nwant %v", got, want)
	}
}

func TestScrub(t *testing.T) {
	in := []string{"PATH=/bin", "A_KEY=short", "A_TOKEN=longenough", "MAX_TOKENS=4096", "KEY=", "MONKEYS=1234abc", "X=short", "PASSWORD=abcdefgh"}
	before := slices.Clone(in)
	want := []string{"PATH=/bin", "A_TOKEN=longenough", "MAX_TOKENS=4096", "KEY=", "X=short", "PASSWORD=abcdefgh"}
	if got := ScrubEnviron(in); !slices.Equal(got, want) {
		t.Errorf("got  %v\nwant %v", got, want)
	}
	if !slices.Equal(in, before) {
		t.Error("Scrub changed its argument")
	}
	for _, e := range want { // a variable passed on is redacted or not secret
		name, value, _ := strings.Cut(e, "=")
		if secretName.MatchString(name) && value != "" && !plainNumber.MatchString(value) && !NewRedactor(Secrets(want)).HasSecret([]byte(value)) {
			t.Errorf("%s is passed to children and not redacted", e)
		}
	}
}

func TestRedactExamples(t *testing.T) {
	pem := "-----BEGIN KEY-----\nMIIabcdefghijklmnop\nQRSTUVWXyz0123\nab==\n-----END KEY-----\n"
	for _, tt := range []struct {
		name    string
		secrets []Secret
		in      string
		want    string
	}{
		{"none", []Secret{{"K", "abcdefgh"}}, "nothing here, abcdefg", "nothing here, abcdefg"},
		{"plain", []Secret{{"K", "abcdefgh"}}, "x-api-key: abcdefgh\n", "x-api-key: [redacted:K]\n"},
		{"twice in a row", []Secret{{"K", "abcdefgh"}}, "abcdefghabcdefgh", "[redacted:K][redacted:K]"},
		{"overlapping itself", []Secret{{"K", "abababab"}}, "xabababababy", "x[redacted:K]y"},
		{"longest first", []Secret{{"A", "abcdefgh"}, {"B", "abcdefghijkl"}}, "abcdefghijkl abcdefgh", "[redacted:B] [redacted:A]"},
		{"overlapping another", []Secret{{"A", "abcdefgh"}, {"B", "efghijklmnop"}}, ">abcdefghijklmnop<", ">[redacted:B]<"},
		{"two names of one value", []Secret{{"A", "abcdefgh"}, {"B", "abcdefgh"}}, "abcdefgh", "[redacted:A]"},
		{"short values are no secrets", []Secret{{"A", "abc"}, {"B", "abcdefgh"}}, "abc abcdefgh", "abc [redacted:B]"},
		{"JSON", []Secret{{"K", `a"b\c/d<e>é` + "\t!"}}, `["a\"b\\c/d<e>é\t!","a\"b\\c\/d<e>é\t!","a\"b\\c/d\u003ce\u003eé\t!","a\"b\\c/d<e>\u00e9\t!"]`,
			`["[redacted:K]","[redacted:K]","[redacted:K]","[redacted:K]"]`},
		{"JSON in JSON", []Secret{{"K", `pass"word<1>`}}, `{"args":"{\"p\":\"pass\\\"word<1>\"}","args2":"{\"p\":\"pass\\\"word\u003c1\u003e\"}"}`,
			`{"args":"{\"p\":\"[redacted:K]\"}","args2":"{\"p\":\"[redacted:K]\"}"}`},
		{"URL", []Secret{{"K", "a b/c+d&e=f!"}}, "?k=a+b%2Fc%2Bd%26e%3Df%21 ?k=a%20b%2fc%2bd%26e%3df! /a%20b%2Fc+d&e=f%21", "?k=[redacted:K] ?k=[redacted:K] /[redacted:K]"},
		{"basic auth", []Secret{{"K", "p4ssw0rd!"}}, "Authorization: Basic " + base64.StdEncoding.EncodeToString([]byte("user:p4ssw0rd!")), "Authorization: Basic dXNlcj[redacted:K]"},
		{"several lines, whole", []Secret{{"K", pem}}, "<" + pem + ">", "<[redacted:K]>"},
		{"several lines, one of them", []Secret{{"K", pem}}, "at MIIabcdefghijklmnop: bad", "at [redacted:K]: bad"},
		{"several lines in JSON", []Secret{{"K", pem}}, `{"pem":"` + strings.ReplaceAll(pem, "\n", `\n`) + `"}`, `{"pem":"[redacted:K]"}`},
		{"value with a line break behind it", []Secret{{"K", "abcdefgh\n"}}, "Bearer abcdefgh; abcdefgh\n", "Bearer [redacted:K]; [redacted:K]"},
		{"strange name", []Secret{{`MY "KEY" <é>`, "abcdefgh"}}, `{"a":"abcdefgh"}`, `{"a":"[redacted:MY__KEY_____]"}`},
		{"value that looks like the mark", []Secret{{"K", "redacted"}}, "it was redacted here: [redacted:K]", "it was [redacted:K] here: [redacted:K]"},
		{"mark of another run is plain text", []Secret{{"K", "abcdefgh"}}, "[redacted:abcdefgh]", "[redacted:[redacted:K]]"},
		{"an escape before the value stays whole", []Secret{{"K", "nabcdefg"}}, `{"a":"\nabcdefg"}`, `{"a":"[redacted:K]"}`},
		{"an escaped backslash before it", []Secret{{"K", "nabcdefg"}}, `{"a":"\\nabcdefg"}`, `{"a":"\\[redacted:K]"}`},
		{"a \\u escape before it", []Secret{{"K", "0e9abcde"}}, `{"a":"\u00e9abcde"}`, `{"a":"[redacted:K]"}`},
		{"an escape behind it", []Secret{{"K", `abcdefg\`}}, `{"a":"abcdefg\"b","b":"abcdefg\\"}`, `{"a":"[redacted:K]b","b":"[redacted:K]"}`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r := NewRedactor(tt.secrets)
			in := []byte(tt.in)
			got := r.Bytes(in)
			if string(got) != tt.want {
				t.Errorf("got  %s\nwant %s", got, tt.want)
			}
			if string(in) != tt.in {
				t.Error("the input was changed")
			}
			if s := r.String(tt.in); s != tt.want {
				t.Errorf("String gives %s", s)
			}
			if r.HasSecret(in) != (tt.in != tt.want) {
				t.Errorf("Found = %v", r.HasSecret(in))
			}
			if again := r.Bytes(got); string(again) != tt.want {
				t.Errorf("a second pass gives %s", again)
			}
			if json.Valid(in) && !json.Valid(got) {
				t.Errorf("no longer JSON: %s", got)
			}
		})
	}
}

func TestRedactNil(t *testing.T) {
	r := NewRedactor([]Secret{{"K", "short"}})
	if r != nil {
		t.Fatal("a redactor of nothing")
	}
	b := []byte("abc")
	if got := r.Bytes(b); &got[0] != &b[0] || r.String("abc") != "abc" || r.HasSecret(b) || r.Names() != nil {
		t.Error("a nil redactor changes something")
	}
	if got := NewRedactor([]Secret{{"B", "abcdefgh"}, {"A", "abcdefgh"}, {"B", "12345678x"}}).Names(); !slices.Equal(got, []string{"B", "A"}) {
		t.Errorf("Names = %v", got)
	}
}

// escapings are the ways in which a value gets into output. The base64 ones put it
// inside a longer text.
var escapings = map[string]func(before, v, after string) string{
	"plain":     func(b, v, a string) string { return b + v + a },
	"json":      func(b, v, a string) string { return b + jsonPlain(v) + a },
	"json html": func(b, v, a string) string { return b + jsonHTML(v) + a },
	"json in json": func(b, v, a string) string {
		in, _ := json.Marshal(map[string]string{"k": v})
		out, _ := json.Marshal(map[string]string{"args": string(in)})
		return b + string(out) + a
	},
	"json 3 deep": func(b, v, a string) string {
		for range 3 {
			out, _ := json.Marshal(v)
			v = string(out[1 : len(out)-1])
		}
		return b + v + a
	},
	"query": func(b, v, a string) string { return b + url.QueryEscape(v) + a },
	"path":  func(b, v, a string) string { return b + url.PathEscape(v) + a },
	"url": func(b, v, a string) string {
		return (&url.URL{Path: "/x", RawQuery: url.Values{"k": {v}}.Encode()}).String()
	},
	"b64":     func(b, v, a string) string { return base64.StdEncoding.EncodeToString([]byte(b + v + a)) },
	"b64 raw": func(b, v, a string) string { return base64.RawStdEncoding.EncodeToString([]byte(b + v + a)) },
	"b64 url": func(b, v, a string) string { return base64.URLEncoding.EncodeToString([]byte(b + v + a)) },
	"b64 end": func(b, v, a string) string { return base64.RawURLEncoding.EncodeToString([]byte(b + v)) },
	"b64 json": func(b, v, a string) string {
		return jsonSolidus(base64.StdEncoding.EncodeToString([]byte(b + v + a)))
	},
	"line by line": func(b, v, a string) string { return b + strings.ReplaceAll(v, "\n", a+"\n"+b) + a },
}

func secretValue() *rapid.Generator[string] {
	return rapid.OneOf(
		rapid.StringMatching(`sk-[a-zA-Z0-9_-]{8,40}`),
		rapid.StringMatching(`[!-~]{8,24}`),
		rapid.StringMatching(`([A-Za-z0-9+/]{12,20}\n){2,3}`),
		rapid.StringN(8, 20, -1),
	)
}

// secretsOf draws secrets whose values do not occur in each other or in marks by
// chance, so that "nothing is left" can be tested by looking for the values.
func secretsOf(t *rapid.T) []Secret {
	var out []Secret
	for i := range rapid.IntRange(1, 4).Draw(t, "secrets") {
		v := secretValue().Filter(func(v string) bool { return len(v) >= minSecret && strings.Trim(v, "[]redactKY_:0123456789") != "" }).Draw(t, "value")
		out = append(out, Secret{fmt.Sprintf("KEY_%d", i), v})
	}
	return out
}

func TestNothingOfASecretIsLeft(t *testing.T) {
	names := make([]string, 0, len(escapings))
	for n := range escapings {
		names = append(names, n)
	}
	slices.Sort(names)
	rapid.Check(t, func(t *rapid.T) {
		secrets := secretsOf(t)
		r := NewRedactor(secrets)
		var text string
		for range rapid.IntRange(1, 4).Draw(t, "plants") {
			s := rapid.SampledFrom(secrets).Draw(t, "secret")
			how := rapid.SampledFrom(names).Draw(t, "how")
			text += escapings[how](rapid.StringMatching(`[ -~]{0,9}`).Draw(t, "before"), s.Value, rapid.StringMatching(`[ -~]{0,9}`).Draw(t, "after")) + " "
			if !r.HasSecret([]byte(text)) {
				t.Fatalf("%q not found as %s in %q", s.Value, how, text)
			}
		}
		got := r.String(text)
		for _, s := range secrets {
			for _, f := range secretForms(s.Value) {
				if strings.Contains(got, f) {
					t.Fatalf("%q is left in %q\nfrom %q", f, got, text)
				}
			}
			for _, b := range base64Texts(got) {
				if bytes.Contains(b, []byte(s.Value)) {
					t.Fatalf("%q is left in base64 in %q\nfrom %q", s.Value, got, text)
				}
			}
		}
		if again := r.String(got); again != got {
			t.Fatalf("a second pass changes\n%q to\n%q", got, again)
		}
	})
}

// base64Texts decodes every run of base64 characters of s at all four phases.
func base64Texts(s string) [][]byte {
	var out [][]byte
	s = strings.NewReplacer("-", "+", "_", "/").Replace(s)
	for _, run := range strings.FieldsFunc(s, func(r rune) bool {
		return r != '+' && r != '/' && (r < '0' || r > '9') && (r < 'A' || r > 'Z') && (r < 'a' || r > 'z')
	}) {
		for phase := range min(4, len(run)) {
			part := run[phase:]
			if b, err := base64.RawStdEncoding.DecodeString(part[:len(part)/4*4]); err == nil {
				out = append(out, b)
			}
		}
	}
	return out
}

func TestRedactedJSONIsJSON(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		// Values without JSON's structure: one that holds quotes may lie between two
		// strings, where its bytes are ambiguous.
		value := rapid.OneOf(rapid.StringMatching(`[a-z0-9\\nu]{8,12}`), rapid.StringMatching(`[nu\\][0-9a-f]{7,9}`))
		secrets := []Secret{{"A", value.Draw(t, "a")}, {"B", value.Draw(t, "b")}}
		r := NewRedactor(secrets)
		piece := rapid.OneOf(rapid.SampledFrom([]string{secrets[0].Value, secrets[1].Value, "\n", "\\", `"`, "\x01", "é", "\u2028", "<"}), rapid.StringMatching(`.{0,4}`))
		v := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) string {
			return strings.Join(rapid.SliceOfN(piece, 0, 6).Draw(t, "pieces"), "")
		}), 1, 4).Draw(t, "v")
		in, _ := json.Marshal(v)
		if out := r.Bytes(in); !json.Valid(out) {
			t.Fatalf("%s became %s", in, out)
		}
	})
}

func FuzzRedact(f *testing.F) {
	f.Add("abcdefgh", "12345678x", []byte(`{"k":"abcdefgh"}`), 3)
	f.Add("redacted", "[redacte", []byte("[redacted:K]redacted:K]"), 0)
	f.Add(`abcdefg\`, `\u00e9\n"abc`, []byte(`"\u00e9abcdefg\\"`), 7)
	f.Add("line one\nline two\n", "aaaaaaaa", []byte("line one\nline two\naaaaaaaaaaaaaa"), 9)
	f.Fuzz(func(t *testing.T, a, b string, text []byte, at int) {
		if len(a)+len(b) > 200 {
			return
		}
		r := NewRedactor([]Secret{{"K", a}, {"L", b}})
		for _, v := range []string{a, b} {
			if len(v) < minSecret || strings.Contains(string(text), markStart) || strings.Contains("[redacted:K][redacted:L]", v) {
				continue
			}
			cut := max(0, min(at, len(text)))
			planted := slices.Concat(text[:cut], []byte(v), text[cut:])
			got := r.Bytes(planted)
			if again := r.Bytes(got); !bytes.Equal(again, got) {
				t.Fatalf("a second pass changes %q to %q", got, again)
			}
			for _, part := range bytes.FieldsFunc(got, func(r rune) bool { return r == '[' || r == ']' }) {
				if bytes.Contains(part, []byte(v)) && !strings.ContainsAny(v, "[]") && !bytes.HasPrefix(part, []byte(markStart[1:])) {
					t.Fatalf("%q is left in %q", v, got)
				}
			}
			var out bytes.Buffer
			w := NewWriter(&out, r)
			for _, chunk := range [][]byte{planted[:cut], planted[cut : cut+len(v)/2], planted[cut+len(v)/2:]} {
				_, _ = w.Write(chunk)
			}
			if err := w.Close(); err != nil {
				t.Fatal(err)
			}
			for line := range bytes.Lines(out.Bytes()) { // short lines do not wait for the next one
				if !strings.ContainsAny(v, "[]") && r.HasSecret(line) {
					t.Fatalf("the writer left %q in %q", v, out.Bytes())
				}
			}
		}
	})
}

// benchSecrets are ten secrets, one of several lines.
func benchSecrets() []Secret {
	var out []Secret
	for i := range 9 {
		out = append(out, Secret{fmt.Sprintf("SOME_%d_API_KEY", i), fmt.Sprintf("sk-proj-%d-%s", i, Of([]byte{byte(i)})[:40])})
	}
	var pem strings.Builder
	for i := range 26 {
		pem.WriteString(base64.StdEncoding.EncodeToString([]byte(Of([]byte{100, byte(i)}))[:48]) + "\n")
	}
	return append(out, Secret{"TLS_KEY", pem.String()})
}

func BenchmarkRedact(b *testing.B) {
	text := []byte(strings.Repeat(`{"at_ms":12,"kind":"tool_result","result":{"id":"call_1","name":"read_file","text":"func (s *Server) Handle(w http.ResponseWriter, r *http.Request) {\n\tif r.Method != \"GET\" {\n"}}`+"\n", 23))
	r := NewRedactor(benchSecrets())
	b.Run("no hit", func(b *testing.B) {
		b.SetBytes(int64(len(text)))
		b.ReportAllocs()
		for b.Loop() {
			r.Bytes(text)
		}
	})
	short := NewRedactor(append(benchSecrets(), Secret{"PASSWORD", "hunter22"}))
	b.Run("no hit, short value", func(b *testing.B) {
		b.SetBytes(int64(len(text)))
		for b.Loop() {
			short.Bytes(text)
		}
	})
	hit := slices.Concat(text, []byte(benchSecrets()[3].Value), text)
	b.Run("one hit", func(b *testing.B) {
		b.SetBytes(int64(len(hit)))
		for b.Loop() {
			r.Bytes(hit)
		}
	})
	b.Run("make", func(b *testing.B) {
		for b.Loop() {
			NewRedactor(benchSecrets())
		}
	})
}
