package xcode

import (
	"testing"

	"github.com/assay-eval/assay/internal/suite"
)

func TestKind(t *testing.T) {
	if err := suite.CheckKind(Kind().Kind); err != nil {
		t.Error(err)
	}
}
