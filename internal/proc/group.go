package proc

import (
	"os"
	"slices"
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

	control *controlGroup // nil before the first program, or if there are none
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

// place is a program's position in its group.
type place struct {
	slot    int
	file    *os.File // of the table; nil if the program is counted on its own
	control string   // its control group; "" if none
	leave   func()   // frees it all
}

// takePlace returns a place in the group for a program. Without a group, the program has a
// control group for itself, if there are any.
func (g *Group) takePlace(limits Limits) place {
	none := place{leave: func() {}}
	if g == nil {
		if _, err := ControlGroups(); err != nil {
			return none
		}
		g = &Group{closed: true}
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.table == nil {
		g.table, g.file = newUseTable()
		g.control = openTrialGroup()
	}
	slot := slices.Index(g.taken[:], false)
	if g.table == nil || slot < 0 {
		return none
	}
	g.taken[slot] = true
	p := place{slot: slot, file: g.file, leave: func() { g.freeSlot(slot) }}
	if g.control != nil {
		p.control, _ = g.control.makeProgram(slot, limits)
	}
	return p
}

func (g *Group) freeSlot(slot int) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.control != nil {
		g.control.removeProgram(slot)
	}
	g.table.clearUse(slot)
	g.taken[slot] = false
	g.release()
}

// Close frees the memory and the control group of the group once its programs have ended.
func (g *Group) Close() {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.closed = true
	g.release()
}

// release frees the table and the control group of a closed group without programs.
func (g *Group) release() {
	if !g.closed || g.table == nil {
		return
	}
	if slices.Contains(g.taken[:], true) {
		return
	}
	g.control.remove()
	g.table.unmap()
	g.file.Close()
	g.table, g.file, g.control = nil, nil, nil
}
