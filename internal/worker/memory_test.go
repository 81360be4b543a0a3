package worker

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"runtime"
	"runtime/debug"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/agent/model"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
)

// TestLargeAnswersNeedLittleMemory runs eight trials at once whose endpoint sends 50 MB each,
// as events or in one piece, and bounds the peak of the heap.
func TestLargeAnswersNeedLittleMemory(t *testing.T) {
	testenv.Slow(t)
	const answers, size, most = 8, 50 << 20, 300 << 20
	text := strings.Repeat("lorem ipsum ", 20)
	event := []byte(`data: {"id":"1","model":"m","choices":[{"index":0,"delta":{"content":"` + text + `"}}]}` + "\n\n")
	piece := []byte(text)
	for name, send := range map[string]func(http.ResponseWriter){
		"events": func(w http.ResponseWriter) {
			w.Header().Set("Content-Type", "text/event-stream")
			for n := 0; n < size; n += len(event) {
				if _, err := w.Write(event); err != nil {
					return
				}
			}
		},
		"in one piece": func(w http.ResponseWriter) {
			w.Header().Set("Content-Type", "application/json")
			fmt.Fprint(w, `{"id":"1","model":"m","choices":[{"index":0,"finish_reason":"stop","message":{"content":"`)
			for n := 0; n < size; n += len(piece) {
				if _, err := w.Write(piece); err != nil {
					return
				}
			}
			fmt.Fprint(w, `"}}]}`)
		},
		"one event": func(w http.ResponseWriter) {
			w.Header().Set("Content-Type", "text/event-stream")
			fmt.Fprint(w, `data: {"id":"1","model":"m","choices":[{"index":0,"finish_reason":"stop","delta":{"content":"`)
			for n := 0; n < size; n += len(piece) {
				if _, err := w.Write(piece); err != nil {
					return
				}
			}
			fmt.Fprint(w, "\"}}]}\n\n")
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { send(w) }))
			defer s.Close()
			r := endpointRuntime(t, llm.Compatible, s.URL+"/v1")
			r.Suite.Limits.Trial, r.Suite.Limits.Stall = r.Suite.Limits.Trial*60, r.Suite.Limits.Stall*60 // the race detector is slow
			who, err := model.New(&model.Config{Provider: llm.Compatible, Model: "m", BaseURL: s.URL + "/v1"}, model.Env{})
			if err != nil {
				t.Fatal(err)
			}
			r.agents = map[string]agent.Agent{"a": who}
			r.Redactor = seal.NewRedactor(seal.Secrets([]string{"API_KEY=a-value-that-is-kept-out"}))
			debug.FreeOSMemory()
			peak, stop := watchHeap()
			var wg sync.WaitGroup
			for range answers {
				wg.Go(func() {
					a, _ := r.Generate(t.Context(), assigned)
					if a.Fault == nil || a.Fault.Class != trial.ClassEnvironment || !strings.Contains(a.Fault.Error(), "more than 16 MB") || a.Fault.Retry {
						t.Errorf("end %+v, fault %v", a.End, a.Fault)
					}
				})
			}
			wg.Wait()
			stop()
			t.Logf("peak of the heap: %d MB", peak.Load()>>20)
			if peak.Load() > most {
				t.Errorf("the heap grew to %d MB", peak.Load()>>20)
			}
		})
	}
}

// watchHeap measures the largest heap, in bytes, until stop is called.
func watchHeap() (peak *atomic.Uint64, stop func()) {
	peak = new(atomic.Uint64)
	done, over := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(over)
		for {
			var m runtime.MemStats
			runtime.ReadMemStats(&m)
			peak.Store(max(peak.Load(), m.HeapSys-m.HeapReleased))
			select {
			case <-time.After(5 * time.Millisecond):
			case <-done:
				return
			}
		}
	}()
	return peak, func() { close(done); <-over }
}
