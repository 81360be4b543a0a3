package suite

import (
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"math/big"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/proc"
)

// Suite is a suite file, resolved: extended, overridden, defaults filled in,
// files read. Maps are keyed by the names that people chose.
type Suite struct {
	Version     int                   `json:"version" key:"none" doc:"format of the file; always 1"`
	Name        string                `json:"name" key:"none" doc:"name of the suite, used in run folders and reports"`
	Description string                `json:"description,omitempty" key:"none" doc:"what the suite measures, one or two sentences"`
	Tasks       []*Task               `json:"tasks" key:"none" doc:"tasks; in a file a list of task files or glob patterns: YAML, JSON Lines or CSV; or {rows: FILE, template: {…}, matrix: {…}} for tasks made of rows"`
	Prompt      string                `json:"prompt,omitempty" key:"none" doc:"template of the prompt over task fields; in a file a path. Default: the task's own prompt" file:"text"`
	Workspace   Workspace             `json:"workspace,omitzero" key:"fields" doc:"the files that a trial works on"`
	Tools       []Tool                `json:"tools,omitempty" key:"none" doc:"task tools, the same in every arm"`
	Servers     map[string]*Server    `json:"servers,omitempty" key:"none" doc:"MCP servers, defined once and used by name in scenarios"`
	Agents      map[string]*Agent     `json:"agents" key:"none" doc:"what does the work"`
	Scenarios   map[string]*Scenario  `json:"scenarios" key:"none" doc:"how an agent is equipped"`
	Arms        []Arm                 `json:"arms,omitempty" key:"none" doc:"agent × scenario pairs to run; \"all\" (the default) is every pair"`
	Graders     map[string]*Grader    `json:"graders" key:"none" doc:"mechanical graders, by name"`
	Compare     map[string]Comparison `json:"compare,omitempty" key:"none" doc:"comparisons of a treatment with a control, by name; default, if there are two scenarios or one scenario and two agents: one called automatic, with the scenario that gives the agent less, or else the first, as control"`
	Cluster     string                `json:"cluster,omitempty" key:"none" doc:"what tasks that may share their effect have in common: group, or an attribute of tasks such as repository. Every task has one. Default: every task is on its own"`
	Trials      int                   `json:"trials,omitempty" key:"none" doc:"repetitions of every task in every arm; default 1" min:"1"`
	Seed        uint64                `json:"seed,omitempty" key:"none" doc:"seed of the order of trials; default 1" min:"1"`
	Order       string                `json:"order,omitempty" key:"none" doc:"order of trials: blocks (default; one task × one index in every arm, shuffled, so that drift hits all arms alike), shuffled (all trials in one shuffle) or by_scenario (one scenario after the other, each in blocks of its own: what drifts is then taken for a difference)" enum:"blocks,shuffled,by_scenario"`
	Baselines   *Baselines            `json:"baselines,omitempty" key:"none" doc:"trials that do nothing, for what starting a session costs"`
	Quarantine  map[string]string     `json:"quarantine,omitempty" key:"none" doc:"tasks that are not run, by id, each with the reason; their trials are skipped and counted"`
	Limits      Limits                `json:"limits,omitzero" key:"fields" doc:"time limits and the share of void trials that still allows a verdict"`
	Retry       Retry                 `json:"retry,omitzero" key:"none" doc:"how infrastructure faults are tried again"`
	Budget      Budget                `json:"budget,omitzero" key:"none" doc:"most money a run may spend"`
	Stop        Stop                  `json:"stop,omitzero" key:"none" doc:"when a run may end before its plan does"`
	Missing     Missing               `json:"missing,omitzero" key:"none" doc:"what is known of trials without a verdict. Where nothing is, a comparison is decided only if it stays so with all of them taken against the treatment, and for it"`
	Gates       Gates                 `json:"gates,omitzero" key:"none" doc:"rules that decide the exit code"`
	PostRun     *PostRun              `json:"post_run_report,omitempty" key:"none" doc:"an opinion on the run in prose, written by an agent when it is over; no score, gate or report knows of it"`

	// CompareOrder lists the comparisons as the file has them. It is empty if that is
	// the order of their names.
	CompareOrder []string `json:"compare_order,omitempty" key:"none" written:"no"`

	// Dir is the folder of the suite file on disk, "" for a suite that ships.
	// Files opens the paths that the suite holds (workspace.fixture and repo,
	// reference, faulty), each relative to Dir. A path that leaves the folder
	// begins with @up for every folder above, with @NAME for a suite that ships
	// and is extended, with @disk for an absolute path: valid for package fs,
	// and [Suite.Path] gives it for the operating system.
	Dir   string `json:"-"`
	Files fs.FS  `json:"-"`

	origin *origin // where the values were written; nil if not loaded from files
	tasks  map[string]*Task
}

