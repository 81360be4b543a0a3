package worker

import (
	"math/rand/v2"
	"testing"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// TestQuickKeys: keys with any texts have the digest of their canonical JSON.
func TestQuickKeys(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 20261128))
	text := func() string {
		parts := []string{"", "a", "model-4.1", "<b>", `"`, `\`, "é", "\n", "\u2028", "\x7f", "\xff", "😀", "/"}
		return parts[rng.IntN(len(parts))] + parts[rng.IntN(3)]
	}
	digest := func() seal.Digest {
		if rng.IntN(5) == 0 {
			return ""
		}
		return seal.Of([]byte(text()))
	}
	for range 20_000 {
		g := genKey{rng.IntN(9) - 1, rng.IntN(2) << rng.IntN(40), digest(), digest()}
		got, err := g.hash()
		if want, werr := seal.Hash(genDomain, g); got != want || err != nil || werr != nil {
			t.Fatalf("%+v: %s, %v, want %s, %v", g, got, err, want, werr)
		}
		k := gradeKey{Grader: digest(), Task: digest()}
		left := &k.Artifact
		left.Answer, left.Setup, left.Transcript, left.Tree = digest(), digest(), digest(), digest()
		if rng.IntN(9) > 0 {
			left.End = &trial.End{Reason: trial.EndReason(text()), Detail: text(), Model: text(), Turns: rng.IntN(3)}
			if rng.IntN(4) == 0 {
				left.End.Left = []string{text()}
			}
		}
		for range rng.IntN(3) {
			left.Raw = append(left.Raw, rawDigest{digest(), text()})
		}
		if rng.IntN(3) == 0 {
			left.Submission = &submission{digest(), text()}
		}
		got, err = k.hash()
		if want, werr := seal.Hash(gradeDomain, k); got != want || err != nil || werr != nil {
			t.Fatalf("%+v: %s, %v, want %s, %v", k, got, err, want, werr)
		}
	}
}
