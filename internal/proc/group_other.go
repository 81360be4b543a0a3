//go:build !linux

package proc

import (
	"errors"
	"os"
)

// newUseTable returns nil: without supervisors nothing is counted.
func newUseTable() (useTable, *os.File) { return nil, nil }

func (t useTable) unmap() {}

// controlGroup is never made.
type controlGroup struct{}

// ControlGroups returns an error: only Linux has control groups.
func ControlGroups() (dir string, err error) { return "", errors.ErrUnsupported }

// SweepGroups returns 0: there are no control groups.
func SweepGroups() int { return 0 }

func openTrialGroup() *controlGroup { return nil }

func (*controlGroup) makeProgram(int, Limits) (string, error) { return "", errors.ErrUnsupported }

func (*controlGroup) removeProgram(int) {}

func (*controlGroup) remove() {}
