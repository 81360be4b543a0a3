package doors

import "time"

type Store struct {
	Door
	before string
	since  time.Time
}

func (s *Store) Allow(b *Badge, now time.Time) bool {
	if !s.Door.Allow(b, now) {
		return false
	}
	alone := s.before == "" || s.before == b.Holder
	if alone || now.After(s.since.Add(30*time.Second)) {
		s.before, s.since = b.Holder, now
		return false
	}
	s.before = ""
	return true
}

type Log struct {
	lines []string
}

func (l *Log) Note(area string, b *Badge, opened bool) {
	word := "refused"
	if opened {
		word = "opened"
	}
	l.lines = append(l.lines, area+" "+word+" "+b.Holder)
}
