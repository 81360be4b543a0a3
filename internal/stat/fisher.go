package stat

// Fisher returns the two-sided p value of Fisher's exact test of the table
//
//	a b
//	c d
//
// under the hypothesis that rows and columns are independent: the probability of all
// tables with the same sums that are at most as likely as this one. It returns 0 where
// that is below about 1e-15, and 1 for a table with a negative or too large count.
func Fisher(a, b, c, d int) float64 {
	if min(a, b, c, d) < 0 || max(a, b, c, d) > mostCount {
		return 1
	}
	row, col, n := a+b, a+c, a+b+c+d
	low, high := max(0, row+col-n), min(row, col)
	mode := min(max(int(float64(row+1)*float64(col+1)/float64(n+2)), low), high)
	// Weights are relative to the most likely table; more than negligible ones lie
	// around it.
	const negligible = 1e-20
	var weights []float64
	observed := 0.0
	add := func(x int, w float64) {
		weights = append(weights, w)
		if x == a {
			observed = w
		}
	}
	next := func(x int) float64 { // weight of x+1 / weight of x
		return float64(row-x) * float64(col-x) / (float64(x+1) * float64(n-row-col+x+1))
	}
	add(mode, 1)
	for x, w := mode, 1.0; x < high && w > negligible; x++ {
		w *= next(x)
		add(x+1, w)
	}
	for x, w := mode, 1.0; x > low && w > negligible; x-- {
		w /= next(x - 1)
		add(x-1, w)
	}
	extreme, all := 0.0, 0.0
	const equal = 1 + 1e-7 // as likely but for rounding
	for _, w := range weights {
		if w <= observed*equal {
			extreme += w
		}
		all += w
	}
	return min(1, extreme/all)
}