// Task is one thing to do.
type Task struct {
	ID        string   `json:"id" key:"gen" doc:"name of the task; default: the file name without .yaml"`
	Title     string   `json:"title,omitempty" key:"none" doc:"short title for reports"`
	Prompt    string   `json:"prompt" key:"gen" doc:"what the agent is asked"`
	Group     string   `json:"group,omitempty" key:"none" doc:"kind of case, for breakdowns, such as cross_language"`
	HintLevel string   `json:"hint_level,omitempty" key:"none" doc:"how much the prompt gives away: none, some or strong" enum:"none,some,strong"`
	Tags      []string `json:"tags,omitempty" key:"none" doc:"for filters and breakdowns"`
	// Attributes holds the values that [Suite.Cluster] can name.
	Attributes map[string]string `json:"attributes,omitempty" key:"none" doc:"facts about the task by name, such as repository: vapor; the suite's cluster names one"`
	Expect     string            `json:"expect,omitempty" key:"grade" doc:"what is right to do: solve (default), abort, or nothing where no result is relevant and the right answer is to stay silent" enum:"solve,abort,nothing"`
	Target     Target            `json:"target,omitzero" key:"grade" doc:"what the right answer must meet"`
	Calls      []Call            `json:"calls,omitempty" key:"fields" doc:"for agents of kind tool: the tool calls to make, in this order"`
	// ExpectTools is nil if the task has no expectation, and empty if it expects no
	// call.
	ExpectTools []string `json:"expect_tools,omitzero" key:"none" doc:"tools that an agent has to call for this task, each as its server names it, as the agent sees it, or as SERVER/NAME; [] if none is to be called. Reports show what was called instead; the outcome of a trial does not depend on it"`

	Distractors []Symbol          `json:"distractors,omitempty" key:"grade" doc:"plausible wrong answers, counted when hit"`
	Graders     map[string]any    `json:"graders,omitempty" key:"grade" doc:"settings of graders for this task, by grader name; null leaves a grader out"`
	Hints       []string          `json:"hints,omitempty" key:"none" doc:"for human readers; never scored, never shown to the agent"`
	Reference   string            `json:"reference,omitempty" key:"none" doc:"file with a reference solution, relative to the task file; must pass" file:"path"`
	Faulty      map[string]string `json:"faulty,omitempty" key:"none" doc:"files with faulty solutions, relative to the task file, by the criterion each must fail, with a word behind it where a criterion has several" file:"path"`
	Setup       [][]string        `json:"setup,omitempty" key:"gen" doc:"commands run in the workspace before the agent"`
	Image       string            `json:"image,omitempty" key:"none" doc:"image of this task, in place of workspace.image; likewise, with paths relative to the task file (its digest enters the key)" file:"image"`
	Needs       map[string]string `json:"needs,omitempty" key:"none" doc:"labels of the machine that does and grades the task, by name: a value (os: macos) or a comparison of versions (xcode: \">=26\"); every machine has os and arch, others are given with --label"`

	// Role is "baseline" for the task that [Baselines] make, else "".
	Role string `json:"role,omitempty" key:"none" written:"no"`
	// Rendered is the prompt after the suite's template.
	Rendered string `json:"rendered,omitempty" key:"gen" written:"no"`
	// Turns holds what the limits of the suite say about the task.
	Turns TurnLimits `json:"turns,omitzero" key:"gen" written:"no"`
}

