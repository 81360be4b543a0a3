// Package halls takes in what is measured and counted in the halls.
package halls

import (
	"math"
	"slices"
)

type Probe struct {
	Low, High float64
	run       int
}

func (p *Probe) Observe(v float64) bool {
	if math.IsNaN(v) {
		return false
	}
	if v >= p.Low && v <= p.High {
		p.run = 0
		return false
	}
	p.run++
	return p.run == 3
}

type Station struct {
	probes map[string]*Probe
	notify func(role, name string, v float64)
}

func NewStation(notify func(role, name string, v float64)) *Station {
	return &Station{probes: map[string]*Probe{}, notify: notify}
}

func (s *Station) Add(name string, low, high float64) {
	s.probes[name] = &Probe{Low: low, High: high}
}

func (s *Station) Take(name string, v float64) {
	if p, known := s.probes[name]; known && p.Observe(v) {
		s.notify("conservator", name, v)
	}
}

func Median(values []float64) float64 {
	known := slices.DeleteFunc(slices.Clone(values), math.IsNaN)
	if len(known) == 0 {
		return math.NaN()
	}
	slices.Sort(known)
	return known[len(known)/2]
}
