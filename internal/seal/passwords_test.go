package seal

import "testing"

func TestPasswordsInURLs(t *testing.T) {
	r := NewRedactor([]Secret{{"K", "abcdefgh"}})
	for in, want := range map[string]string{
		"DATABASE_URL=postgres://app:s3cret@db.internal:5432/app":       "DATABASE_URL=postgres://app:[redacted:url-password]@db.internal:5432/app",
		`{"url":"redis://:hunter2@cache","next":"a@b"}`:                 `{"url":"redis://:[redacted:url-password]@cache","next":"a@b"}`,
		"https://x-access-token:ghs_1234@github.com/o/r and abcdefgh":   "https://x-access-token:[redacted:url-password]@github.com/o/r and [redacted:K]",
		"postgres://app:a:b@db amqp://u:p%40ss@q":                       "postgres://app:[redacted:url-password]@db amqp://u:[redacted:url-password]@q",
		"postgres://app:${PASSWORD}@db postgres://user:password@host/x": "postgres://app:${PASSWORD}@db postgres://user:password@host/x",
		"postgres://postgres:postgres@localhost https://host:8080/a@b":  "postgres://postgres:postgres@localhost https://host:8080/a@b",
		"// a comment: b@c":    "// a comment: b@c",
		"postgres://app:@db":   "postgres://app:@db",
		"see http://host:80":   "see http://host:80",
		"ssh://git@github.com": "ssh://git@github.com",
	} {
		got := r.String(in)
		if got != want {
			t.Errorf("got  %s\nwant %s", got, want)
		}
		if again := r.String(got); again != got {
			t.Errorf("a second pass gives %s", again)
		}
	}
	if got := string((*Redactor)(nil).Bytes([]byte("a://b:c1@d"))); got != "a://b:[redacted:url-password]@d" {
		t.Error(got)
	}
	if in := []byte("a://b:c1@d"); r.HasSecret(in) || string(r.Values(in)) != string(in) {
		t.Error("a password in a URL counts as a known value")
	}
}

func TestPlainNumbers(t *testing.T) {
	r := NewRedactor([]Secret{{"PIN", "12345678"}})
	in := `{"at_ms":12345678,"text":"12345678 {\"pin\":12345678}"}`
	if got, want := r.String(in), `{"at_ms":12345678,"text":"[redacted:PIN] {\"pin\":[redacted:PIN]}"}`; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}
