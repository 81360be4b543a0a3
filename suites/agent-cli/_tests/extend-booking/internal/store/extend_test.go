package store_test

import (
	"errors"
	"math"
	"testing"
	"time"

	"example.com/quay/internal/harbour"
	"example.com/quay/internal/store"
)

func clock(hour, minute int) time.Time { return time.Date(2024, 5, 1, hour, minute, 0, 0, time.UTC) }

func setUp(t *testing.T) (s *store.Store, lark, gull, gone string) {
	t.Helper()
	s = store.New()
	if err := s.AddBerth(harbour.Berth{ID: "A1", MaxLength: 20}); err != nil {
		t.Fatal(err)
	}
	add := func(vessel string, length float64, from, to time.Time) string {
		b, err := s.Book(harbour.Booking{Berth: "A1", Vessel: vessel, Length: length, From: from, To: to})
		if err != nil {
			t.Fatal(err)
		}
		return b.ID
	}
	lark = add("Lark", 10, clock(10, 0), clock(11, 30))
	gone = add("Gone", 8, clock(12, 0), clock(13, 0))
	if _, err := s.Cancel(gone); err != nil {
		t.Fatal(err)
	}
	gull = add("Gull", 8, clock(14, 0), clock(15, 0))
	return s, lark, gull, gone
}

func TestExtend(t *testing.T) {
	s, lark, gull, gone := setUp(t)
	b, err := s.Extend(lark, clock(14, 0))
	if err != nil || b.ID != lark || !b.To.Equal(clock(14, 0)) || !b.From.Equal(clock(10, 0)) || math.Abs(b.Price-14) > 1e-9 {
		t.Fatalf("%+v %v, want till 14:00 for 14.00", b, err)
	}
	if got, _ := s.Get(lark); !got.To.Equal(clock(14, 0)) {
		t.Errorf("%+v is kept", got)
	}
	for name, c := range map[string]struct {
		id   string
		to   time.Time
		want error
	}{
		"into the next one":  {lark, clock(14, 1), store.ErrConflict},
		"not longer":         {lark, clock(14, 0), store.ErrInvalid},
		"shorter":            {lark, clock(12, 0), store.ErrInvalid},
		"no time":            {lark, time.Time{}, store.ErrInvalid},
		"cancelled":          {gone, clock(13, 30), store.ErrConflict},
		"nothing":            {"b99", clock(13, 0), store.ErrNotFound},
		"cancelled, shorter": {gone, clock(12, 30), store.ErrConflict},
	} {
		if _, err := s.Extend(c.id, c.to); !errors.Is(err, c.want) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if got, _ := s.Get(lark); !got.To.Equal(clock(14, 0)) || math.Abs(got.Price-14) > 1e-9 {
		t.Errorf("%+v is kept after what was refused", got)
	}
	if _, err := s.Extend(gull, clock(20, 0)); err != nil {
		t.Error(err)
	}
}