// Target holds requirements of the right answer. Which fields apply depends on the
// graders.
type Target struct {
	File     string `json:"file,omitempty" key:"grade" doc:"file of the right symbol, relative to the workspace"`
	Symbol   string `json:"symbol,omitempty" key:"grade" doc:"name of the right symbol; methods as Type.method"`
	Platform string `json:"platform,omitempty" key:"grade" doc:"such as ios18.0"`
	Swift    string `json:"swift,omitempty" key:"grade" doc:"language version, quoted: \"6.10\""`

	IDs       []string       `json:"ids,omitempty" key:"grade" doc:"ids of the relevant results of a search"`
	Bears     map[string]int `json:"bears,omitempty" key:"grade" doc:"how much results of a search bear on the task, by id: 2 as much as those of ids, 1 in part" min:"1" max:"2"`
	AlsoOK    []string       `json:"also_ok,omitempty" key:"grade" doc:"ids of results of a search that nobody asks for and nobody minds"`
	Forbidden []string       `json:"forbidden,omitempty" key:"grade" doc:"ids of results that must not be there"`
}

// RelevantIDs returns the ids of the fully relevant results, in the order of the suite
// file.
func (t Target) RelevantIDs() []string {
	if len(t.Bears) == 0 {
		return slices.Clone(t.IDs)
	}
	return append(slices.Clone(t.IDs), slices.DeleteFunc(slices.Sorted(maps.Keys(t.Bears)), func(id string) bool { return t.Bears[id] != 2 })...)
}

// Symbol names a symbol of the workspace.
type Symbol struct {
	File   string `json:"file" key:"grade" doc:"path relative to the workspace"`
	Symbol string `json:"symbol" key:"grade" doc:"name; methods as Type.method"`
}

// Workspace is the files that a trial works on. At most one of Fixture and Repo
// is set.
type Workspace struct {
	Fixture   string            `json:"fixture,omitempty" key:"none" doc:"folder or .txtar file, relative to the suite (its content enters the key)" file:"path"`
	Repo      string            `json:"repo,omitempty" key:"none" doc:"git repository, a URL or a path relative to the suite (its commit enters the key)" file:"repo"`
	Ref       string            `json:"ref,omitempty" key:"none" doc:"commit, tag or branch of repo"`
	Image     string            `json:"image,omitempty" key:"none" doc:"OCI image whose files programs find in place of this machine's: a name in a registry, such as debian:13, or a path relative to the suite that begins with ./ or ends with .tar: an OCI layout, an archive of docker save, or a Dockerfile. Needs isolation by bwrap, docker or podman. Without fixture and repo programs start in the image's WORKDIR, and graders find all that they changed (its digest enters the key)" file:"image"`
	Subdir    string            `json:"subdir,omitempty" key:"gen" doc:"folder of the workspace in which agents, setup commands and graders start; default its root"`
	Git       *bool             `json:"git,omitempty" key:"gen" doc:"whether agents that are programs find a git repository: one commit, no remote, no history. Default: true with repo (the commit of ref under its own id), false with fixture (true makes a commit of its own, the same every time)"`
	Prewarm   [][]string        `json:"prewarm,omitempty" key:"gen" doc:"commands run once a run in a fresh workspace; the home folder that they leave, such as caches of builds and packages, is copied into every trial"`
	Setup     [][]string        `json:"setup,omitempty" key:"gen" doc:"commands run in a fresh workspace before every trial"`
	Env       Variables         `json:"env,omitempty" key:"gen" doc:"names of variables passed on to prewarm and setup commands, agents that are programs, and programs of graders; {name: NAME, public: true} for one whose value is no secret"`
	Set       map[string]string `json:"set,omitempty" key:"gen" doc:"variables with fixed values for the same; {workdir}, {home}, {tmp}, {log}, {repo}, {subdir}, {suite}, {run} and {trial} stand for what they are in each trial; no secrets"`
	Shims     []string          `json:"shims,omitempty" key:"gen" doc:"programs whose every call by an agent is recorded with its arguments, times and exit code, such as go, npm, xcodebuild"`
	Read      []string          `json:"read,omitempty" key:"gen" doc:"more files and folders of this machine that agents may see, absolute or relative to the suite; programs in PATH and the system's own folders are seen anyway"`
	Network   Network           `json:"network,omitzero" key:"gen" doc:"what agents that are programs may reach"`
	Isolation string            `json:"isolation,omitempty" key:"gen" doc:"how programs are kept in their room: bwrap (sees no other file of this machine; Linux), landlock (may open no other; Linux), none (a fresh folder and home, without a sandbox), auto (default), the best of these that there is, or docker or podman (a container of the image; Linux). What it was is recorded with every trial" enum:"auto,bwrap,landlock,none,docker,podman"`
}

