package xcode

import (
	"testing"

	"github.com/assay-eval/assay/internal/suite/kindtest"
)

func TestKind(t *testing.T) {
	if err := kindtest.CheckKind(Kind().Kind); err != nil {
		t.Error(err)
	}
}
