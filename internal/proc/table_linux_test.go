package proc

import (
	"bufio"
	"context"
	"io"
	"slices"
	"testing"
)

// TestFamilyTableIsThePartBelowUs checks that reading lists of children, where the kernel has them, finds what the
// whole process table shows: children, their children, and orphans in sessions of their own.
func TestFamilyTableIsThePartBelowUs(t *testing.T) {
	p, err := Start(context.Background(), Spec{Env: []string{"PATH=/usr/bin:/bin"}, Pipes: true, Args: []string{"sh", "-c",
		`sleep 60 & (sleep 60 & setsid sleep 60 &) ; (sh -c 'sleep 60; :' & echo; wait) & wait`}})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Wait()
	defer p.Stop(errTest)
	defer p.Stdin.Close()
	r := bufio.NewReader(p.Stdout)
	if _, err := r.ReadString('\n'); err != nil {
		t.Fatal(err)
	}
	go io.Copy(io.Discard, r) // ends with the child
	var got, want []int
	for range 100 { // the shells are still starting programs
		got, want = ids(belowUs(familyTable())), ids(belowUs(processTable()))
		if slices.Equal(got, want) && len(got) >= 7 {
			return
		}
	}
	t.Errorf("lists of children show %v, the process table %v", got, want)
}

// belowUs returns the processes of a table that descend from this one.
func belowUs(all []process) []process {
	below := map[int]bool{orphanParent: true}
	var out []process
	for grown := true; grown; {
		grown = false
		for _, q := range all {
			if below[q.ppid] && !below[q.pid] {
				below[q.pid], grown = true, true
				out = append(out, q)
			}
		}
	}
	return out
}

func ids(all []process) []int {
	var out []int
	for _, q := range all {
		out = append(out, q.pid)
	}
	slices.Sort(out)
	return out
}
