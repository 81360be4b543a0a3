package trial

import "time"

// Note is one line of notes.jsonl: a person's remark on a trial. Notes are appended
// and never changed; a later note with nothing but Revokes takes one back. Only an
// override changes a figure, which is then shown next to the figure as graded.
type Note struct {
	Seq  int64     `json:"seq"` // gapless from 1
	Time time.Time `json:"t"`
	By   string    `json:"by"`
	Key  Key       `json:"key"`
	// Attempt is the attempt that was settled when the note was made (Attempt.N), or
	// 0 if none. An override applies to that attempt only.
	Attempt int    `json:"attempt"`
	Label   string `json:"label,omitempty"` // a short word to find trials by
	Note    string `json:"note,omitempty"`
	// Override replaces the graders' outcome by pass, fail or unknown. Reason must
	// then be set.
	Override Verdict `json:"override,omitempty"`
	Reason   string  `json:"reason,omitempty"`
	Revokes  int64   `json:"revokes,omitempty"` // Seq of the note of the same trial to take back
}

// RevokedNotes returns the Seq of every note that a later note of the same trial
// revokes.
func RevokedNotes(notes []Note) map[int64]bool {
	out := map[int64]bool{}
	of := make(map[int64]Key, len(notes))
	for i := range notes {
		n := &notes[i]
		of[n.Seq] = n.Key
		if key, before := of[n.Revokes]; before && n.Revokes > 0 && key == n.Key {
			out[n.Revokes] = true
		}
	}
	return out
}

// LastOverride returns the last note that overrides the attempt and was not revoked,
// or nil if none. All notes must be of one trial.
func LastOverride(notes []Note, attempt int) *Note {
	revoked := RevokedNotes(notes)
	var last *Note
	for i := range notes {
		n := &notes[i]
		if n.Override != "" && n.Attempt == attempt && !revoked[n.Seq] && (last == nil || n.Seq > last.Seq) {
			last = n
		}
	}
	return last
}
