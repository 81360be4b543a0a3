package llm_test

import (
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/assay-eval/assay/internal/llm"
)

// TestProbeList: a server of open models that describes no single model is probed by its list,
// unless a key is sent, which a public list does not prove.
func TestProbeList(t *testing.T) {
	const list = `{"object":"list","data":[{"id":"other"},{"id":"qwen/coder"}]}`
	for _, tt := range []struct {
		name, model, key, media, list string
		status                        int
		proved                        bool
	}{
		{"listed", "qwen/coder", "", "application/json", list, 200, true},
		{"listed with a charset", "qwen/coder", "", "application/json; charset=utf-8", list, 200, true},
		{"another", "coder", "", "application/json", list, 200, false},
		{"none", "coder", "", "application/json", `{"data":[]}`, 200, false},
		{"with a key", "qwen/coder", "sk-test", "application/json", list, 200, false},
		{"a page", "qwen/coder", "", "text/html", list, 200, false},
		{"no JSON", "qwen/coder", "", "application/json", `{"data":`, 200, false},
		{"no list", "qwen/coder", "", "application/json", list, 404, false},
		{"refused", "qwen/coder", "", "application/json", list, 401, false},
	} {
		asked := 0
		server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.Method != http.MethodGet || r.URL.Path != "/v1/models" {
				http.NotFound(w, r)
				return
			}
			asked++
			w.Header().Set("Content-Type", tt.media)
			w.WriteHeader(tt.status)
			fmt.Fprint(w, tt.list)
		}))
		p, err := llm.Open("compatible", llm.Options{Key: tt.key, BaseURL: server.URL + "/v1"})
		if err != nil {
			t.Fatal(err)
		}
		err = p.(llm.Prober).Probe(t.Context(), tt.model) //nolint:forcetypeassert // every client is one
		if proved := err == nil; proved != tt.proved || !proved && !errors.Is(err, llm.ErrNoProbe) {
			t.Errorf("%s: %v", tt.name, err)
		}
		if asked > 0 != (tt.key == "") {
			t.Errorf("%s: %d requests for the list", tt.name, asked)
		}
		server.Close()
	}
}
