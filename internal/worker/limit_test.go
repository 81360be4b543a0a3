package worker

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"
)

func TestLimit(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := newLimit(t.Context(), time.Minute)
		defer l.stop()
		began := time.Now()
		time.Sleep(20 * time.Second)
		unlimited, resume := l.pause()
		_, again := l.pause()
		time.Sleep(10 * time.Minute)
		again()
		time.Sleep(10 * time.Minute)
		if l.Err() != nil || unlimited.Err() != nil {
			t.Fatalf("a paused limit ends: %v, %v", l.Err(), unlimited.Err())
		}
		resume()
		resume()
		end, ok := l.Deadline()
		if want := began.Add(21 * time.Minute); !ok || !end.Equal(want) {
			t.Errorf("deadline %v, %v; want %v", end, ok, want)
		}
		child, cancel := context.WithTimeout(l, time.Hour)
		defer cancel()
		<-child.Done()
		if took := time.Since(began); took != 21*time.Minute {
			t.Errorf("the limit ended after %s", took)
		}
		if !errors.Is(l.Err(), context.DeadlineExceeded) || !errors.Is(context.Cause(child), context.DeadlineExceeded) || unlimited.Err() != nil {
			t.Errorf("errors %v, %v, %v", l.Err(), context.Cause(child), unlimited.Err())
		}
	})
	synctest.Test(t, func(t *testing.T) {
		parent, cancel := context.WithCancel(t.Context())
		l := newLimit(parent, 0)
		defer l.stop()
		time.Sleep(time.Hour)
		if _, ok := l.Deadline(); ok || l.Err() != nil {
			t.Errorf("a limit of zero ends: %v", l.Err())
		}
		cancel()
		if !errors.Is(l.Err(), context.Canceled) {
			t.Errorf("error %v after the parent was canceled", l.Err())
		}
	})
}