// Tool is a task tool: a map of one kind to its settings, such as {binding: {}}.
type Tool struct {
	Kind   string
	Config any // pointer to the kind's settings
}

// Server is an MCP server.
type Server struct {
	Like    string            `json:"like,omitempty" key:"none" doc:"name of another server that this one equals in all that is not written here: maps are joined by key, lists replace. Agents know it by that server's name"`
	Command []string          `json:"command,omitempty" key:"gen" doc:"program and arguments of a stdio server"`
	URL     string            `json:"url,omitempty" key:"gen" doc:"address of a streamable HTTP server"`
	Env     Variables         `json:"env,omitempty" key:"gen" doc:"names of variables passed on from assay's own environment; {name: NAME, public: true} for one whose value is no secret"`
	Set     map[string]string `json:"set,omitempty" key:"gen" doc:"variables with fixed values; no secrets"`
	Headers map[string]string `json:"headers,omitempty" key:"gen" doc:"HTTP headers of every request to url; ${VAR} is a variable of assay's own environment, such as Authorization: \"Bearer ${DOCS_TOKEN}\""`
	Data    string            `json:"data,omitempty" key:"none" doc:"folder or file, relative to the suite, that the server reads: it gets a read-only copy, {data} in command and set (its content enters the key)" file:"path"`
	// The digest of the files, not the patterns, enters the key.
	Identity []string `json:"identity,omitempty" key:"none" doc:"files that hold all code of the server, as patterns relative to the suite such as [\"src/**/*.js\", package-lock.json]: together with the program they prove its identity, so that whole trials are taken from the cache until one of them changes (at most 10,000 files, 1 GB)"`
	// Instructions replaces the server's own; nil keeps them.
	Instructions *Instructions `json:"instructions,omitempty" key:"gen" doc:"the instructions of the server, which models get with their system text: off leaves them out, {text: …} puts others in their place; agents that start their servers themselves hear the same, and do with it what their clients do"`
	// ReadResources is false if agents receive no tool for reading resources.
	ReadResources *bool `json:"read_resources,omitempty" key:"gen" doc:"whether agents that assay gives their tools get one, ReadMcpResourceTool, that reads a resource of the server by its URI, if the server announces resources; default true"`

	AllowChanges bool `json:"allow_changes,omitempty" key:"gen" doc:"the server may change its tools: models are shown the list of each turn, which the transcript holds, and the trial is scored. Without it a change voids the trial"`

	Per   string            `json:"per,omitempty" key:"gen" doc:"how long a server process lives: trial (default), arm or run" enum:"trial,arm,run"`
	Needs map[string]string `json:"needs,omitempty" key:"none" doc:"labels of the machine on which the server runs, by name: a value (os: macos) or a comparison of versions (xcode: \">=26\"); every machine has os and arch, others are given with --label"`

	Alone bool         `json:"alone,omitempty" key:"gen" doc:"never more than one process of it: all trials share one, their calls wait for each other, and per is run. For servers that end others of their kind when they start"`
	Start Duration     `json:"start,omitempty" key:"none" doc:"time for the handshake; default 30s"`
	Call  Duration     `json:"call,omitempty" key:"gen" doc:"time for one call; default 60s"`
	Tools *ToolChanges `json:"tools,omitempty" key:"gen" doc:"what agents are shown of its tools; default all of them as they are"`

	// CallMax is the suite's limits.call_max, for packages that start the server.
	CallMax Duration `json:"-"`
	// Root creates the folder that the server may request, for packages that start the
	// server. A nil Root offers none.
	Root func(context.Context) (string, error) `json:"-"`
	// Limits bound the program of the server with its descendants.
	Limits proc.Limits `json:"-"`
}

