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
// the time to go, and the last failures. It draws ten times a second from the
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
	fmt.Fprintf(&b, "%s  %s\n", boldStyle.Render(report.Clean(m.name)), m.drawBar(t))
	line := fmt.Sprintf("%d of %d done · %d %s · %d void", t.done, t.planned, len(t.running), t.activityText(), t.by["void"])
	if s := t.spentText(); s != "" {
		line += " · " + s
	}
	if !t.began.IsZero() {
		line += " · " + now.Sub(t.began).Round(time.Second).String()
	}
	if left := t.remainingTime(now); left > 0 {
		line += fmt.Sprintf(" · about %s left", left)
	}
	fmt.Fprintln(&b, runewidth.Truncate(line, m.width, "…"))
	fmt.Fprintf(&b, "%s %d   %s %d   unknown %d   cached %d   retried %d\n",
		goodStyle.Render("pass"), t.by["pass"], badStyle.Render("fail"), t.by["fail"], t.by["unknown"], t.cached, t.retries)
	if t.waiting != "" {
		fmt.Fprintln(&b, warnStyle.Render(runewidth.Truncate(t.waiting, m.width, "…")))
	}
	oldest := t.oldestTrials()
	for _, k := range oldest[:min(runningShown, len(oldest))] {
		fmt.Fprintln(&b, dimStyle.Render(runewidth.Truncate(fmt.Sprintf("  ▸ %s  %s", report.Clean(k.String()), now.Sub(t.running[k]).Round(100*time.Millisecond)), m.width, "…")))
	}
	if len(t.failures) > 0 {
		fmt.Fprintln(&b, "last that did not pass:")
		for _, e := range t.failures {
			style := badStyle
			if e.Status != "fail" {
				style = warnStyle
			}
			fmt.Fprintf(&b, "  %s %s\n", style.Render(e.Status), runewidth.Truncate(report.Clean(e.Key.String()+"  "+e.Reason), m.width-12, "…"))
		}
	}
	hint := "q or Ctrl-C stops the run; what is done is kept and --resume goes on"
	if m.stopping {
		hint = "stopping: the workers hand in what they have (Ctrl-C again ends at once)"
	}
	fmt.Fprint(&b, dimStyle.Render(runewidth.Truncate(hint, m.width, "…")))
	// A view that grows and shrinks leaves pieces of itself in the scrollback.
	b.WriteString(strings.Repeat("\n", max(0, viewHeight-strings.Count(b.String(), "\n"))))
	return tea.NewView(b.String())
}

// viewHeight is the lines of the fullest view, less one: four at the top, the
// longest running trials, the last failures with their title, and the hint.
const viewHeight = 4 + runningShown + 1 + keepFailures

const runningShown = 5

func (m *liveModel) drawBar(t *tally) string {
	width := max(10, min(40, m.width-len(m.name)-10))
	full := 0
	if t.planned > 0 {
		full = width * t.done / t.planned
	}
	return goodStyle.Render(strings.Repeat("█", full)) + dimStyle.Render(strings.Repeat("░", width-full))
}
