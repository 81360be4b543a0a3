package html

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"testing"

	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/browsertest"
	"github.com/assay-eval/assay/internal/report/reporttest"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// TestImagesOfResults checks that a small image in a result is shown as an image and
// others as a line, and that both state what the model received.
func TestImagesOfResults(t *testing.T) {
	p := browsertest.Open(t)
	e := analysetest.Swift()
	var small bytes.Buffer
	if err := png.Encode(&small, image.NewGray(image.Rect(0, 0, 7, 5))); err != nil {
		t.Fatal(err)
	}
	svg := []byte(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`)
	parts := map[string][]byte{"media-a.png": small.Bytes(), "media-b.png": bytes.Repeat([]byte{1}, maxImage+1), "media-c": svg}
	leave(e, grounded, written(t,
		trial.Event{Kind: trial.EventToolCall, Turn: 1, AtMS: 5, Call: &trial.ToolCall{ID: "a", Name: "shot", Server: "docs", Args: `{}`}},
		trial.Event{Kind: trial.EventToolResult, Turn: 1, AtMS: 9, Result: &trial.ToolResult{ID: "a", Name: "shot", Text: "shots", Media: []trial.Media{
			{Name: "media-a.png", MIME: "image/png", Bytes: small.Len(), Passed: true},
			{Name: "media-b.png", MIME: "image/png", Bytes: maxImage + 1, Why: "the API takes 5 MB of one"},
			{Name: "media-c", MIME: "image/svg+xml", Bytes: len(svg)},
			{Name: "media-gone.png", MIME: "image/png", Bytes: 3},
		}}},
	), "")
	for i := range e.Records {
		if a := e.Records[i].Attempt; a != nil && a.Key == grounded {
			for name, b := range parts {
				r := trial.Ref{Digest: seal.Of(b), Size: int64(len(b)), Name: name}
				e.Blobs[r.Digest] = b
				a.Raw = append(a.Raw, r)
			}
		}
	}
	shownOf(t, p, e.Analyse(), reporttest.Recorded{Example: e}, fmt.Sprintf("#/trial/%d?event=0", numberOf(t, e, grounded)))
	p.Wait("document.querySelectorAll('.media').length === 4")
	has(t, p, "[data-event='0'] .res", "image/png", "shown to the model; kept as media-a.png", "not shown to the model: the API takes 5 MB of one", "described to the model; kept as media-c")
	p.Wait("document.querySelector('.media img')?.complete")
	if got := browsertest.Eval[string](p, "[...document.querySelectorAll('.media img')].map(i => `${i.alt} ${i.naturalWidth}x${i.naturalHeight}`).join()"); got != "media-a.png 7x5" {
		t.Errorf("images %q, want the small one alone", got)
	}
	p.Quiet()
}