// Instructions replaces a server's instructions for models.
type Instructions struct {
	Off  bool   `json:"off,omitempty" key:"gen" doc:"there are none"`
	Text string `json:"text,omitempty" key:"gen" doc:"the text that models get in place of the server's instructions"`
}

// ToolChanges changes how agents see a server's tools. It refers to tools by their
// names on the server.
type ToolChanges struct {
	Only     []string          `json:"only,omitempty" key:"gen" doc:"tools to show, by name or glob; default all"`
	Without  []string          `json:"without,omitempty" key:"gen" doc:"tools to leave out, by name or glob: they are not shown, and cannot be called"`
	Describe map[string]string `json:"describe,omitempty" key:"gen" doc:"other descriptions: of a tool by its name, of a parameter as TOOL.PARAMETER; an empty text takes a description away"`
	Rename   map[string]string `json:"rename,omitempty" key:"gen" doc:"other names for agents, by the server's; calls reach the server under its own"`
}

// Agent is the subject that works on tasks.
type Agent = Part

// Grader grades the result. Its kind defaults to its name.
type Grader = Part

// Part is a kind with its settings.
type Part struct {
	Kind   string
	Config any // pointer to the kind's settings
	// Needs are requirements of the machine, by the name of the label; see package
	// needs.
	Needs map[string]string
}

// Scenario is how an agent is equipped.
type Scenario struct {
	Like    string            `json:"like,omitempty" key:"none" doc:"name of another scenario that this one equals in all that is not written here: maps are joined by key, lists replace"`
	Servers []ServerUse       `json:"servers,omitempty" key:"gen" doc:"servers by name, or {placebo: name}, whose calls are answered with nothing, or {placebo: name, kind: yoked, from: RECORDING}, with what a recording has for other calls"`
	Inject  *Inject           `json:"inject,omitempty" key:"gen" doc:"put the answer of one tool call into the prompt in place of a tool loop"`
	System  string            `json:"system,omitempty" key:"gen" doc:"system text or skill; in a file a path or the text itself" file:"either"`
	Prefix  string            `json:"prefix,omitempty" key:"gen" doc:"text put before the prompt"`
	Suffix  string            `json:"suffix,omitempty" key:"gen" doc:"text put after the prompt"`
	Env     Variables         `json:"env,omitempty" key:"gen" doc:"names of variables passed on to the agent; {name: NAME, public: true} for one whose value is no secret"`
	Set     map[string]string `json:"set,omitempty" key:"gen" doc:"variables with fixed values; no secrets"`
	Limits  ScenarioLimits    `json:"limits,omitzero" key:"none" doc:"time limits of this scenario, in place of the suite's"`
}

// ServerUse is a server by name, or a placebo of it, which has the same tools without
// their knowledge.
type ServerUse struct {
	Name    string `json:"name,omitempty" key:"gen" doc:"name of a server"`
	Placebo string `json:"placebo,omitempty" key:"gen" doc:"name of a server whose tools are offered but know nothing"`
	Kind    string `json:"kind,omitempty" key:"gen" doc:"what a placebo answers: empty (default), nothing; yoked, real replies to other calls of the same tool" enum:"empty,yoked"`
	From    string `json:"from,omitempty" key:"gen" doc:"recording that a yoked placebo takes its replies from (assay mcp record), relative to the suite (its content enters the key)" file:"path"`
}

