package llm_test

import (
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/llm/llmtest"
	"github.com/assay-eval/assay/internal/testenv"
)

// TestLargeAnswersTakeTurns has one trial wait, for longer than a silence may be, until
// another one with a large answer has ended.
func TestLargeAnswersTakeTurns(t *testing.T) {
	testenv.Slow(t)
	const idle = 10 * time.Second // more than a busy machine takes to read an answer
	text := strings.Repeat("lorem ipsum ", 1<<18)
	s := llmtest.New(t, llm.Compatible, llmtest.Config{PlainJSON: true, Delta: len(text), Answer: func(*llmtest.Request) *llm.Response {
		return &llm.Response{Message: llm.Message{Text: text}}
	}})
	o := s.Options()
	o.Idle = idle
	p, err := llm.Open(llm.Compatible, o)
	if err != nil {
		t.Fatal(err)
	}
	req := &llm.Request{Model: "m", Messages: []llm.Message{{Role: llm.User, Text: "hi"}}}
	first, end := llm.WithTurn(t.Context())
	defer end()
	for range 2 { // a trial does not wait for itself
		if _, err := p.Complete(first, req, llm.Observer{}); err != nil {
			t.Fatal(err)
		}
	}
	second, endSecond := llm.WithTurn(t.Context())
	defer endSecond()
	var held, resumed atomic.Bool
	done := make(chan error, 1)
	go func() {
		resp, err := p.Complete(second, req, llm.Observer{Hold: func() func() {
			held.Store(true)
			return func() { resumed.Store(true) }
		}})
		if err == nil && resp.Text != text {
			t.Errorf("an answer of %d bytes", len(resp.Text))
		}
		done <- err
	}()
	select {
	case err := <-done:
		t.Fatalf("it did not wait: %v", err)
	case <-time.After(idle * 3 / 2):
	}
	if !held.Load() || resumed.Load() {
		t.Errorf("held %v, resumed %v", held.Load(), resumed.Load())
	}
	end()
	if err := <-done; err != nil || !resumed.Load() {
		t.Errorf("resumed %v: %v", resumed.Load(), err)
	}
}
