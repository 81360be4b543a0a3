package proc

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"time"
)

// lookEvery is how often the process table is read while children live.
const lookEvery = 200 * time.Millisecond

// process is one line of the process table. Pid and start name it for good.
type process struct {
	pid, ppid, pgid, sid int
	start                uint64 // in the system's own unit
	zombie               bool
}

// families knows the living children and who descends from them.
type families struct {
	mu      sync.Mutex
	procs   map[*Proc]bool
	quit    chan struct{} // ends the watch
	watched chan struct{} // closed when it has ended
}

var family = families{procs: map[*Proc]bool{}}

var counter atomic.Int64

// nextID makes the mark of a new child: unique on this machine, and below our
// own mark if we are somebody's child ourselves.
func nextID() string {
	id := fmt.Sprintf("%d.%x.%d", os.Getpid(), began.UnixNano(), counter.Add(1))
	if outer := os.Getenv(Marker); outer != "" {
		return outer + "/" + id
	}
	return id
}

var began = time.Now()

// marked returns env with the mark in it.
func marked(env []string, id string) []string {
	out := slices.DeleteFunc(slices.Clone(env), func(kv string) bool { return strings.HasPrefix(kv, Marker+"=") })
	return append(out, Marker+"="+id)
}

// start starts p's command and enters p.
func (f *families) start(p *Proc) error {
	adoptOrphans()
	f.mu.Lock()
	defer f.mu.Unlock()
	var err error
	spawner.do(func() {
		// A program that was just written may be busy for a moment: a process
		// forked meanwhile holds it open for writing until it execs.
		for wait := time.Millisecond; ; wait *= 2 {
			cmd := p.command()
			if err = cmd.Start(); err == nil {
				p.cmd = cmd
			}
			if !errors.Is(err, syscall.ETXTBSY) || wait > 200*time.Millisecond {
				return
			}
			time.Sleep(wait)
		}
	})
	if err != nil {
		spawner.release()
		return err
	}
	p.pid = p.cmd.Process.Pid
	limit(p.pid, p.spec.Memory, p.spec.CPU)
	f.procs[p] = true
	if f.quit == nil {
		f.quit, f.watched = make(chan struct{}), make(chan struct{})
		go f.watch(f.quit, f.watched)
	}
	return nil
}

// remove takes p out. Its process must not have been waited for before.
func (f *families) remove(p *Proc) {
	f.mu.Lock()
	delete(f.procs, p)
	if len(f.procs) > 0 {
		f.mu.Unlock()
		return
	}
	quit, watched := f.quit, f.watched
	f.quit = nil
	f.mu.Unlock()
	close(quit)
	<-watched
}

// watch remembers descendants while there still is a chain of parents to them.
func (f *families) watch(quit <-chan struct{}, watched chan<- struct{}) {
	defer close(watched)
	tick := time.NewTicker(lookEvery)
	defer tick.Stop()
	for {
		select {
		case <-quit:
			return
		case <-tick.C:
			f.mu.Lock()
			f.look()
			f.mu.Unlock()
		}
	}
}

// look reads the process table, reaps orphans that have ended, and returns what
// there still is of each child's family, the child itself included while it
// lives. f.mu is held.
func (f *families) look() map[*Proc][]process {
	table := processes()
	if len(table) == 0 {
		return nil
	}
	owners := f.attribute(table)
	for p := range f.procs {
		clear(p.seen)
	}
	out := map[*Proc][]process{}
	var ended, strange []process
	for _, q := range table {
		p := owners[q.pid]
		if p != nil && q.pid == p.pid {
			if !q.zombie {
				out[p] = append(out[p], q)
			}
			continue
		}
		orphan := q.zombie && q.ppid == orphanage
		switch {
		case orphan && p != nil:
			ended = append(ended, q)
		case orphan:
			strange = append(strange, q)
		case p != nil: // or a zombie that is not ours to reap yet
			p.seen[q.pid] = q.start
			out[p] = append(out[p], q)
		}
	}
	reap(ended, strange)
	return out
}

// attribute says which child each process of table belongs to.
func (f *families) attribute(table []process) map[int]*Proc {
	owners := map[int]*Proc{}
	roots := map[int]*Proc{}
	marks := map[string]*Proc{}
	for p := range f.procs {
		roots[p.pid] = p
		marks[p.id] = p
	}
	children := map[int][]int{}
	for _, q := range table {
		children[q.ppid] = append(children[q.ppid], q.pid)
		if p := roots[q.pgid]; p != nil {
			owners[q.pid] = p
			continue
		}
		for p := range f.procs {
			if start, ok := p.seen[q.pid]; ok && start == q.start {
				owners[q.pid] = p
			}
		}
	}
	inherit := func() {
		var descend func(int, *Proc)
		descend = func(pid int, p *Proc) {
			for _, c := range children[pid] {
				if owners[c] == nil {
					owners[c] = p
					descend(c, p)
				}
			}
		}
		for _, q := range table {
			if p := owners[q.pid]; p != nil {
				descend(q.pid, p)
			}
		}
	}
	inherit()

	sessions := map[int]*Proc{}
	for _, q := range table {
		if p := owners[q.pid]; p != nil && q.sid != ownSession {
			sessions[q.sid] = p
		}
	}
	for _, q := range table {
		if owners[q.pid] != nil || q.ppid != orphanage || q.zombie {
			continue
		}
		if p := sessions[q.sid]; p != nil {
			owners[q.pid] = p
			continue
		}
		for mark := mark(q); mark != ""; {
			if p := marks[mark]; p != nil {
				owners[q.pid] = p
				break
			}
			cut := strings.LastIndexByte(mark, '/')
			mark = mark[:max(cut, 0)]
		}
	}
	inherit()
	return owners
}

// of returns what there is of p's family.
func (f *families) of(p *Proc) []process {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.look()[p]
}

// kill kills p with all its descendants, those included that come to be
// meanwhile. It returns how many are still there after five seconds.
func (f *families) kill(p *Proc) int {
	deadline := time.Now().Add(5 * time.Second)
	for wait := time.Millisecond; ; wait = min(2*wait, 50*time.Millisecond) {
		left := f.of(p) // before the group dies, and the chains of parents with it
		signalGroup(p.pid, syscall.SIGKILL)
		for _, q := range left {
			send(q, syscall.SIGKILL)
		}
		if len(left) == 0 || time.Now().After(deadline) {
			return len(left)
		}
		time.Sleep(wait)
	}
}

// signalGroup signals the group of a child that has not been waited for, so that
// its number cannot mean anybody else.
func signalGroup(pid int, sig syscall.Signal) { _ = syscall.Kill(-pid, sig) }

// Descendants returns the living processes below pid, in ascending order: its
// children, their children and so on, orphans that it has adopted included.
func Descendants(pid int) ([]int, error) {
	table := processes()
	if !slices.ContainsFunc(table, func(q process) bool { return q.pid == pid }) {
		return nil, fmt.Errorf("list descendants of process %d: it is not in the process table", pid)
	}
	below := map[int]bool{pid: true}
	for again := true; again; {
		again = false
		for _, q := range table {
			if below[q.ppid] && !below[q.pid] && !q.zombie {
				below[q.pid], again = true, true
			}
		}
	}
	delete(below, pid)
	out := make([]int, 0, len(below))
	for pid := range below {
		out = append(out, pid)
	}
	slices.Sort(out)
	return out, nil
}
