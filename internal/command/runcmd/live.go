package runcmd

import (
	"fmt"
	"io"
	"strings"
	"sync"
	"time"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"
	"github.com/mattn/go-runewidth"

	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/run"
)

// liveDisplay is the view on a terminal: trials done and running, the cost so far,
// the time to go, a row for each arm, what running trials do, and the last failures. It draws ten times a second from the
// tally, however fast events come.
type liveDisplay struct {
	mu      sync.Mutex
	t       *tally
	program *tea.Program
	over    chan struct{}
}

type (
	tick time.Time
	done struct{}
)

// newLiveDisplay starts to draw on out. interrupt is called when the user
// presses q or Ctrl-C, which the terminal then does not turn into a signal.
func newLiveDisplay(in io.Reader, out io.Writer, name string, now func() time.Time, interrupt func()) *liveDisplay {
	d := &liveDisplay{t: newTally(), over: make(chan struct{})}
	m := &liveModel{d: d, name: name, now: now, interrupt: interrupt, width: 80}
	d.program = tea.NewProgram(m, tea.WithInput(in), tea.WithOutput(out), tea.WithoutSignalHandler(), tea.WithFPS(20))
	go func() {
		defer close(d.over)
		_, _ = d.program.Run() // the session goes on without a picture
	}()
	return d
}

func (d *liveDisplay) Event(e run.Event) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.t.addEvent(e)
}

// Close takes the view off the terminal, so that the report stands alone.
func (d *liveDisplay) Close() {
	d.program.Send(done{})
	<-d.over
}

type liveModel struct {
	d         *liveDisplay
	name      string
	now       func() time.Time
	interrupt func()
	stopping  bool
	over      bool
	width     int
}

func nextTick() tea.Cmd {
	return tea.Tick(100*time.Millisecond, func(t time.Time) tea.Msg { return tick(t) })
}

func (m *liveModel) Init() tea.Cmd { return nextTick() }

func (m *liveModel) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tick:
		return m, nextTick()
	case done:
		m.over = true
		return m, tea.Quit
	case tea.WindowSizeMsg:
		m.width = max(msg.Width, 20)
	case tea.KeyPressMsg:
		if k := msg.String(); k == "ctrl+c" || k == "q" {
			m.stopping = true
			m.interrupt()
		}
	}
	return m, nil
}

var (
	boldStyle = lipgloss.NewStyle().Bold(true)
	dimStyle  = lipgloss.NewStyle().Faint(true)
	goodStyle = lipgloss.NewStyle().Foreground(lipgloss.Green)
	badStyle  = lipgloss.NewStyle().Foreground(lipgloss.Red)
	warnStyle = lipgloss.NewStyle().Foreground(lipgloss.Yellow)
)

func (m *liveModel) View() tea.View {
	if m.over {
		return tea.NewView("")
	}
	m.d.mu.Lock()
	defer m.d.mu.Unlock()
	t, now := m.d.t, m.now()
	var b strings.Builder
	cut := func(s string) string { return runewidth.Truncate(s, m.width, "…") }
	fmt.Fprintf(&b, "%s\n%s\n", boldStyle.Render(cut(report.Clean(m.name))), m.drawBar(t))
	line := fmt.Sprintf("%d of %d done · %s", t.done, t.planned, t.activityText())
	if s := t.spentText(); s != "" {
		line += " · " + s
	}
	if !t.began.IsZero() {
		line += " · " + now.Sub(t.began).Round(time.Second).String()
	}
	if left := t.remainingTime(now); left > 0 {
		line += fmt.Sprintf(" · about %s left", left)
	}
	fmt.Fprintln(&b, cut(line))
	for _, line := range m.armRows(t) {
		fmt.Fprintln(&b, line)
	}
	if t.fleet != "" {
		fmt.Fprintln(&b, dimStyle.Render(cut(report.Clean(t.fleet))))
	}
	for _, line := range t.crewTexts(now) {
		fmt.Fprintln(&b, cut("  "+line))
	}
	for _, w := range t.waitingTexts() {
		fmt.Fprintln(&b, warnStyle.Render(cut(w)))
	}
	oldest := t.oldestTrials()
	for _, r := range oldest[:min(runningShown, len(oldest))] {
		fmt.Fprintln(&b, dimStyle.Render(cut("  ▸ "+r.describe(now))))
	}
	if len(t.failures) > 0 {
		fmt.Fprintln(&b, "last that did not pass:")
		for _, e := range t.failures {
			style := badStyle
			if e.Status != "fail" {
				style = warnStyle
			}
			fmt.Fprintf(&b, "  %s %s\n", style.Render(e.Status), runewidth.Truncate(report.Clean(e.Key.String()+"  "+e.Reason), max(1, m.width-10), "…"))
		}
	}
	hint := "q or Ctrl-C stops the run; what is done is kept and --resume goes on"
	if m.stopping {
		hint = "stopping: the workers hand in what they have (Ctrl-C again ends at once)"
	}
	fmt.Fprint(&b, dimStyle.Render(cut(hint)))
	// A view that grows and shrinks leaves pieces of itself in the scrollback.
	full := 3 + len(m.armRows(t)) + runningShown + 1 + keepFailures
	b.WriteString(strings.Repeat("\n", max(0, full-strings.Count(b.String(), "\n"))))
	return tea.NewView(b.String())
}

const (
	runningShown = 5
	armsShown    = 8
)

// armRows returns the table of arms: finished trials by status, running ones, and the
// success rate with its interval over tasks. Below it come counts that belong to no arm.
func (m *liveModel) armRows(t *tally) []string {
	const figures = 52 // columns after the name
	arms := t.arms[:min(armsShown, len(t.arms))]
	names, width := []string{"arm"}, 0
	for _, a := range arms {
		names = append(names, report.Clean(a.name))
	}
	names = report.Distinguish(names, max(8, m.width-figures-2))
	for _, s := range names {
		width = max(width, runewidth.StringWidth(s))
	}
	cut := func(s string) string { return runewidth.Truncate(s, m.width, "…") }
	out := []string{dimStyle.Render(cut(fmt.Sprintf("  %s  passed  failed  unknown  void  running  rate", runewidth.FillRight(names[0], width))))}
	for i, a := range arms {
		row := fmt.Sprintf("  %s  %6d  %6d  %7d  %4d  %7d", runewidth.FillRight(names[i+1], width), a.by["pass"], a.by["fail"], a.by["unknown"], a.by["void"], t.runningIn(a.name))
		if rate := a.rate(); rate.Estimate != nil && rate.Low != nil && rate.High != nil {
			row += fmt.Sprintf("  %3.0f%%  %.0f–%.0f%%", 100**rate.Estimate, 100**rate.Low, 100**rate.High)
		}
		out = append(out, cut(row))
	}
	if more := len(t.arms) - len(arms); more > 0 {
		out = append(out, fmt.Sprintf("  … %d more", more))
	}
	return append(out, dimStyle.Render(cut(fmt.Sprintf("  %d cached, %d skipped, %d retried", t.cached, t.by["skipped"], t.retries))))
}

// drawBar draws the share of trials that are done over the whole width.
func (m *liveModel) drawBar(t *tally) string {
	full := 0
	if t.planned > 0 {
		full = min(m.width, m.width*t.done/t.planned)
	}
	return goodStyle.Render(strings.Repeat("█", full)) + dimStyle.Render(strings.Repeat("░", m.width-full))
}
