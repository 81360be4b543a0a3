package durability

import (
	"bufio"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"os"
	"regexp"
	"runtime"
	"strconv"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/testenv"
)

// TestLargeAnswersNeedLittleMemory runs trials at once whose endpoint answers 50 MB each,
// which are all kept and graded, and bounds the peak of the memory of the process.
func TestLargeAnswersNeedLittleMemory(t *testing.T) {
	testenv.LongOnly(t, "it reads and redacts 300 MB")
	if runtime.GOOS != "linux" {
		t.Skip("skipping: the peak is read from /proc")
	}
	const size, trials, mostMB = 50 << 20, 2, 700 // 400 to 500 on a machine at rest
	random := rand.New(rand.NewPCG(1, 2))
	letters := []byte("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789      ")
	text := make([]byte, 1<<20)
	for i := range text {
		text[i] = letters[random.IntN(len(letters))]
	}
	piece := func(n int) []byte { // the pieces of an answer differ
		from := rand.IntN(len(text) - n)
		return text[from : from+n]
	}
	inOne := func(w io.Writer, head, tail string) {
		fmt.Fprint(w, head)
		for n := 0; n < size; n += 4096 {
			if _, err := w.Write(piece(4096)); err != nil {
				return
			}
		}
		fmt.Fprint(w, tail)
	}
	for name, form := range map[string]struct {
		media string
		send  func(io.Writer)
	}{
		"many events": {"text/event-stream", func(w io.Writer) {
			for n := 0; n < size; {
				wrote, err := fmt.Fprintf(w, "data: {\"choices\":[{\"delta\":{\"content\":\"%s\"}}]}\n\n", piece(200))
				if n += wrote; err != nil {
					return
				}
			}
			fmt.Fprint(w, "data: {\"choices\":[{\"finish_reason\":\"stop\",\"delta\":{}}]}\n\ndata: [DONE]\n\n")
		}},
		"one event": {"text/event-stream", func(w io.Writer) {
			inOne(w, `data: {"choices":[{"finish_reason":"stop","delta":{"content":"`, "\"}}]}\n\n")
		}},
		"one piece": {"application/json", func(w io.Writer) {
			inOne(w, `{"choices":[{"finish_reason":"stop","message":{"content":"`, `"}}]}`)
		}},
	} {
		t.Run(name, func(t *testing.T) {
			server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
				w.Header().Set("Content-Type", form.media)
				out := bufio.NewWriterSize(w, 64<<10)
				form.send(out)
				_ = out.Flush() // the other side reports a broken connection
			}))
			defer server.Close()
			p := newProgram(t).withEnv("SOME_TOKEN=a-value-that-is-kept-out")
			p.writeFiles(map[string]string{"t.yaml": "id: t\nprompt: say much\n", "suite.yaml": fmt.Sprintf(`version: 1
name: large
tasks: [t.yaml]
limits: {response: 60MB, trial: 60m, stall: 60m, grade: 60m, jobs: %d}
agents: {m: {kind: model, provider: compatible, model: m, base_url: "%s/v1"}}
scenarios: {plain: {}}
graders: {says: {kind: text, contains: ["a"]}}
trials: %d
`, trials, server.URL, trials)})
			c := p.startCommand("run", "suite.yaml", "--quiet")
			mb := <-watchPeak(c)
			if s := c.awaitEnd(); s.code != exitOK {
				t.Fatal(s)
			}
			t.Logf("peak of the memory: %d MB", mb)
			if mb == 0 || mb > mostMB {
				t.Errorf("the peak of the memory is %d MB, at most %d are wanted", mb, mostMB)
			}
		})
	}
}

var peakLine = regexp.MustCompile(`VmHWM:\s+(\d+) kB`)

// watchPeak reads the peak of the resident memory of a process, in megabytes, until it
// ends.
func watchPeak(c *process) <-chan int {
	peak := make(chan int, 1)
	go func() {
		most := 0
		for {
			if b, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", c.Process.Pid)); err == nil {
				if m := peakLine.FindSubmatch(b); m != nil {
					kb, _ := strconv.Atoi(string(m[1])) // the pattern matches only numbers
					most = max(most, kb>>10)
				}
			}
			select {
			case <-c.done:
				peak <- most
				return
			case <-time.After(20 * time.Millisecond):
			}
		}
	}()
	return peak
}
