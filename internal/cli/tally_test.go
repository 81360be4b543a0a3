package cli

import (
	"math/big"
	"testing"
)

func TestDollars(t *testing.T) {
	for _, c := range []struct{ usd, near, up string }{
		{"12.345", "$12.35", "$12.35"},
		{"1", "$1.00", "$1.00"},
		{"0.104", "$0.10", "$0.11"},
		{"0.0117", "$0.012", "$0.012"},
		{"0.0121", "$0.012", "$0.013"},
		{"0.000045", "$0.000045", "$0.000045"},
		{"0.0000451", "$0.000045", "$0.000046"},
		{"0.01", "$0.01", "$0.01"},
		{"0.0060", "$0.006", "$0.006"},
		{"0", "$0.00", "$0.00"},
	} {
		r, _ := new(big.Rat).SetString(c.usd)
		if near, up := dollars(r), dollarsUp(r); near != c.near || up != c.up {
			t.Errorf("%s: %s, up %s; want %s, up %s", c.usd, near, up, c.near, c.up)
		}
	}
}

func TestShellWord(t *testing.T) {
	for in, want := range map[string]string{"my-suite": "my-suite", "a/b.c": "a/b.c", "my suite": "'my suite'", "": "''", "it's": `'it'\''s'`, "$x": "'$x'"} {
		if got := shellWord(in); got != want {
			t.Errorf("%s: %s, want %s", in, got, want)
		}
	}
}
