package image

import (
	"image"
	"image/color"
	"math"
	"math/bits"
	"slices"
)

// hash is 64 bits that say how a picture looks; the first is the highest.
type hash uint64

func (h hash) distanceTo(o hash) int { return bits.OnesCount64(uint64(h ^ o)) }

// perceptualHash is the perceptual hash by cosine transform: of the picture in grey,
// reduced to 32 × 32, the 8 × 8 lowest frequencies, each a bit that says whether
// it is above their median (C. Zauner, Implementation and Benchmarking of
// Perceptual Image Hash Functions, 2010, in the form that Python's imagehash gave
// it: Lanczos reduction, the constant term included). Frequencies are rounded to
// a millionth, so that a picture of one colour has no bits of rounding errors.
func perceptualHash(g grey) hash {
	const size, low = 32, 8
	small := g.resizeTo(size, size)
	// DCT-II along columns, then along rows, of the low frequencies only.
	var cosine [low][size]float64
	for k := range low {
		for n := range size {
			cosine[k][n] = 2 * math.Cos(math.Pi*float64(k)*(2*float64(n)+1)/(2*size))
		}
	}
	var half [low][size]float64
	for k := range low {
		for x := range size {
			for y := range size {
				half[k][x] += float64(cosine[k][y] * float64(small.pixelAt(x, y)))
			}
		}
	}
	var freq [low * low]float64
	for i := range low {
		for j := range low {
			sum := 0.0
			for x := range size {
				sum += float64(cosine[j][x] * half[i][x])
			}
			freq[i*low+j] = math.Round(sum*1e6) / 1e6
		}
	}
	sorted := slices.Clone(freq[:])
	slices.Sort(sorted)
	median := (sorted[31] + sorted[32]) / 2
	var h hash
	for _, f := range freq {
		h <<= 1
		if f > median {
			h |= 1
		}
	}
	return h
}

// differenceHash is the hash by gradients: the picture in grey, reduced to 9 × 8, a bit
// for each pixel that is brighter than its left neighbour (N. Krawetz, Kind of
// Like That, 2013).
func differenceHash(g grey) hash {
	small := g.resizeTo(9, 8)
	var h hash
	for y := range 8 {
		for x := 1; x < 9; x++ {
			h <<= 1
			if small.pixelAt(x, y) > small.pixelAt(x-1, y) {
				h |= 1
			}
		}
	}
	return h
}

// grey is a picture of brightness, 0 to 255, row by row.
type grey struct {
	w, h int
	pix  []uint8
}

func (g grey) pixelAt(x, y int) uint8 { return g.pix[y*g.w+x] }

// greyOf takes the brightness of a picture by ITU-R 601-2: L = 0.299 R + 0.587 G
// + 0.114 B, in 16-bit fixed point. How transparent a pixel is does not count.
func greyOf(img image.Image) grey {
	b := img.Bounds()
	g := grey{b.Dx(), b.Dy(), make([]uint8, b.Dx()*b.Dy())}
	i := 0
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			g.pix[i] = greyPicture(img, x, y)
			i++
		}
	}
	return g
}

func greyPicture(img image.Image, x, y int) uint8 {
	var r, g, b uint8
	switch m := img.(type) {
	case *image.Gray:
		return m.GrayAt(x, y).Y
	case *image.NRGBA:
		c := m.NRGBAAt(x, y)
		r, g, b = c.R, c.G, c.B
	case *image.YCbCr:
		c := m.YCbCrAt(x, y)
		r, g, b = color.YCbCrToRGB(c.Y, c.Cb, c.Cr)
	case *image.RGBA:
		c := m.RGBAAt(x, y)
		if c.A == 255 {
			r, g, b = c.R, c.G, c.B
			break
		}
		n := color.NRGBAModel.Convert(c).(color.NRGBA)
		r, g, b = n.R, n.G, n.B
	default:
		n := color.NRGBAModel.Convert(img.At(x, y)).(color.NRGBA)
		r, g, b = n.R, n.G, n.B
	}
	return uint8((uint32(r)*19595 + uint32(g)*38470 + uint32(b)*7471 + 0x8000) >> 16)
}

// resizeTo reduces or enlarges by Lanczos' window of three lobes, first along rows,
// then along columns, each rounded to a byte: as Pillow does, to the last bit.
func (g grey) resizeTo(w, h int) grey {
	if w != g.w {
		out := grey{w, g.h, make([]uint8, w*g.h)}
		for x, k := range makeKernels(g.w, w) {
			for y := range g.h {
				out.pix[y*w+x] = k.sumAt(func(i int) uint8 { return g.pix[y*g.w+i] })
			}
		}
		g = out
	}
	if h != g.h {
		out := grey{g.w, h, make([]uint8, g.w*h)}
		for y, k := range makeKernels(g.h, h) {
			for x := range g.w {
				out.pix[y*g.w+x] = k.sumAt(func(i int) uint8 { return g.pix[i*g.w+x] })
			}
		}
		g = out
	}
	return g
}

// kernel is the weights of the pixels from first on, in fixed point.
type kernel struct {
	first   int
	weights []int64
}

const (
	lobes    = 3.0
	fraction = 32 - 8 - 2 // bits of the weights behind the point
)

func (k kernel) sumAt(pixel func(int) uint8) uint8 {
	sum := int64(1) << (fraction - 1)
	for i, w := range k.weights {
		sum += w * int64(pixel(k.first+i))
	}
	return uint8(min(max(sum>>fraction, 0), 255))
}

func makeKernels(in, out int) []kernel {
	scale := float64(in) / float64(out)
	stretch := max(scale, 1)
	support := lobes * stretch
	list := make([]kernel, out)
	for o := range list {
		center := (float64(o) + 0.5) * scale
		first := max(int(center-support+0.5), 0)
		last := min(int(center+support+0.5), in)
		weights := make([]float64, last-first)
		total := 0.0
		for i := range weights {
			weights[i] = lanczosWeight((float64(i+first) - center + 0.5) / stretch)
			total += weights[i]
		}
		k := kernel{first, make([]int64, len(weights))}
		for i, w := range weights {
			k.weights[i] = int64(math.Round(float64(w/total) * (1 << fraction)))
		}
		list[o] = k
	}
	return list
}

func lanczosWeight(x float64) float64 {
	if x < -lobes || x >= lobes {
		return 0
	}
	return sinc(x) * sinc(x/lobes)
}

func sinc(x float64) float64 {
	if x == 0 {
		return 1
	}
	x *= math.Pi
	return math.Sin(x) / x
}
