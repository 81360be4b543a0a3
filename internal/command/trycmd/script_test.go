package trycmd_test

import (
	"testing"

	"github.com/assay-eval/assay/internal/command/scripttest"
)

func TestMain(m *testing.M) { scripttest.Main(m) }

func TestScript(t *testing.T) { scripttest.Run(t) }