// Inject puts the answer of a tool call into the prompt.
type Inject struct {
	Server string `json:"server" key:"gen" doc:"server to ask"`
	Tool   string `json:"tool" key:"gen" doc:"tool to call with {\"query\": prompt}"`
	Top    int    `json:"top,omitempty" key:"gen" doc:"most results to put in" min:"1"`
}

// Arm is agent × scenario.
type Arm struct {
	Agent    string `json:"agent" key:"none" doc:"name of an agent"`
	Scenario string `json:"scenario" key:"none" doc:"name of a scenario"`
}

// ID returns "agent/scenario".
func (a Arm) ID() string { return a.Agent + "/" + a.Scenario }

// Selector picks arms and tasks; empty fields match all.
type Selector struct {
	Agent    string `json:"agent,omitempty" key:"none" doc:"name of an agent, or a glob such as sonnet-*"`
	Scenario string `json:"scenario,omitempty" key:"none" doc:"name of a scenario, or a glob"`
	Task     string `json:"task,omitempty" key:"none" doc:"id of a task, or a glob"`
	Tag      string `json:"tag,omitempty" key:"none" doc:"tag of a task, or a glob"`
}

// Comparison pairs a treatment with a control by task and index.
type Comparison struct {
	Treatment Selector `json:"treatment" key:"none" doc:"the arm or arms under test"`
	Control   Selector `json:"control" key:"none" doc:"what they are held against"`
	Margin    *float64 `json:"margin,omitempty" key:"none" doc:"non-inferiority margin of the success rate, above 0 and below 1, such as 0.05: whether the treatment is shown to be less than that worse is then reported" min:"0" max:"1"`
	Ask       string   `json:"ask,omitempty" key:"none" doc:"the question that the comparison answers, to which better means yes, such as \"Does it help?\"; the answer on top of reports begins with it. Default: a question that the scenarios and agents suggest, such as \"Only more turns?\" against a placebo"`
	Better    string   `json:"better,omitempty" key:"none" doc:"what a better treatment answers to ask: yes, or no as to \"Only more turns?\"; default: no if the control is a placebo and ask begins with Only, else yes" enum:"yes,no"`
}

// The values of [Comparison.Better].
const (
	BetterIsYes = "yes"
	BetterIsNo  = "no"
)

// Limits bound a trial in time and a verdict in missing data.
type Limits struct {
	Trial        Duration `json:"trial,omitempty" key:"none" doc:"deadline of one trial; default 10m"`
	Stall        Duration `json:"stall,omitempty" key:"none" doc:"longest silence of an agent; default 2m. A model endpoint that is silent for three quarters of it counts as hung and is asked again"`
	Grade        Duration `json:"grade,omitempty" key:"none" doc:"deadline of one grader; default 1m"`
	CallMax      Duration `json:"call_max,omitempty" key:"gen" doc:"most time for a call of whose progress its MCP server reports: each report gives it the call time of the server again; default five times that"`
	Outage       Duration `json:"outage,omitempty" key:"none" doc:"longest outage of a model endpoint that a run waits out: its trials pause and are tried again; default 15m"`
	Response     Size     `json:"response,omitempty" key:"none" doc:"longest answer of a model endpoint to one request, as it comes over the wire; a longer one is cut and its trial is void; default 16MB"`
	VoidShare    *float64 `json:"void_share,omitempty" key:"none" doc:"share of void trials above which a gate is undecidable; default 0.1" min:"0" max:"1"`
	UnknownShare *float64 `json:"unknown_share,omitempty" key:"none" doc:"share of scored trials without a known outcome above which a gate is undecidable; default 0.2" min:"0" max:"1"`
	Queue        Duration `json:"queue,omitempty" key:"none" doc:"longest wait of a trial of assay run --listen or --queue for a machine that can do it; the trial is void then; default 30m"`
	Jobs         int      `json:"jobs,omitempty" key:"none" doc:"trials that run at once; default 8" min:"1"`
	Memory       Size     `json:"memory,omitempty" key:"gen" doc:"most memory of all programs of a trial that run at the same time (the agent and its own servers), with all their processes; default 8GB"`
	Processes    int      `json:"processes,omitempty" key:"gen" doc:"most processes of all programs of a trial at one time; default 1000" min:"1"`
	Disk         Size     `json:"disk,omitempty" key:"gen" doc:"most that each program of a trial may add to the files of its room; default 10GB"`
	OpenFiles    int      `json:"open_files,omitempty" key:"gen" doc:"most open files of each process of a trial; default 65536" min:"16"`

	Tasks []TaskLimit `json:"tasks,omitempty" key:"none" doc:"less room for agents of kind model in some tasks (each task's own limits enter its key)"`
}

