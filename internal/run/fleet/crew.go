package fleet

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

// watch looks after leases, classes and tickets until the exchange is closed.
func (c *Coordinator) watch() {
	tick := time.NewTicker(min(c.cfg.Expiry/10, 500*time.Millisecond))
	defer tick.Stop()
	for {
		select {
		case <-c.gone:
			return
		case <-tick.C:
		}
		c.mu.Lock()
		now := c.cfg.Now()
		lost := c.expireMembers(now)
		lost = append(lost, c.expireQueue(now)...)
		c.hintAgain(now)
		c.showCrew(now)
		c.mu.Unlock()
		for _, o := range lost {
			c.deliver(o)
		}
	}
}

// expireMembers dismisses silent workers and returns their assignments as lost.
func (c *Coordinator) expireMembers(now time.Time) []outcome {
	var lost []outcome
	for _, inst := range slices.Sorted(maps.Keys(c.crew)) {
		m := c.crew[inst]
		if silent := now.Sub(m.heard); silent > c.cfg.Expiry {
			lost = append(lost, c.dismiss(m, fmt.Sprintf("no sign of life for %s", silent.Round(100*time.Millisecond)))...)
		}
	}
	return lost
}

// dismiss takes a worker out of the crew and returns its assignments as lost.
func (c *Coordinator) dismiss(m *member, why string) []outcome {
	var lost []outcome
	for _, id := range slices.Sorted(maps.Keys(c.items)) {
		it := c.items[id]
		if it.holder != m.instance {
			continue
		}
		m.Lost++
		err := &run.LostError{Worker: m.Name, Fault: &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Err: fmt.Errorf("worker %s is gone: %s", m.Name, why)}}
		c.release(it, worker.Result{}, err)
		lost = append(lost, outcome{worker.Result{ID: id, Key: it.a.Key}, err})
	}
	delete(c.crew, m.instance)
	delete(c.records, m.instance)
	if c.cfg.Server != nil {
		c.cfg.Server.Forget(m.instance)
	}
	m.Gone, m.Why, m.Heard, m.Doing = true, why, m.heard, 0
	c.past[m.Name] = m.CrewMember
	if m.admitted {
		c.say("worker %s left: %s%s", m.Name, why, startAgain(len(lost)))
	}
	c.surveyClasses()
	return lost
}

func startAgain(n int) string {
	switch n {
	case 0:
		return ""
	case 1:
		return "; 1 assignment of its starts again"
	}
	return fmt.Sprintf("; %d assignments of its start again", n)
}

// expireQueue returns the assignments that waited too long for a machine.
func (c *Coordinator) expireQueue(now time.Time) []outcome {
	var lost []outcome
	for _, class := range c.classes {
		if !class.late && c.overdue(class) {
			class.late = true
			c.surveyClasses() // the engine may offer its trials now
		}
	}
	for _, it := range slices.Clone(c.queue) {
		if !c.overdue(it.class) {
			continue
		}
		c.queue = slices.DeleteFunc(c.queue, func(q *item) bool { return q == it })
		it.class.waiting--
		delete(c.items, it.a.ID)
		err := trial.Faultf(trial.ClassEnvironment, "no machine that can do it joined within %s: %s", c.cfg.QueueLimit, c.describeLack(it.class))
		lost = append(lost, outcome{worker.Result{ID: it.a.ID, Key: it.a.Key}, &run.LostError{Fault: err}})
	}
	return lost
}

// hintAgain offers assignments again that nobody has taken.
func (c *Coordinator) hintAgain(now time.Time) {
	for _, it := range slices.Clone(c.queue) {
		if now.Sub(it.hinted) >= c.cfg.Expiry/5 && it.class.served {
			c.hint(it)
		}
	}
}

// hintAll offers the assignments of a class again.
func (c *Coordinator) hintAll(class *classState) {
	for _, it := range slices.Clone(c.queue) {
		if it.class == class {
			c.hint(it)
		}
	}
}

// servesHere reports whether this machine serves a class.
func (c *Coordinator) servesHere(class Class) bool {
	hands := c.cfg.Slots
	if class.Grade {
		hands = c.cfg.Hands
	}
	return hands > 0 && !c.broken && reasonAgainst(class, c.cfg.Labels, "", c.cfg.Missing) == ""
}

