package view

import (
	"slices"
	"sync"

	"github.com/assay-eval/assay/internal/report/html"
	"github.com/assay-eval/assay/internal/trial"
)

// minLongTranscript is from how many bytes on it is remembered where the chunks of a
// transcript begin; maxLong is of how many transcripts. One of 100 MB has about a
// thousand chunks, each of which is remembered by 16 bytes.
const (
	minLongTranscript = 1 << 20
	maxLong           = 16
)

// placeCache keeps the places of the transcripts that were served last. Digests name
// them, so that their run does not matter.
type placeCache struct {
	mu   sync.Mutex
	kept []*html.Places // the last one last
}

func (l *placeCache) find(transcript trial.Ref) *html.Places {
	l.mu.Lock()
	defer l.mu.Unlock()
	i := slices.IndexFunc(l.kept, func(p *html.Places) bool { return p.Of(transcript) })
	if i < 0 {
		return nil
	}
	p := l.kept[i]
	l.kept = append(slices.Delete(l.kept, i, i+1), p)
	return p
}

func (l *placeCache) add(p *html.Places) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.kept = append(l.kept, p)
	if len(l.kept) > maxLong {
		l.kept = slices.Delete(l.kept, 0, 1)
	}
}