// Retry is the one policy for infrastructure faults.
type Retry struct {
	Attempts int      `json:"attempts,omitempty" key:"none" doc:"tries in all; default 3" min:"1"`
	First    Duration `json:"first,omitempty" key:"none" doc:"wait before the second try; default 2s, jittered"`
	Factor   float64  `json:"factor,omitempty" key:"none" doc:"growth of the wait; default 4" min:"1"`
}

// Budget is the most money a run may spend.
type Budget struct {
	USD *float64 `json:"usd,omitempty" key:"none" doc:"US dollars; no request is sent that may cost more than what is left; see assay help cost for agents that can only be stopped between trials" min:"0"`
}

// Stop says when a run may end before its plan does. The test that decides is
// valid however often it is looked at.
type Stop struct {
	When  string  `json:"when" key:"none" doc:"decided: as soon as every comparison is decided by the anytime-valid test" enum:"decided"`
	Or    string  `json:"or,omitempty" key:"none" doc:"hopeless: or as soon as every comparison is decided or unlikely to be" enum:"hopeless"`
	Below float64 `json:"below,omitempty" key:"none" doc:"with or: hopeless, the chance of a decision by the end of the plan, above 0 and below 1, below which a comparison is hopeless; default 0.05" min:"0" max:"1"`
	Alpha float64 `json:"alpha,omitempty" key:"none" doc:"probability, above 0 and below 1, of deciding where there is no difference; default 0.05" min:"0" max:"1"`
}

// Missing is an assumption about trials without a verdict: void and unknown trials.
type Missing struct {
	Assume  string `json:"assume" key:"none" doc:"unrelated: that a trial has no verdict has nothing to do with its arm nor with how it would have ended, so that it changes no decision" enum:"unrelated"`
	Because string `json:"because" key:"none" doc:"the reason, which stands beside every decision"`
}

// PostRun asks an agent for an opinion on the run when it is over.
type PostRun struct {
	Agent  string `json:"agent" key:"none" doc:"name of an agent, of kind model, cli or command; it need not be in an arm"`
	Prompt string `json:"prompt,omitempty" key:"none" doc:"what the agent is asked; the Markdown report of the run follows. In a file a path or the text itself" file:"either"`
}

// Gates decide the exit code.
type Gates struct {
	Mode    string `json:"mode,omitempty" key:"none" doc:"warn (default): only a floor can fail the run; hard: any rule can" enum:"warn,hard"`
	Profile string `json:"profile,omitempty" key:"none" doc:"seed: the gates, bounds and exit codes of the grounding-recall evaluation, in place of rules" enum:"seed"`
	Rules   []Rule `json:"rules,omitempty" key:"none" doc:"rules, all of which are checked"`
}

