package seal

import (
	"os"
	"slices"
	"strings"
	"testing"
	"time"
)

// benchText returns n bytes as a run records them: this package's own source in JSON.
func benchText(b *testing.B, n int) []byte {
	var line strings.Builder
	for _, name := range []string{"rows.go", "runs.go", "views.go", "redact.go", "escapes.go"} {
		text, err := os.ReadFile(name)
		if err != nil {
			b.Fatal(err)
		}
		line.WriteString(`{"at_ms":12,"kind":"tool_result","result":{"id":"call_1","name":"read_file","text":` + inJSON(string(text)) + "}}\n")
	}
	return []byte(strings.Repeat(line.String(), n/line.Len()+1))[:n]
}

// BenchmarkRatio reports how much longer it takes to find secrets in all encodings than to
// find their plain forms (x-plain).
func BenchmarkRatio(b *testing.B) {
	prose := benchText(b, 4<<20)
	events := []byte(strings.Repeat(`{"at_ms":12,"kind":"tool_result","result":{"id":"call_1","name":"read_file","text":"func (s *Server) Handle(w http.ResponseWriter, r *http.Request) {\n\tif r.Method != \"GET\" {\n"}}`+"\n", 23000))
	for name, secrets := range map[string][]Secret{"long": benchSecrets(), "short": append(benchSecrets(), Secret{"PASSWORD", "hunter22"})} {
		r := NewRedactor(secrets)
		for kind, text := range map[string][]byte{"source": prose, "events": events} {
			b.Run(name+"/"+kind, func(b *testing.B) {
				b.SetBytes(int64(len(text)))
				var ratios []float64
				for b.Loop() {
					began := time.Now()
					for range r.matcher.findAll(text) {
					}
					plain := time.Since(began)
					began = time.Now()
					r.Values(text)
					ratios = append(ratios, float64(time.Since(began))/float64(plain))
				}
				slices.Sort(ratios)
				b.ReportMetric(ratios[len(ratios)/2], "x-plain")
			})
		}
	}
}
