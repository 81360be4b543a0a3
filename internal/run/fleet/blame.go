package fleet

import (
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

// A machine that cannot start trials any more, because a folder, a program or a server is
// gone, ends them faster than others do them, so that it gets most of a run. Whether the
// machine or the suite is to blame shows when another machine does the same trial.

// half is what of a trial a machine did.
type half struct {
	key   trial.Key
	grade bool
}

func halfOf(it *item) half { return half{it.a.Key, it.class.Grade} }

// record counts the faults of a machine.
type record struct {
	faults int    // results in a row with a fault that may be of the machine
	blamed int    // of these, the trials that other machines did
	last   string // fault
}

const (
	// maxElsewhere is how many further machines do a trial that a machine could not.
	maxElsewhere = 2
	// maxVain is how many trials in a row may fail on every machine that tries them before
	// the suite is to blame, and trials are not tried elsewhere.
	maxVain = 3
	// A worker gets no more work after maxFaults results in a row with a fault, if others
	// did maxBlamed of the trials. Faults that come at random do not reach it.
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

// machineFault returns the fault of a result that may be of its machine, and for which nothing
// was paid, if any.
func machineFault(res *worker.Result) *trial.Fault {
	may := func(f *trial.Fault) bool {
		return f != nil && !f.Down && !f.Dead && !f.Budget && !f.Throttle && !f.Canceled() && !f.DiskFull()
	}
	if a := res.Attempt; a != nil && len(a.Usage) == 0 && may(a.Fault) {
		return a.Fault
	}
	for _, s := range res.Scores {
		if may(s.Fault) {
			return s.Fault
		}
	}
	return nil
}

// judge counts a result for or against its machine. If another machine should do the trial, it
// returns the error of the lost assignment. The caller holds the lock.
func (c *Coordinator) judge(it *item, res *worker.Result) error {
	where, which := machineOf(it.holder), halfOf(it)
	failed := c.failed[which]
	f := machineFault(res)
	if f == nil {
		c.records[where], c.vain = record{}, 0
		delete(c.failed, which)
		for _, m := range failed {
			c.blame(m)
		}
		return nil
	}
	r := c.records[where]
	r.faults, r.last = r.faults+1, f.Err.Error()
	c.records[where] = r
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
	if f.Retry {
		return nil // the engine tries it again
	}
	again, name := *f, ""
	again.Retry = true
	if m := c.crew[where]; m != nil {
		name = m.Name
		again.Err = fmt.Errorf("worker %s: %w", name, f.Err)
	}
	return &run.LostError{Worker: name, Fault: &again}
}

// blame notes that another machine did a trial that a machine could not.
func (c *Coordinator) blame(where string) {
	r := c.records[where]
	if r.faults == 0 {
		return // it has done others since
	}
	r.blamed++
	c.records[where] = r
	m := c.crew[where]
	if m == nil || m.broken || r.faults < maxFaults || r.blamed < maxBlamed {
		return
	}
	m.broken = true
	c.say("worker %s gets no more work: its last %d trials had faults, and other machines did the same trials: %s: mend the machine and start the worker again", m.Name, r.faults, r.last)
	c.surveyClasses()
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
