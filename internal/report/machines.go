package report

import (
	"fmt"
	"slices"
	"time"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/section"
)

// MachineTable returns a table of the machines of a run, one per row; without rows for a
// run on one machine. Columns without a figure are left out.
func MachineTable(a *analyse.Analysis) section.Table {
	unknown := slices.ContainsFunc(a.Machines, func(m analyse.Machine) bool { return m.Unknown > 0 })
	timed := slices.ContainsFunc(a.Machines, func(m analyse.Machine) bool { return m.MedianMS != nil })
	align, heads := "Lrrrr", []string{"machine", "slots", "attempts", "pass", "fail"}
	if unknown {
		align, heads = align+"r", append(heads, "unknown")
	}
	align, heads = align+"r", append(heads, "void")
	if timed {
		align, heads = align+"r", append(heads, "agent time")
	}
	align, heads = align+"rF", append(heads, "graded", "labels")
	var rows [][]string
	for _, m := range a.Machines {
		slots := ""
		if m.Slots > 0 {
			slots = itoa(m.Slots)
		}
		row := []string{analyse.MachineName(m.Name), dash(slots), itoa(m.Attempts), itoa(m.Pass), itoa(m.Fail)}
		if unknown {
			row = append(row, itoa(m.Unknown))
		}
		row = append(row, itoa(m.Void))
		if timed {
			row = append(row, FormatQuantity(m.MedianMS, "ms"))
		}
		rows = append(rows, append(row, itoa(m.Graded), dash(m.Labels)))
	}
	return section.TextTable(align, heads, rows)
}

const machineNote = "pass to void: trials whose attempt that counts the machine made; agent time: median of its live trials; graded: trials of which it gave the last score; (coordinator): the machine of assay run, with trials that no machine could take"

// showOffset is how far off the clock of a machine is before a report says it.
const showOffset = time.Second

// addMachines adds the machines of a run on several.
func (d *document) addMachines() {
	t := MachineTable(d.a)
	if len(t.Rows) == 0 {
		return
	}
	var list section.List
	add := func(format string, args ...any) {
		list.Items = append(list.Items, section.Sentence{Text: fmt.Sprintf(format, args...), Tone: section.Caution})
	}
	for _, m := range d.a.Machines {
		if m.Left > 0 {
			add("%s left %s before the end, the last time: %s", analyse.MachineName(m.Name), Plural(m.Left, "time"), m.Cause)
		}
		if offset := time.Duration(m.OffsetMS) * time.Millisecond; offset.Abs() >= showOffset {
			side := "ahead of"
			if offset < 0 {
				side = "behind"
			}
			add("the clock of %s was %v %s the coordinator's", analyse.MachineName(m.Name), offset.Abs().Round(showOffset/10), side)
		}
	}
	d.add(section.End, "Machines", t, muted(machineNote), list)
}