// surveyClasses finds out which classes have a machine, and reports changes. The caller holds the lock.
func (c *Coordinator) surveyClasses() {
	slots := 0
	if slices.ContainsFunc(c.cfg.Classes, func(class Class) bool { return !class.Grade && c.servesHere(class) }) {
		slots += c.cfg.Slots
	}
	generates := map[string]bool{}
	for _, name := range slices.Sorted(maps.Keys(c.classes)) {
		class := c.classes[name]
		served := c.servesHere(class.Class)
		for inst, m := range c.crew {
			if c.serves(m, class) {
				served = true
				generates[inst] = generates[inst] || !class.Grade
			}
		}
		if class.served && !served {
			class.unserved, class.told, class.late = c.cfg.Now(), false, false
		}
		newly := served && !class.served
		class.served = served
		if !served && !class.told && !c.stopped {
			class.told = true
			c.say("waiting for a machine: %s", c.describeLack(class))
		}
		if newly {
			c.hintAll(class)
		}
	}
	for inst, ok := range generates {
		if ok {
			slots += c.crew[inst].Slots
		}
	}
	select {
	case <-c.slots:
	default:
	}
	c.slots <- slots
	c.stale = true
	c.changed.Broadcast()
}

// describeLack lists the needs of a class and the machines.
func (c *Coordinator) describeLack(class *classState) string {
	what := "generating"
	if class.Grade {
		what = "grading"
	}
	need := class.Needs.String()
	if need == "" {
		need = "any machine"
	}
	var have []string
	if c.cfg.Slots+c.cfg.Hands > 0 {
		have = append(have, "this one: "+cmp.Or(reasonAgainst(class.Class, c.cfg.Labels, "", c.cfg.Missing), "it is not for that"))
	}
	for _, inst := range slices.Sorted(maps.Keys(c.crew)) {
		if m := c.crew[inst]; m.admitted {
			have = append(have, m.Name+": "+m.reasonAgainst(class))
		}
	}
	if len(have) == 0 {
		have = []string{"no worker has joined"}
	}
	return fmt.Sprintf("%s needs %s; %s", what, need, strings.Join(have, "; "))
}

// reasonAgainst returns why a worker that does not serve a class does not.
func (m *member) reasonAgainst(class *classState) string {
	why := reasonAgainst(class.Class, m.labels, m.role, m.missing)
	switch {
	case why != "":
	case m.leaving:
		why = "it was stopped"
	case m.broken:
		why = "its last trials had faults, and other machines did the same trials"
	case m.bad >= maxBad:
		why = "its results were refused"
	default:
		why = "it is not ready"
	}
	return why
}

// showCrew passes the crew on, at most once a second.
func (c *Coordinator) showCrew(now time.Time) {
	if c.cfg.Show == nil || !c.stale || now.Sub(c.shown) < time.Second {
		return
	}
	c.stale, c.shown = false, now
	c.cfg.Show(c.members())
}

// Members returns the crew, in the order of names; the gone ones last.
func (c *Coordinator) Members() []run.CrewMember {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.members()
}

func (c *Coordinator) members() []run.CrewMember {
	doing := map[string]int{}
	for _, it := range c.items {
		doing[it.holder]++
	}
	var out, gone []run.CrewMember
	here := map[string]bool{}
	for _, m := range c.crew {
		if m.admitted {
			m.CrewMember.Doing, m.CrewMember.Heard = doing[m.instance], m.heard
			out = append(out, m.CrewMember)
			here[m.Name] = true
		}
	}
	for _, m := range c.past {
		if !here[m.Name] {
			gone = append(gone, m)
		}
	}
	byName := func(a, b run.CrewMember) int { return strings.Compare(a.Name, b.Name) }
	slices.SortFunc(out, byName)
	slices.SortFunc(gone, byName)
	return append(out, gone...)
}

func (c *Coordinator) say(format string, v ...any) {
	if c.cfg.Say != nil {
		c.cfg.Say(fmt.Sprintf(format, v...))
	}
}
