package trial

// Progress is how far a planned trial has come, as a resumed run must know it.
type Progress struct {
	Attempts int    // recorded so far, the settled one included
	Begun    int    // highest number of an attempt that was begun or recorded; 0 if none
	Settled  int    // N of the attempt that counts; 0 if none
	Seq      int64  // of the record of that attempt
	Void     bool   // the attempt that counts is a fault: there is nothing to grade
	Skipped  string // why the trial was left out; "" if it was not, or ran after all

	Scored  []string // current graders that spoke, their own faults included
	Missing []string // current graders that did not; empty for a void attempt
}

// Done reports whether the trial needs nothing more: a settled attempt with a
// score of every current grader, or a skip.
func (p Progress) Done() bool {
	if p.Settled == 0 {
		return p.Skipped != ""
	}
	return len(p.Missing) == 0
}
