package llm_test

import (
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/trial"
)

// TestOllamaHints: a missing server and a missing model name the command that helps.
func TestOllamaHints(t *testing.T) {
	ask := func(base string) *trial.Fault {
		t.Helper()
		p, err := llm.Open(llm.Ollama, llm.Options{BaseURL: base})
		if err != nil {
			t.Fatal(err)
		}
		_, err = p.Complete(t.Context(), &llm.Request{Model: "llama3", Messages: []llm.Message{{Role: llm.User, Text: "hi"}}}, llm.Observer{})
		if err == nil {
			t.Fatal("no fault")
		}
		return trial.AsFault(err, trial.ClassEnvironment)
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	free := l.Addr().String()
	if err := l.Close(); err != nil {
		t.Fatal(err)
	}
	if f := ask("http://" + free + "/v1"); !f.Retry || !f.Down || !strings.HasSuffix(f.Err.Error(), "connection refused; start it with: ollama serve") {
		t.Errorf("nobody listens: %+v", f)
	}
	// As Ollama 0.9 answers for a model that it does not have.
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(http.StatusNotFound)
		_, _ = w.Write([]byte(`{"error":{"message":"model \"llama3\" not found, try pulling it first","type":"api_error","param":null,"code":null}}`))
	}))
	defer s.Close()
	if f := ask(s.URL + "/v1"); f.Retry || !f.Dead || !strings.HasSuffix(f.Err.Error(), "fetch the model with: ollama pull llama3") {
		t.Errorf("no such model: %+v", f)
	}
}
