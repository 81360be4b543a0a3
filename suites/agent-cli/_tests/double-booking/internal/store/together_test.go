package store_test

import (
	"errors"
	"fmt"
	"path/filepath"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"example.com/quay/internal/harbour"
	"example.com/quay/internal/store"
)

func noon(hours int) time.Time {
	return time.Date(2024, 5, 1, 12, 0, 0, 0, time.UTC).Add(time.Duration(hours) * time.Hour)
}

func booking(vessel string, from, to int) harbour.Booking {
	return harbour.Booking{Berth: "A1", Vessel: vessel, Length: 8, From: noon(from), To: noon(to)}
}

func harbourOf(t *testing.T, options ...store.Option) *store.Store {
	t.Helper()
	s := store.New(options...)
	if err := s.AddBerth(harbour.Berth{ID: "A1", MaxLength: 12}); err != nil {
		t.Fatal(err)
	}
	return s
}

// Two bookings of one berth meet where the id is made: however the store works,
// one of them must lose.
func TestOneOfTwoLoses(t *testing.T) {
	var here atomic.Int64
	both := make(chan struct{})
	s := harbourOf(t, store.WithIDs(func() string {
		n := here.Add(1)
		if n == 2 {
			close(both)
		}
		select {
		case <-both:
		case <-time.After(300 * time.Millisecond):
		}
		return fmt.Sprintf("x%d", n)
	}))
	errs := make(chan error, 2)
	for i := range 2 {
		go func() {
			_, err := s.Book(booking(fmt.Sprint("vessel ", i), 0, 2))
			errs <- err
		}()
	}
	first, second := <-errs, <-errs
	if first != nil {
		first, second = second, first
	}
	if first != nil || !errors.Is(second, store.ErrConflict) {
		t.Errorf("%v and %v", first, second)
	}
	if n := len(s.List()); n != 1 {
		t.Errorf("%d bookings", n)
	}
}

func TestIDsDiffer(t *testing.T) {
	s := harbourOf(t)
	var wg sync.WaitGroup
	for i := range 200 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			if _, err := s.Book(booking("Lark", 2*i, 2*i+1)); err != nil {
				t.Error(err)
			}
		}()
	}
	wg.Wait()
	if n := len(s.List()); n != 200 {
		t.Errorf("%d bookings of 200", n)
	}
}

func TestCancelOnce(t *testing.T) {
	for range 50 {
		s := harbourOf(t)
		b, err := s.Book(booking("Lark", 0, 1))
		if err != nil {
			t.Fatal(err)
		}
		var done atomic.Int64
		var wg sync.WaitGroup
		for range 8 {
			wg.Add(1)
			go func() {
				defer wg.Done()
				if _, err := s.Cancel(b.ID); err == nil {
					done.Add(1)
				}
			}()
		}
		wg.Wait()
		if done.Load() != 1 {
			t.Fatalf("cancelled %d times", done.Load())
		}
	}
}

func TestWhatLeavesIsACopy(t *testing.T) {
	s := harbourOf(t)
	b, err := s.Book(booking("Lark", 0, 1))
	if err != nil {
		t.Fatal(err)
	}
	id := b.ID
	b.Vessel = "booked"
	got, _ := s.Get(id)
	if got.Vessel != "Lark" {
		t.Errorf("Book gives away its own: %s", got.Vessel)
	}
	got.Vessel = "got"
	list := s.List()
	if list[0].Vessel != "Lark" {
		t.Errorf("Get gives away its own: %s", list[0].Vessel)
	}
	list[0].Vessel = "listed"
	gone, err := s.Cancel(id)
	if err != nil || gone.Vessel != "Lark" {
		t.Errorf("List gives away its own: %+v %v", gone, err)
	}
	gone.Status = harbour.Booked
	if again, _ := s.Get(id); again.Active() {
		t.Error("Cancel gives away its own")
	}
}

func TestLoadWhileReading(t *testing.T) {
	s := harbourOf(t)
	if _, err := s.Book(booking("Lark", 0, 1)); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "harbour.json")
	if err := s.Save(path); err != nil {
		t.Fatal(err)
	}
	stop, empty := make(chan struct{}), atomic.Int64{}
	var wg sync.WaitGroup
	wg.Add(1)
	go func() {
		defer wg.Done()
		for {
			select {
			case <-stop:
				return
			default:
			}
			if len(s.List()) == 0 || len(s.Berths()) == 0 {
				empty.Add(1)
			}
		}
	}()
	for range 100 {
		if err := s.Load(path); err != nil {
			t.Error(err)
		}
	}
	close(stop)
	wg.Wait()
	if empty.Load() > 0 {
		t.Errorf("seen empty %d times", empty.Load())
	}
}
