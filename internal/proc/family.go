//go:build unix

package proc

import (
	"errors"
	"strings"
	"sync"
	"syscall"
	"time"
)

// scanInterval is the time between scans of the process table while children live.
const scanInterval = 200 * time.Millisecond

// process is one line of the process table. Pid and start identify it uniquely.
type process struct {
	pid, ppid, pgid, sid int
	start                uint64 // in the system's own unit
	name                 string // of the program, shortened by the system
	zombie               bool
}

// families tracks the living children and their descendants.
type families struct {
	mu      sync.Mutex
	procs   map[*Proc]bool
	quit    chan struct{} // ends the watch
	watched chan struct{} // closed when it has ended
}

var family = families{procs: map[*Proc]bool{}}

// startChild starts p's command and enters p.
func (f *families) startChild(p *Proc) error {
	adoptOrphans()
	f.mu.Lock()
	defer f.mu.Unlock()
	var err error
	spawner.runOnThread(func() {
		// A program that was just written may be busy for a moment: a process
		// forked meanwhile holds it open for writing until it execs.
		for wait := time.Millisecond; ; wait *= 2 {
			cmd := p.newCommand()
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
	if p.super == nil {
		setLimits(p.pid, p.spec.Memory, p.spec.CPU)
	}
	f.procs[p] = true
	if f.quit == nil {
		f.quit, f.watched = make(chan struct{}), make(chan struct{})
		go f.watchTable(f.quit, f.watched)
	}
	return nil
}

// removeChild removes p, whose process must not have been waited for yet.
func (f *families) removeChild(p *Proc) {
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

// watchTable records descendants while a chain of parents still leads to them.
func (f *families) watchTable(quit <-chan struct{}, watched chan<- struct{}) {
	defer close(watched)
	tick := time.NewTicker(scanInterval)
	defer tick.Stop()
	for {
		select {
		case <-quit:
			return
		case <-tick.C:
			f.mu.Lock()
			f.scanTable()
			f.mu.Unlock()
		}
	}
}

// scanTable reads the process table, reaps orphans that have ended, and returns each
// child's remaining family, the child included while it lives. The caller holds f.mu.
func (f *families) scanTable() map[*Proc][]process {
	table := familyTable()
	if len(table) == 0 {
		return nil
	}
	owners := f.assignOwners(table)
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
		orphan := q.zombie && q.ppid == orphanParent
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
	reapOrphans(ended, strange)
	return out
}

// assignOwners returns the child that each process of table belongs to.
func (f *families) assignOwners(table []process) map[int]*Proc {
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
		if owners[q.pid] != nil || q.ppid != orphanParent || q.zombie {
			continue
		}
		if p := sessions[q.sid]; p != nil {
			owners[q.pid] = p
			continue
		}
		for mark := readMarker(q); mark != ""; {
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

func (f *families) familyOf(p *Proc) []process {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.scanTable()[p]
}

// killFamily kills p and all its descendants, including ones started meanwhile. It
// returns how many are left after five seconds.
func (f *families) killFamily(p *Proc) int {
	deadline := time.Now().Add(5 * time.Second)
	for wait := time.Millisecond; ; wait = min(2*wait, 50*time.Millisecond) {
		left := f.familyOf(p) // before the group dies, and the chains of parents with it
		signalGroup(p.pid, syscall.SIGKILL)
		for _, q := range left {
			signalProcess(q, syscall.SIGKILL)
		}
		if len(left) == 0 || time.Now().After(deadline) {
			return len(left)
		}
		time.Sleep(wait)
	}
}

// killAbandoned kills the orphans that belong to no child, since their supervisor was
// killed. It returns how many are left after five seconds.
func (f *families) killAbandoned() int {
	deadline := time.Now().Add(5 * time.Second)
	for wait := time.Millisecond; ; wait = min(2*wait, 50*time.Millisecond) {
		left := f.findAbandoned()
		if len(left) == 0 || time.Now().After(deadline) {
			return len(left)
		}
		for _, q := range left {
			signalProcess(q, syscall.SIGKILL)
		}
		time.Sleep(wait)
	}
}

// findAbandoned returns the orphans, with their descendants, that are no child's
// and were not started by other code of this program.
func (f *families) findAbandoned() []process {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.scanTable() // reaps ended orphans
	table := familyTable()
	mine := knownChildren() // after the table: a child started in between is in neither
	if mine == nil {
		return nil
	}
	owners := f.assignOwners(table)
	lost := map[int]bool{}
	var out []process
	for grown := true; grown; {
		grown = false
		for _, q := range table {
			orphan := q.ppid == orphanParent && owners[q.pid] == nil && !mine[q.pid]
			if !lost[q.pid] && (orphan || lost[q.ppid]) {
				lost[q.pid], grown = true, true
				out = append(out, q)
			}
		}
	}
	return out
}
