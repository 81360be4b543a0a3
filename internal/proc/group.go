package proc

import (
	"os"
	"sync"
	"sync/atomic"
	"unsafe"
)

// Group counts programs that run at the same time, such as a trial's agent and its
// servers, together: Limits.Memory and Limits.Processes bound their sum. If the sum
// passes a limit, the program that uses most is killed. The zero value is an empty group.
type Group struct {
	mu     sync.Mutex
	table  useTable // nil until the first program
	file   *os.File // of table
	taken  [groupSize]bool
	closed bool
}

// groupSize is how many programs of a group are counted together at one time. Further
// ones are counted on their own.
const groupSize = 64

// useTable holds the resource use of the programs of a group. Their supervisors share it.
type useTable []byte

// use is the last sample of a program.
type use struct {
	memory    atomic.Int64 // resident bytes
	exact     atomic.Int64 // 1 if memory divides the pages that several processes share
	processes atomic.Int64
}

const useSize = int(unsafe.Sizeof(use{}))

func (t useTable) at(slot int) *use { return (*use)(unsafe.Pointer(&t[slot*useSize])) }

// clearUse forgets the program of a slot.
func (t useTable) clearUse(slot int) {
	u := t.at(slot)
	u.memory.Store(0)
	u.exact.Store(0)
	u.processes.Store(0)
}

// others is the resource use of the other programs of a group.
type others struct {
	sum     int64
	largest bool // whether one of them is killed before the program of the slot
	exact   bool
}

// sumOthers sums the use of the programs in other slots. own is the use of the program in
// slot.
func (t useTable) sumOthers(slot int, own int64, value func(*use) int64) others {
	o := others{exact: true}
	for i := range groupSize {
		if i == slot {
			continue
		}
		u := t.at(i)
		n := value(u)
		o.sum += n
		o.largest = o.largest || n > own || n == own && i < slot
		o.exact = o.exact && (n == 0 || u.exact.Load() == 1)
	}
	return o
}

// takeSlot returns a slot of the group for a program, the file of its table, and the
// function that frees the slot. The file is nil if there is no slot or no shared memory.
func (g *Group) takeSlot() (slot int, file *os.File, free func()) {
	none := func() {}
	if g == nil {
		return 0, nil, none
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.table == nil {
		g.table, g.file = newUseTable()
	}
	if g.table == nil {
		return 0, nil, none
	}
	for i := range g.taken {
		if !g.taken[i] {
			g.taken[i] = true
			return i, g.file, func() { g.freeSlot(i) }
		}
	}
	return 0, nil, none
}

func (g *Group) freeSlot(slot int) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.table.clearUse(slot)
	g.taken[slot] = false
	g.release()
}

// Close frees the memory of the group once its programs have ended.
func (g *Group) Close() {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.closed = true
	g.release()
}

// release frees the table of a closed group without programs.
func (g *Group) release() {
	if !g.closed || g.table == nil {
		return
	}
	for _, taken := range g.taken {
		if taken {
			return
		}
	}
	g.table.unmap()
	g.file.Close()
	g.table, g.file = nil, nil
}
