package agent

import (
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
)

// Header is the source of the value of a header.
type Header struct {
	Env string `json:"env" key:"gen" doc:"name of the variable that holds the value, with key, token, secret or password in it; the value is kept out of all records"`
}

// Headers are the headers of every request to a model, by name.
type Headers map[string]*Header

// headerName matches the names of headers, tokens of RFC 9110.
var headerName = lazyregexp.New("^[!#$%&'*+.^_`|~0-9A-Za-z-]+$")

// ownHeaders are headers that clients set themselves.
var ownHeaders = []string{"Accept", "Authorization", "Connection", "Content-Length", "Content-Type", "Host", "Transfer-Encoding", "X-Api-Key", "X-Goog-Api-Key"}

// Check returns the mistakes in the headers. key describes how to set the API key, for the
// fix.
func (hs Headers) Check(key string) (out []suite.Problem) {
	for _, name := range slices.Sorted(maps.Keys(hs)) {
		path, env := "headers."+name, hs[name].Env
		switch {
		case !headerName.MatchString(name):
			out = append(out, suite.Problem{Path: path, Text: fmt.Sprintf("%q is not a name of a header", name), Fix: "such as X-Team"})
		case slices.Contains(ownHeaders, http.CanonicalHeaderKey(name)):
			out = append(out, suite.Problem{Path: path, Text: fmt.Sprintf("assay sets header %s itself", name), Fix: "leave it out; " + key})
		case env == "":
			out = append(out, suite.Problem{Path: path, Text: "header " + name + " has no value", Fix: "the name of the variable that holds it, such as " + name + ": {env: TEAM_TOKEN}"})
		case len(seal.Secrets([]string{env + "=" + strings.Repeat("x", 32)})) == 0:
			out = append(out, suite.Problem{Path: path + ".env", Text: fmt.Sprintf("variable %s is not named like a secret, so its value would not be kept out of the records", env), Fix: "a name with key, token, secret or password in it"})
		}
	}
	return out
}

// Read returns the headers with their values.
func (hs Headers) Read(getenv func(string) string) map[string]llm.Header {
	out := map[string]llm.Header{}
	for name, h := range hs {
		out[name] = llm.Header{Name: h.Env, Value: getenv(h.Env)}
	}
	return out
}

// CheckValues returns an error if the value of a header is missing or cannot be sent.
func (hs Headers) CheckValues(getenv func(string) string) error {
	for _, name := range slices.Sorted(maps.Keys(hs)) {
		switch env := hs[name].Env; {
		case getenv(env) == "":
			return fmt.Errorf("variable %s is not set: it holds the value of header %s; export it before the run", env, name)
		case strings.ContainsFunc(getenv(env), func(r rune) bool { return r < ' ' || r == 0x7f }):
			return fmt.Errorf("variable %s holds characters that no header has: export it again", env)
		}
	}
	return nil
}
