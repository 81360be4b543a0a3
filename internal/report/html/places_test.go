package html

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
)

// TestPlaces: a chunk or a part that is read from where its chunk begins is, byte
// for byte, the one that a walk from the start of the transcript gives.
func TestPlaces(t *testing.T) {
	testenv.Slow(t)
	rng := rand.New(rand.NewPCG(3, 3))
	var events []trial.Event
	for i := range 400 {
		size := rng.IntN(300)
		switch rng.IntN(40) {
		case 0:
			size = maxHead + rng.IntN(maxChunk)
		case 1:
			size = maxPart + rng.IntN(2*maxPart)
		}
		text := strings.Repeat("é<b>\u202e\n", size/9+1)
		switch rng.IntN(3) {
		case 0:
			events = append(events, trial.Event{Kind: trial.EventAssistant, Turn: i, Text: text})
		case 1:
			events = append(events, trial.Event{Kind: trial.EventToolCall, Turn: i, Call: &trial.ToolCall{ID: fmt.Sprint(i), Name: "look", Args: text}})
		default:
			events = append(events, trial.Event{Kind: trial.EventToolResult, Turn: i, Result: &trial.ToolResult{ID: fmt.Sprint(i - 1), Name: "look", Text: text}, Text: text[:min(len(text), 9)]})
		}
	}
	for _, tail := range []string{"", `{"at_ms":1,"kind":"assist`, "\n\n  \n"} {
		e := analysetest.Bindings()
		if e.Blobs == nil {
			e.Blobs = analysetest.Blobs{}
		}
		key := e.Plan.Trials[0].Key
		transcript := append(bytes.ReplaceAll(written(t, events...), []byte("\n"), []byte("\n\n")), tail...) // empty lines count in offsets
		leave(e, key, transcript, "")
		a, ev := e.Analyse(), e.Opener()
		at := 0
		for a.Trials[at].Key() != key {
			at++
		}
		var names []string
		bodies := map[string][]byte{}
		whole, err := readTrial(a, at, ev, func(name string, body []byte) error {
			names, bodies[name] = append(names, name), body
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		ref := trial.Ref{}
		for _, rec := range e.Records {
			if rec.Attempt != nil && rec.Attempt.Key == key {
				ref = rec.Attempt.Transcript
			}
		}
		p := PlacesOf(whole, ref)
		if !p.Of(ref) || p.Of(trial.Ref{Digest: ref.Digest, Size: 1}) || (*Places)(nil).Of(ref) {
			t.Error("places do not know their transcript")
		}
		seen := map[string]int{}
		for _, name := range names {
			if name[0] != 'c' && name[0] != 'x' {
				continue
			}
			seen[name[:1]]++
			got, err := p.Item(name, ev)
			if err != nil || !bytes.Equal(got, bodies[name]) {
				t.Errorf("item %s has %d bytes, and a walk gives %d (%v)", name, len(got), len(bodies[name]), err)
			}
		}
		if seen["c"] < 5 || seen["x"] < 10 {
			t.Errorf("of chunks and parts only %v are seen", seen)
		}
		for _, name := range []string{"c/9999", "c/-1", "c/", "c", "t", "", "x/0/text/99", "x/99999/text/0", "x/5", "f/answer/0", "y/1"} {
			if got, err := p.Item(name, ev); err == nil {
				t.Errorf("there is an item %q: %.80s", name, got)
			}
		}
	}
}
