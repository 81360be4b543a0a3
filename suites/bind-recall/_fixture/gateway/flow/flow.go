// Package flow watches how people spread through the house.
package flow

type Entrance struct {
	Inward, Outward int
	In, Out         int
}

func (e *Entrance) Balance() bool {
	if e.In <= 2*e.Out || e.Outward <= 1 {
		return false
	}
	e.Outward--
	e.Inward++
	return true
}

func (e *Entrance) Evening() bool {
	if e.Out <= e.In || e.Inward == 0 {
		return false
	}
	e.Inward--
	e.Outward++
	return true
}

func Pressure(rooms map[string]int, limits map[string]int) (worst string) {
	var most float64
	for name, inside := range rooms {
		if limits[name] == 0 {
			continue
		}
		share := float64(inside) / float64(limits[name])
		if share > most || share == most && name < worst {
			worst, most = name, share
		}
	}
	return worst
}
