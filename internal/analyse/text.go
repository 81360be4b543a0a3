package analyse

import (
	"fmt"
	"strconv"
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
		return strconv.FormatFloat(v, 'g', 6, 64)
	case "ms":
		return Milliseconds(v)
	}
	return strconv.FormatFloat(v, 'g', 6, 64) + " " + m.Unit
}

// Interval writes the interval, such as "73.2–97.6%"; "" if there is none.
func (m Metric) Interval() string {
	if m.Low == nil || m.High == nil {
		return ""
	}
	return strconv.FormatFloat(100**m.Low, 'f', 1, 64) + "–" + Percent(*m.High)
}

// Milliseconds writes a time of v milliseconds, such as "840 ms" or "12.3 s".
func Milliseconds(v float64) string {
	switch {
	case v < 1000:
		return fmt.Sprintf("%.0f ms", v)
	case v < 60_000:
		return fmt.Sprintf("%.1f s", v/1000)
	}
	s := int64(v/1000 + 0.5)
	return fmt.Sprintf("%dm%02ds", s/60, s%60)
}
