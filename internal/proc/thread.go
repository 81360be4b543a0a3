package proc

import (
	"runtime"
	"sync"
)

// thread is the operating system thread that starts all children. A child gets its
// parent-death signal when the thread that started it ends, and Go ends threads at
// will; so this one is locked, and lives as long as any child does.
type thread struct {
	mu    sync.Mutex
	users int
	work  chan func()
}

var spawner thread

// runOnThread runs f on the thread, and keeps the thread until release is called.
func (t *thread) runOnThread(f func()) {
	t.mu.Lock()
	if t.users == 0 {
		t.work = make(chan func())
		go runQueue(t.work)
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

func (t *thread) release() {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.users--; t.users == 0 {
		close(t.work)
	}
}

func runQueue(work <-chan func()) {
	runtime.LockOSThread() // never unlocked: the thread ends with the goroutine
	for f := range work {
		f()
	}
}
