package fleet

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

// A machine that cannot start trials any more, because a folder, a program or a server is
// gone, ends them faster than others do them, so that it gets most of a run. Whether the
// machine or the suite is to blame shows when another machine does the same trial.

// half is one half of a trial: generating or grading.
type half struct {
	key   trial.Key
	grade bool
}

func halfOf(it *item) half { return half{it.a.Key, it.class.Grade} }

// record is the recent history of a machine.
type record struct {
	good   time.Time // of its last trial without a fault
	row    int       // faults since
	alone  int       // of these, faults of trials that began after another machine did one
	blamed int       // trials of the row that another machine did
	last   string    // fault of the row
}

const (
	// maxElsewhere is how many further machines do a trial that a machine could not.
	maxElsewhere = 2
	// maxVain is how many trials in a row may fail on every machine that tries them before
	// the suite is to blame, and trials are not tried elsewhere.
	maxVain = 3
	// A worker gets no more work after maxFaults faults in a row while others did trials, and
	// maxBlamed of the same ones. Faults that come at random do not reach it.
	maxFaults = 10
	maxBlamed = 3
)

// thisMachine stands for the machine of the coordinator among instances of workers.
const thisMachine = "local"

func machineOf(holder string) string {
	if strings.HasPrefix(holder, thisMachine+" ") {
		return thisMachine
	}
	return holder
}

// machineFault returns the fault of a result that may be of its machine, if any. A trial that
// cost money before its fault is not tried elsewhere. ok is false for a result that is no sign
// of its machine's health.
func machineFault(res *worker.Result) (f *trial.Fault, ok bool) {
	faults := []*trial.Fault{}
	if a := res.Attempt; a != nil && a.Fault != nil {
		if len(a.Usage) > 0 {
			return nil, false
		}
		faults = append(faults, a.Fault)
	}
	for _, s := range res.Scores {
		if s.Fault != nil {
			faults = append(faults, s.Fault)
		}
	}
	if len(faults) == 0 {
		return nil, true
	}
	f = faults[0]
	return f, !f.Dead && !f.Budget && !f.Throttle && !f.Canceled() && !f.DiskFull()
}

// judge counts a result for or against its machine. If another machine should do the trial, it
// returns the error of the lost assignment. The caller holds the lock.
func (c *Coordinator) judge(it *item, res *worker.Result) error {
	f, ok := machineFault(res)
	if !ok {
		return nil
	}
	where, which := machineOf(it.holder), halfOf(it)
	failed := c.failed[which]
	if f == nil {
		c.records[where], c.vain = record{good: c.cfg.Now()}, 0
		delete(c.failed, which)
		for _, m := range failed {
			c.blame(m)
		}
		return nil
	}
	c.countFault(where, it, f)
	if slices.Contains(failed, where) {
		return nil
	}
	failed = append(failed, where)
	vain := len(failed) > maxElsewhere || !c.anotherServes(it.class, failed)
	if vain && len(failed) > 1 {
		c.vain++
	}
	if vain || c.vain >= maxVain {
		delete(c.failed, which)
		return nil
	}
	c.failed[which] = failed
	if f.Retry || f.Down {
		return nil // the engine tries it again
	}
	again, name := *f, ""
	again.Retry = true
	if m := c.crew[where]; m != nil {
		name = m.Name
		again.Err = fmt.Errorf("worker %s: %w", name, cmp.Or(f.Err, errors.New(string(f.Class))))
	}
	return &run.LostError{Worker: name, Fault: &again}
}

// countFault counts a fault against its machine. While an endpoint is out no machine does a
// trial, so that faults begun then are no sign of a broken machine.
func (c *Coordinator) countFault(where string, it *item, f *trial.Fault) {
	r := c.records[where]
	r.row++
	if r.last = string(f.Class); f.Err != nil {
		r.last = f.Err.Error()
		r.last = strings.ToValidUTF8(r.last[:min(len(r.last), 300)], "")
	}
	for other, o := range c.records {
		if other != where && o.row == 0 && it.taken.After(o.good) {
			r.alone++
			break
		}
	}
	c.records[where] = r
}

// blame notes that another machine did a trial that a machine could not.
func (c *Coordinator) blame(where string) {
	r := c.records[where]
	if r.row == 0 {
		return // it has done others since
	}
	r.blamed++
	c.records[where] = r
	m := c.crew[where]
	if r.alone < maxFaults || r.blamed < maxBlamed || m == nil && where != thisMachine {
		return
	}
	name, broken := "this machine", &c.broken
	if m != nil {
		name, broken = "worker "+m.Name, &m.broken
	}
	if *broken {
		return
	}
	*broken = true
	c.say("%s gets no more work: its last %d trials had faults, and other machines did the same trials: %s: mend the machine and start %s", name, r.row, r.last, startWhat(m))
	c.surveyClasses()
}

func startWhat(m *member) string {
	if m == nil {
		return "the run again with --resume"
	}
	return "the worker again"
}

// mayTry reports whether a machine should do an assignment: not if it could not before and
// another one is there that did not try.
func (c *Coordinator) mayTry(it *item, machine string) bool {
	failed := c.failed[halfOf(it)]
	return !slices.Contains(failed, machine) || !c.anotherServes(it.class, failed)
}

// hintFailed offers the trials again that a machine could not do, since their tickets may have
// reached that machine only. The caller holds the lock.
func (c *Coordinator) hintFailed() {
	if len(c.failed) == 0 {
		return
	}
	for _, it := range slices.Clone(c.queue) {
		if len(c.failed[halfOf(it)]) > 0 {
			c.hint(it)
		}
	}
}

// anotherServes reports whether a machine serves a class that is not among the given ones.
func (c *Coordinator) anotherServes(class *classState, but []string) bool {
	if c.servesHere(class.Class) && !slices.Contains(but, thisMachine) {
		return true
	}
	for inst, m := range c.crew {
		if c.serves(m, class) && !slices.Contains(but, inst) {
			return true
		}
	}
	return false
}
