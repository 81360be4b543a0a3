package proc

import (
	"errors"
	"time"
)

// Entry is the first argument of the hidden entry of this program that supervises a
// child, see [Main].
const Entry = "__supervise"

// Main does nothing: job objects do the work of supervisors.
func Main([]string) (code int, ours bool) { return 0, false }

// CanSupervise reports whether [Spec.Supervise] has an effect here.
func CanSupervise() bool { return false }

type superviseOrder struct{}

type stopCommand struct{ interrupt, grace time.Duration }

// supervisor is never made.
type supervisor struct{}

const supervisorGrace = 0

func (p *Proc) newSupervisor() error { return errors.ErrUnsupported }

func (p *Proc) awaitSupervised() error { return errors.ErrUnsupported }

func (*supervisor) stopChild(stopCommand) {}

func (*supervisor) close() {}

func (*supervisor) closeAll() {}

func (*supervisor) takeReport(*Exit, time.Duration) bool { return false }
