package binding

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	bindtools "github.com/assay-eval/assay/internal/equip/binding"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/suite/kindtest"
)

// loaded is a suite with a fixture, tools and one binding grader.
func loaded(cfg *Config) *suite.Suite {
	files := fstest.MapFS{}
	for name, f := range fixture.FS.(fstest.MapFS) {
		files["fix/"+name] = f
	}
	return &suite.Suite{
		Files: files, Workspace: suite.Workspace{Fixture: "fix"},
		Tools:   []suite.Tool{{Kind: bindtools.KindName, Config: &bindtools.Config{}}},
		Graders: map[string]*suite.Grader{"binding": {Kind: KindName, Config: cfg}},
	}
}

func TestCheckTask(t *testing.T) {
	at := func(file, symbol string) *suite.Task {
		return &suite.Task{ID: "t", Target: suite.Target{File: file, Symbol: symbol}}
	}
	with := func(distractors ...suite.Symbol) *suite.Task {
		return &suite.Task{ID: "t", Target: solve.Target, Distractors: distractors}
	}
	aborts := func(target suite.Target) *suite.Task { return &suite.Task{ID: "t", Expect: "abort", Target: target} }
	settings := with()
	settings.Graders = map[string]any{"binding": map[string]any{"match": "lenient"}}
	for _, c := range []struct {
		name string
		task *suite.Task
		want []string // path: text; fix
	}{
		{"good", solve, nil},
		{"abort", abort, nil},
		{"abort on a platform", aborts(suite.Target{Platform: "ios18.0"}), nil},
		{"no target", &suite.Task{ID: "t"}, []string{"target: task t has no target: a binding names a file and a symbol; write target: {file: PATH, symbol: NAME}, or expect: abort if nothing should be bound"}},
		{"no symbol", at("shop/orders.py", ""), []string{"target.symbol: task t needs a symbol here, as a binding names both; "}},
		{"abort with a target", aborts(solve.Target), []string{"target: task t expects an abort, so it has no target; take out the target, or set expect: solve"}},
		{"file misspelt", at("shop/order.py", "Order"), []string{`target.file: there is no source file "shop/order.py" in the workspace; did you mean "shop/orders.py"?`}},
		{"file with ./", at("./shop/orders.py", "Order"), []string{`target.file: there is no source file "./shop/orders.py" in the workspace; did you mean "shop/orders.py"?`}},
		{"file in another case", at("web/src/cart.ts", "Cart"), []string{`target.file: there is no source file "web/src/cart.ts" in the workspace; did you mean "web/src/Cart.ts"?`}},
		{"file far off", at("elsewhere/entirely.py", "Order"), []string{`target.file: there is no source file "elsewhere/entirely.py" in the workspace; `}},
		{"short name", at("shop/orders.py", "check"), []string{`target.symbol: shop/orders.py has no symbol "check"; did you mean "Order.check"?`}},
		{"short name of two", at("shop/orders.py", "cancel"), []string{`target.symbol: "cancel" is not the whole name of a symbol of shop/orders.py; did you mean "Order.cancel"?`}},
		{"colons", at("gate/lock.rs", "Lock::open"), []string{`target.symbol: gate/lock.rs has no symbol "Lock::open"; did you mean "Lock.open"?`}},
		{"misspelt", at("shop/orders.py", "Order.chekc"), []string{`target.symbol: shop/orders.py has no symbol "Order.chekc"; did you mean "Order.check"?`}},
		{"in another file", at("web/src/Cart.ts", "process"), []string{`target.symbol: web/src/Cart.ts has no symbol "process"; shop/orders.py has one`}},
		{"nowhere", at("web/src/Cart.ts", "entirelyElse"), []string{`target.symbol: web/src/Cart.ts has no symbol "entirelyElse"; `}},
		{"in a gap", at("kiosk/Gap.swift", "unreadable"), []string{`target.symbol: kiosk/Gap.swift has no symbol "unreadable", as far as it can be read (syntax not understood in lines 2 to 2); write the file in syntax that assay knows, or choose another target`}},
		{"distractor is the target", with(suite.Symbol{File: "shop/orders.py", Symbol: "Order.check"}), []string{"distractors.0: distractor shop/orders.py Order.check is the target; name a plausible wrong answer"}},
		{"distractor twice", with(solve.Distractors[0], solve.Distractors[0]), []string{"distractors.1: distractor shop/returns.py check stands there twice; take it out"}},
		{"distractors that are not there", with(suite.Symbol{File: "shop/returns.py", Symbol: "chek"}, suite.Symbol{File: "shop/return.py", Symbol: "check"}, suite.Symbol{File: "shop/returns.py"}), []string{
			`distractors.0.symbol: shop/returns.py has no symbol "chek"; did you mean "check"?`,
			`distractors.1.file: there is no source file "shop/return.py" in the workspace; did you mean "shop/returns.py"?`,
			`distractors.2.symbol: task t needs a symbol here, as a binding names both; `,
		}},
		{"settings in a task", settings, []string{"graders.binding: grader binding takes no settings from a task; set them in the suite, where they hold for every task"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			cfg := &Config{}
			var got []string
			for _, p := range Kind().CheckTask(cfg, loaded(cfg), c.task) {
				got = append(got, fmt.Sprintf("%s: %s; %s", p.Path, p.Text, p.Fix))
			}
			if d := cmp.Diff(c.want, got); d != "" {
				t.Errorf("problems (-want +got):\n%s", d)
			}
		})
	}
}

// The files of a repository are not there when a suite is loaded.
func TestCheckTaskWithoutFixture(t *testing.T) {
	cfg := &Config{}
	s := loaded(cfg)
	s.Workspace = suite.Workspace{Repo: "../app"}
	k := Kind()
	if p := k.Check(cfg, s); p != nil {
		t.Errorf("%v", p)
	}
	if p := k.CheckTask(cfg, s, &suite.Task{ID: "t", Target: suite.Target{File: "x.py", Symbol: "y"}}); p != nil {
		t.Errorf("%v", p)
	}
	if p := k.CheckTask(cfg, s, &suite.Task{ID: "t"}); len(p) != 1 {
		t.Errorf("%v", p)
	}
}

func TestCheckSuite(t *testing.T) {
	k := Kind()
	if err := kindtest.CheckKind(k.Kind); err != nil {
		t.Error(err)
	}
	cfg := k.New().(*Config)
	k.Defaults(cfg)
	if cfg.Match != strict {
		t.Errorf("match is %q", cfg.Match)
	}
	s := loaded(cfg)
	if p := k.Check(cfg, s); p != nil {
		t.Errorf("%v", p)
	}
	noTools := loaded(cfg)
	noTools.Tools = nil
	if p := k.Check(cfg, noTools); len(p) != 1 || p[0].Fix != "set tools: [{binding: {}}]" {
		t.Errorf("%v", p)
	}
	gone := loaded(cfg)
	gone.Workspace.Fixture = "nowhere"
	if p := k.Check(cfg, gone); len(p) != 1 {
		t.Errorf("%v", p)
	}
	if p := k.CheckTask(cfg, gone, solve); p != nil {
		t.Errorf("what is wrong with the workspace is said for every task: %v", p)
	}
}

func TestFixtureIsIndexedUntilTheContextEnds(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	k := Kind()
	s := loaded(&Config{})
	k.Prepare(ctx, s)
	got := k.Check(&Config{}, s)
	if len(got) != 1 || !strings.Contains(got[0].Text, context.Canceled.Error()) {
		t.Errorf("problems %v, want that the index was cancelled", got)
	}
}
