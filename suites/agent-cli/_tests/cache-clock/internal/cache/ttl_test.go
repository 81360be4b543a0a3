package cache_test

import (
	"errors"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"example.com/quay/internal/cache"
)

type clock struct {
	mu sync.Mutex
	t  time.Time
}

func (c *clock) now() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.t
}

func (c *clock) turn(d time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.t = c.t.Add(d)
}

func start() *clock { return &clock{t: time.Date(2024, 5, 1, 0, 0, 0, 0, time.UTC)} }

func TestReadingDoesNotProlong(t *testing.T) {
	c := start()
	k := cache.New[int](time.Minute, cache.WithClock(c.now))
	k.Put("a", 1)
	for range 5 {
		c.turn(11 * time.Second)
		if v, ok := k.Get("a"); !ok || v != 1 {
			t.Fatalf("after %s: %d %v", c.now(), v, ok)
		}
	}
	c.turn(5 * time.Second)
	if _, ok := k.Get("a"); ok {
		t.Error("good after exactly a minute")
	}
}

func TestPuttingAnewProlongs(t *testing.T) {
	c := start()
	k := cache.New[int](time.Minute, cache.WithClock(c.now))
	k.Put("a", 1)
	c.turn(50 * time.Second)
	k.Put("a", 2)
	c.turn(50 * time.Second)
	if v, ok := k.Get("a"); !ok || v != 2 {
		t.Errorf("%d %v", v, ok)
	}
}

func TestLenCountsWhatIsGood(t *testing.T) {
	c := start()
	k := cache.New[int](time.Minute, cache.WithClock(c.now))
	k.Put("a", 1)
	c.turn(30 * time.Second)
	k.Put("b", 1)
	if k.Len() != 2 {
		t.Errorf("%d of 2", k.Len())
	}
	c.turn(30 * time.Second)
	if k.Len() != 1 {
		t.Errorf("%d, but a is over", k.Len())
	}
}

func TestClockIsOptional(t *testing.T) {
	k := cache.New[string](time.Hour)
	k.Put("a", "x")
	if v, ok := k.Get("a"); !ok || v != "x" {
		t.Errorf("%q %v", v, ok)
	}
}

func TestFetchAsksOnce(t *testing.T) {
	k := cache.New[int](time.Minute, cache.WithClock(start().now))
	var asked atomic.Int64
	var wg sync.WaitGroup
	for range 16 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			v, err := k.Fetch("a", func() (int, error) {
				asked.Add(1)
				time.Sleep(100 * time.Millisecond)
				return 7, nil
			})
			if v != 7 || err != nil {
				t.Errorf("%d %v", v, err)
			}
		}()
	}
	wg.Wait()
	if asked.Load() != 1 {
		t.Errorf("asked %d times", asked.Load())
	}
}

func TestSlowKeyHoldsUpNoOther(t *testing.T) {
	k := cache.New[int](time.Minute, cache.WithClock(start().now))
	k.Put("there", 3)
	begun, release := make(chan struct{}), make(chan struct{})
	slow := make(chan int, 1)
	go func() {
		v, _ := k.Fetch("slow", func() (int, error) { close(begun); <-release; return 1, nil })
		slow <- v
	}()
	<-begun
	quick := make(chan int, 1)
	go func() {
		k.Get("there")
		v, _ := k.Fetch("quick", func() (int, error) { return 2, nil })
		quick <- v + k.Len() - k.Len()
	}()
	select {
	case v := <-quick:
		if v != 2 {
			t.Error(v)
		}
	case <-time.After(3 * time.Second):
		t.Error("another key waits for the slow one")
	}
	close(release)
	if v := <-slow; v != 1 {
		t.Error(v)
	}
}

func TestValueCountsFromWhenItCame(t *testing.T) {
	c := start()
	k := cache.New[int](time.Minute, cache.WithClock(c.now))
	_, _ = k.Fetch("a", func() (int, error) { c.turn(59 * time.Second); return 1, nil })
	c.turn(30 * time.Second)
	if _, ok := k.Get("a"); !ok {
		t.Error("the time it took to get counts")
	}
}

func TestFailureIsNotKept(t *testing.T) {
	k := cache.New[int](time.Minute, cache.WithClock(start().now))
	broken := errors.New("broken")
	if _, err := k.Fetch("a", func() (int, error) { return 0, broken }); !errors.Is(err, broken) {
		t.Error(err)
	}
	if v, err := k.Fetch("a", func() (int, error) { return 4, nil }); v != 4 || err != nil {
		t.Errorf("%d %v", v, err)
	}
}
