package figure

import (
	"cmp"
	"fmt"
	"math"
	"strconv"
	"strings"
)

// Percent writes a share with one decimal, such as "91.3%".
func Percent(v float64) string { return strconv.FormatFloat(100*v, 'f', 1, 64) + "%" }

// Text writes a value of the metric for people: a rate as per cent, anything
// else with its unit.
func (m Metric) Text(v float64) string {
	switch m.Unit {
	case "":
		if m.Method != "" {
			return Percent(v)
		}
		return formatDigits(v, 6)
	case UnitScore:
		return strconv.FormatFloat(v, 'f', 3, 64)
	case "ms":
		return Milliseconds(v)
	case UnitDifference:
		return fmt.Sprintf("%+.1f points", 100*v)
	case UnitChange:
		return fmt.Sprintf("%+.1f%%", 100*v)
	case UnitRatio:
		return formatDigits(v, 4) + "×"
	case UnitP:
		return strconv.FormatFloat(v, 'g', 3, 64)
	}
	return formatDigits(v, 6) + " " + m.Unit
}

// formatDigits formats v with so many significant digits and no exponent.
func formatDigits(v float64, digits int) string {
	s := strconv.FormatFloat(v, 'g', digits, 64)
	if short, err := strconv.ParseFloat(s, 64); err == nil && strings.Contains(s, "e") {
		return strconv.FormatFloat(short, 'f', -1, 64)
	}
	return s
}

// The units of figures that are neither rates nor have a unit of their own.
const (
	UnitScore      = "score"           // of a mean between 0 and 1 that is no share of trials
	UnitDifference = "difference"      // of two rates
	UnitChange     = "relative change" // 0.1 is a tenth more
	UnitRatio      = "ratio"
	UnitP          = "p"
)

// IsRate reports whether m is a share of its denominator with an interval of its
// own.
func (m Metric) IsRate() bool { return m.Unit == "" && strings.HasPrefix(m.Method, "wilson") }

// Interval formats the interval, such as "73.2–97.6%", or returns "" if none.
func (m Metric) Interval() string {
	if m.Low == nil || m.High == nil {
		return ""
	}
	if m.Unit != "" {
		return m.Text(*m.Low) + " to " + m.Text(*m.High)
	}
	return strconv.FormatFloat(100**m.Low, 'f', 1, 64) + "–" + Percent(*m.High)
}

// Coverage is how sure the interval is, such as 0.95.
func (m Metric) Coverage() float64 { return cmp.Or(m.Level, Level) }

// Milliseconds writes a time of v milliseconds, such as "840 ms" or "12.3 s".
func Milliseconds(v float64) string {
	switch {
	case v > 0 && v < 10 && v != math.Trunc(v): // calls of a tool are this short
		return strconv.FormatFloat(v, 'f', 2, 64) + " ms"
	case v < 1000:
		return fmt.Sprintf("%.0f ms", v)
	case v < 60_000:
		return fmt.Sprintf("%.1f s", v/1000)
	}
	s := int64(v/1000 + 0.5)
	return fmt.Sprintf("%dm%02ds", s/60, s%60)
}
