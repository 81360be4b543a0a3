package notify_test

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"example.com/quay/internal/harbour"
	"example.com/quay/internal/notify"
)

// vessels counts who is being told at once.
type vessels struct {
	now, most, told atomic.Int64
	take            func(path string) (time.Duration, int)
}

func (v *vessels) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	n := v.now.Add(1)
	defer v.now.Add(-1)
	for {
		most := v.most.Load()
		if n <= most || v.most.CompareAndSwap(most, n) {
			break
		}
	}
	v.told.Add(1)
	d, status := v.take(r.URL.Path)
	time.Sleep(d)
	w.WriteHeader(status)
}

func sea(t *testing.T, take func(path string) (time.Duration, int)) (*vessels, *httptest.Server) {
	t.Helper()
	v := &vessels{take: take}
	srv := httptest.NewServer(v)
	t.Cleanup(srv.Close)
	return v, srv
}

func fleet(url string, n int) []harbour.Booking {
	var out []harbour.Booking
	for i := range n {
		out = append(out, harbour.Booking{ID: fmt.Sprintf("v%02d", i), Notify: fmt.Sprintf("%s/%02d", url, i)})
	}
	return out
}

func TestLimit(t *testing.T) {
	for limit, want := range map[int]int64{1: 1, 3: 3, 0: 8, -1: 8} {
		v, srv := sea(t, func(string) (time.Duration, int) { return 20 * time.Millisecond, 200 })
		n := &notify.Notifier{Client: srv.Client(), Limit: limit}
		if err := n.All(context.Background(), "moved", fleet(srv.URL, 24)); err != nil {
			t.Error(err)
		}
		if v.told.Load() != 24 || v.most.Load() > want || want > 1 && v.most.Load() < 2 {
			t.Errorf("limit %d: %d told, %d at once", limit, v.told.Load(), v.most.Load())
		}
	}
}

func TestAllFailures(t *testing.T) {
	// The first to be told fails last.
	v, srv := sea(t, func(path string) (time.Duration, int) {
		switch path {
		case "/01":
			return 150 * time.Millisecond, 500
		case "/04", "/09":
			return 0, 410
		}
		return 0, 204
	})
	list := fleet(srv.URL, 10)
	list[6].Notify = "http://not a url"
	n := &notify.Notifier{Client: srv.Client(), Limit: 4}
	err := n.All(context.Background(), "moved", list)
	if err == nil || v.told.Load() != 9 {
		t.Fatalf("%d told, %v", v.told.Load(), err)
	}
	var at []int
	for _, id := range []string{"v01", "v04", "v06", "v09"} {
		at = append(at, strings.Index(err.Error(), id))
	}
	for i, p := range at {
		if p < 0 || i > 0 && p < at[i-1] {
			t.Fatalf("failures are not all there in the order of the bookings: %v", err)
		}
	}
	joined, ok := err.(interface{ Unwrap() []error })
	if !ok || len(joined.Unwrap()) != 4 {
		t.Errorf("not four errors in one: %v", err)
	}
}

func TestNoneOfThemFails(t *testing.T) {
	n := &notify.Notifier{}
	if err := n.All(context.Background(), "moved", []harbour.Booking{{ID: "v1"}}); err != nil {
		t.Error(err)
	}
	if err := n.All(context.Background(), "moved", nil); err != nil {
		t.Error(err)
	}
}

func TestStops(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	var once sync.Once
	v, srv := sea(t, func(string) (time.Duration, int) {
		once.Do(cancel)
		return 50 * time.Millisecond, 200
	})
	n := &notify.Notifier{Client: srv.Client(), Limit: 2}
	begun := time.Now()
	err := n.All(ctx, "moved", fleet(srv.URL, 40))
	if !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
	if told := v.told.Load(); told > 6 {
		t.Errorf("%d told after it was called off", told)
	}
	if took := time.Since(begun); took > time.Second {
		t.Errorf("took %s to stop", took)
	}
	if !strings.Contains(fmt.Sprint(err), "v39") {
		t.Errorf("who was not told is not named: %v", err)
	}
}

func TestReturnsWhenAllIsDone(t *testing.T) {
	v, srv := sea(t, func(path string) (time.Duration, int) { return 60 * time.Millisecond, 500 })
	n := &notify.Notifier{Client: srv.Client(), Limit: 3}
	_ = n.All(context.Background(), "moved", fleet(srv.URL, 7))
	if v.now.Load() != 0 || v.told.Load() != 7 {
		t.Errorf("%d still under way, %d told", v.now.Load(), v.told.Load())
	}
}
