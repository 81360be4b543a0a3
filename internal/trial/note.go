package trial

import "time"

// Note is one line of notes.jsonl: what a person said of a trial. Notes are
// appended and never changed; what takes one back is a later one that names it
// in Revokes and carries nothing else. Only an override changes a figure, and
// then the figure as graded stands beside the new one.
type Note struct {
	Seq  int64     `json:"seq"` // gapless from 1
	Time time.Time `json:"t"`
	By   string    `json:"by"`
	Key  Key       `json:"key"`
	// Attempt is the attempt that was settled when the note was made (Attempt.N); 0
	// if none was. An override is of that attempt and of no other.
	Attempt int    `json:"attempt"`
	Label   string `json:"label,omitempty"` // a short word to find trials by
	Note    string `json:"note,omitempty"`
	// Override is the outcome in place of that of the graders: pass, fail or
	// unknown; Reason says why, and is never empty with it.
	Override Verdict `json:"override,omitempty"`
	Reason   string  `json:"reason,omitempty"`
	Revokes  int64   `json:"revokes,omitempty"` // Seq of the note of the same trial that counts no more
}

// Revoked returns the Seq of every note that a later one of the same trial takes
// back.
func Revoked(notes []Note) map[int64]bool {
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

// Overriding returns the override that counts for an attempt: the last of its
// notes that has one and was not taken back; nil if there is none. All notes
// must be of one trial.
func Overriding(notes []Note, attempt int) *Note {
	revoked := Revoked(notes)
	var last *Note
	for i := range notes {
		n := &notes[i]
		if n.Override != "" && n.Attempt == attempt && !revoked[n.Seq] && (last == nil || n.Seq > last.Seq) {
			last = n
		}
	}
	return last
}