// Rule is a bound on a metric of arms, or of a comparison. Exactly one of Min,
// Max, NonInferior, MaxDrop and MaxRise is set.
type Rule struct {
	Name        string   `json:"name" key:"none" doc:"what the rule says, for reports"`
	Metric      string   `json:"metric,omitempty" key:"none" doc:"metric, such as success_rate or binding.recall; with compare one of the comparison, such as difference, p or cost_ratio; none with non_inferior"`
	Compare     string   `json:"compare,omitempty" key:"none" doc:"name of a comparison: the metric is then of it and not of arms"`
	Where       Selector `json:"where,omitzero" key:"none" doc:"arms and tasks it is about; default all of them. With compare only agent, for one of several agents"`
	Min         *float64 `json:"min,omitempty" key:"none" doc:"least value that passes"`
	Max         *float64 `json:"max,omitempty" key:"none" doc:"greatest value that passes"`
	NonInferior *float64 `json:"non_inferior,omitempty" key:"none" doc:"margin, above 0 and below 1: the treatment must be shown to be less than that worse than the control, in its success rate" min:"0" max:"1"`
	MaxDrop     *float64 `json:"max_drop,omitempty" key:"none" doc:"most that the metric may have fallen since the baseline (a ratchet)" min:"0"`
	MaxRise     *float64 `json:"max_rise,omitempty" key:"none" doc:"most that the metric may have risen since the baseline" min:"0"`
	FloorChange *float64 `json:"floor_change,omitempty" key:"none" doc:"with max_drop or max_rise: a change that is smaller than this, in the metric's own unit, passes whatever its share; where the baseline is 0 it decides alone. What the baseline does not have is then skipped" min:"0"`
	Platform    bool     `json:"same_platform,omitempty" key:"none" doc:"with max_drop or max_rise: skipped unless the baseline was made on the same operating system and architecture, as for times"`
	Bind        string   `json:"bind,omitempty" key:"none" doc:"what must meet the bound: estimate (default), lower or upper end of the 95% interval" enum:"estimate,lower,upper"`
	Floor       bool     `json:"floor,omitempty" key:"none" doc:"fails the run in warn mode too"`
}

// Duration is a time span written as in "10m" or "1.5s".
type Duration time.Duration

// MarshalJSON writes the short form.
func (d Duration) MarshalJSON() ([]byte, error) { return json.Marshal(time.Duration(d).String()) }

// UnmarshalJSON reads the short form.
func (d *Duration) UnmarshalJSON(b []byte) error {
	var s string
	if err := json.Unmarshal(b, &s); err != nil {
		return err
	}
	v, err := time.ParseDuration(s)
	*d = Duration(v)
	return err
}

const durationWords = "a time such as 10m or 1.5s"

// SuiteSchema implements [Schemer] with what time.ParseDuration reads, without
// signs.
func (Duration) SuiteSchema() map[string]any {
	return map[string]any{"type": "string", "pattern": `^([0-9]+(\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$`, "title": durationWords}
}

// D returns d as a time.Duration.
func (d Duration) D() time.Duration { return time.Duration(d) }

// Decimal is a number with a fraction, such as a temperature. In JSON that
// assay writes it is a string, so that keys hold no floating point; both forms
// are read.
type Decimal float64

// MarshalJSON writes the shortest decimal form, as a string.
func (d Decimal) MarshalJSON() ([]byte, error) {
	return json.Marshal(strconv.FormatFloat(float64(d), 'g', -1, 64))
}

// UnmarshalJSON reads a number, or a string that holds one.
func (d *Decimal) UnmarshalJSON(b []byte) error {
	v, err := strconv.ParseFloat(strings.Trim(string(b), `"`), 64)
	if err != nil {
		return fmt.Errorf("%s is not a number", b)
	}
	*d = Decimal(v)
	return nil
}

// SuiteSchema implements [Schemer].
func (Decimal) SuiteSchema() map[string]any { return map[string]any{"type": "number"} }

// Money is an amount in US dollars as written, such as 0.50, or "" if none. It is text
// to avoid rounding; files contain a number.
type Money string

// UnmarshalJSON decodes a number, or a string that contains one.
func (m *Money) UnmarshalJSON(b []byte) error {
	s := strings.Trim(string(b), `"`)
	if _, ok := new(big.Rat).SetString(s); !ok {
		return fmt.Errorf("%s is not an amount of dollars", b)
	}
	*m = Money(s)
	return nil
}

// MarshalJSON encodes a string.
func (m Money) MarshalJSON() ([]byte, error) { return json.Marshal(string(m)) }

// SuiteSchema implements [Schemer].
func (Money) SuiteSchema() map[string]any { return map[string]any{"type": "number", "minimum": 0} }
