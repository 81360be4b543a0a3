package proc

import (
	"runtime"
	"sync"
)

// thread is one operating system thread that starts all children. The signal
// that a child gets at its parent's death follows the thread that started it,
// and Go ends threads as it likes; so this one is locked, and lives as long as
// any child does.
type thread struct {
	mu    sync.Mutex
	users int
	work  chan func()
}

var spawner thread

// do runs f on the thread, and holds the thread until release is called.
func (t *thread) do(f func()) {
	t.mu.Lock()
	if t.users == 0 {
		t.work = make(chan func())
		go loop(t.work)
	}
	t.users++
	work := t.work
	t.mu.Unlock()
	done := make(chan struct{})
	work <- func() {
		defer close(done)
		f()
	}
	<-done
}

// release gives the thread up.
func (t *thread) release() {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.users--; t.users == 0 {
		close(t.work)
	}
}

func loop(work <-chan func()) {
	runtime.LockOSThread() // never unlocked: the thread ends with the goroutine
	for f := range work {
		f()
	}
}
