package runcmd

import (
	"cmp"
	"context"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/spf13/pflag"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/fleetpack"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/needs"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/run/fleet"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/worker"
)

// fleetFlags are the flags of a run on several machines.
type fleetFlags struct {
	listen    string
	queue     string
	creds     string
	tokenFile string
	insecure  bool
	labels    []string
	tls       tlsFlags
	given     *pflag.FlagSet // nil where no flags are read
}

func (f *fleetFlags) register(fl *pflag.FlagSet) {
	f.given = fl
	fl.StringVar(&f.listen, "listen", "", "listen at this `host:port` for workers of other machines (assay help machines)")
	fl.StringVar(&f.queue, "queue", "", "let workers join at the NATS cluster at this `URL`, which has JetStream")
	fl.StringVar(&f.creds, "creds", "", "with --queue: `file` with credentials of the cluster")
	fl.StringVar(&f.tokenFile, "token-file", "", "with --listen: `file` with the token that workers must know (default: one made for the run)")
	fl.BoolVar(&f.insecure, "insecure", false, "with --listen: take connections from other machines without TLS: a reader of the traffic can join")
	fl.StringArrayVar(&f.labels, "label", nil, "`labels` of this machine, such as xcode=26.1; os and arch are always set")
	f.tls.register(fl)
}

// on reports whether the run takes workers of other machines.
func (f *fleetFlags) on() bool { return f.listen != "" || f.queue != "" }

func (f *fleetFlags) check(workers int) error {
	if err := checkEmpty(f.given, "listen", "queue", "creds", "token-file", "tls-cert", "tls-key", "tls-ca"); err != nil {
		return err
	}
	switch {
	case f.listen != "" && f.queue != "":
		return cmdenv.UsageErrorf("--listen and --queue exclude each other: the one starts a server, the other uses one that runs")
	case f.on() && workers > 0:
		return cmdenv.UsageErrorf("--workers starts processes on this machine: leave it out; --jobs is the number of trials that run here")
	case f.creds != "" && f.queue == "":
		return cmdenv.UsageErrorf("--creds is for a cluster: say which with --queue")
	case f.tokenFile != "" && f.listen == "":
		return cmdenv.UsageErrorf("--token-file is for --listen; a cluster is entered with --creds")
	case f.listen == "" && (f.insecure || f.tls.cert != ""):
		return cmdenv.UsageErrorf("--insecure and --tls-cert are for --listen")
	case !f.on() && f.tls.ca != "":
		return cmdenv.UsageErrorf("--tls-ca is for --listen and --queue")
	case f.queue != "":
		if err := checkQueueURL("--queue", f.queue); err != nil {
			return err
		}
	}
	if _, err := needs.ParseLabels(f.labels...); len(f.labels) > 0 && err != nil {
		return cmdenv.UsageErrorf("--label: %w", err)
	}
	if err := f.checkListen(); err != nil {
		return err
	}
	return f.tls.check()
}

// checkListen refuses an address that is malformed or open to all.
func (f *fleetFlags) checkListen() error {
	if f.listen == "" {
		return nil
	}
	host, port, err := net.SplitHostPort(f.listen)
	if err == nil {
		_, err = strconv.ParseUint(port, 10, 16)
	}
	if err != nil {
		return cmdenv.UsageErrorf("--listen %s: write HOST:PORT, such as 127.0.0.1:4222 or 0.0.0.0:4222", f.listen)
	}
	ip := net.ParseIP(host)
	loopback := host == "localhost" || ip != nil && ip.IsLoopback()
	if !loopback && f.tls.cert == "" && !f.insecure {
		return cmdenv.UsageErrorf("--listen %s is open to other machines without encryption: give a certificate with --tls-cert and --tls-key, or say --insecure in a network that you trust", f.listen)
	}
	return nil
}

// checkEmpty refuses flags that were given without a value, as by a variable that is not
// set: they would be taken as not given.
func checkEmpty(fl *pflag.FlagSet, names ...string) error {
	for _, name := range names {
		if fl != nil && fl.Changed(name) && fl.Lookup(name).Value.String() == "" {
			return cmdenv.UsageErrorf("--%s is empty: give it a value, or leave it out", name)
		}
	}
	return nil
}

// hideCredentials returns the command line without the credentials in the address of --queue.
func (f *fleetFlags) hideCredentials(argv []string) []string {
	if f.queue == "" {
		return argv
	}
	out := slices.Clone(argv)
	for i := range out {
		out[i] = strings.ReplaceAll(out[i], f.queue, fleet.HideCredentials(f.queue))
	}
	return out
}

// queueSchemes are the schemes of addresses of NATS servers.
var queueSchemes = []string{"nats", "tls", "ws", "wss"}

// checkQueueURL refuses what is no address of a NATS server, or no list of them with commas.
func checkQueueURL(flag, text string) error {
	for part := range strings.SplitSeq(text, ",") {
		full := strings.TrimSpace(part)
		if !strings.Contains(full, ":/") {
			full = "nats://" + full
		}
		u, err := url.Parse(full)
		if err != nil || u.Hostname() == "" || !slices.Contains(queueSchemes, u.Scheme) {
			return cmdenv.UsageErrorf("%s %s: write a URL, such as nats://10.0.0.5:4222", flag, fleet.HideCredentials(text))
		}
	}
	return nil
}

// tryFlags reads the files that the flags name and briefly opens the address, so that
// mistakes are reported before the run starts.
func (f *fleetFlags) tryFlags() error {
	if _, err := f.tls.config(f.listen != ""); err != nil {
		return err
	}
	if err := checkCreds(f.creds); err != nil {
		return err
	}
	if f.tokenFile != "" {
		if _, err := readToken(f.tokenFile); err != nil {
			return err
		}
	}
	if f.listen == "" {
		return nil
	}
	l, err := net.Listen("tcp", f.listen)
	if err != nil {
		return cmdenv.MissingError(fmt.Errorf("--listen: %w: is another run there? choose another port", err))
	}
	return l.Close()
}

// readToken reads a file with a token.
func readToken(file string) (string, error) {
	b, err := os.ReadFile(file)
	if errors.Is(err, os.ErrNotExist) {
		return "", cmdenv.UsageErrorf("--token-file: %w: openssl rand -hex 16 > %s makes one", err, cmdenv.QuoteWord(file))
	} else if err != nil {
		return "", cmdenv.UsageErrorf("--token-file: %w", err)
	}
	token := strings.TrimSpace(string(b))
	if len(token) < minToken {
		return "", cmdenv.UsageErrorf("--token-file %s: a token has at least %d characters: openssl rand -hex 16 makes one", file, minToken)
	}
	return token, nil
}

// minToken is the least length of a token in characters.
const minToken = 16

func machineLabels(given []string) needs.Labels {
	out := needs.LocalLabels()
	if len(given) == 0 {
		return out
	}
	more, err := needs.ParseLabels(given...)
	if err != nil { // checked with the flags
		return out
	}
	for name, value := range more {
		out[name] = value
	}
	return out
}

// tlsFlags are the flags of an encrypted connection.
type tlsFlags struct{ cert, key, ca string }

func (f *tlsFlags) register(fl *pflag.FlagSet) {
	fl.StringVar(&f.cert, "tls-cert", "", "certificate of this side in this PEM `file`")
	fl.StringVar(&f.key, "tls-key", "", "its key in this PEM `file`")
	fl.StringVar(&f.ca, "tls-ca", "", "authority that must have signed the other side's certificate, in this PEM `file`; a coordinator then asks workers for certificates")
}

func (f *tlsFlags) check() error {
	if (f.cert == "") != (f.key == "") {
		return cmdenv.UsageErrorf("--tls-cert and --tls-key belong together")
	}
	return nil
}

// config reads the files; nil without flags.
func (f *tlsFlags) config(server bool) (*tls.Config, error) {
	if f.cert == "" && f.ca == "" {
		return nil, nil
	}
	c := &tls.Config{MinVersion: tls.VersionTLS12}
	if f.cert != "" {
		pair, err := tls.LoadX509KeyPair(f.cert, f.key)
		if err != nil {
			return nil, cmdenv.UsageErrorf("--tls-cert %s: %w", f.cert, err)
		}
		if end := pair.Leaf.NotAfter; time.Now().After(end) {
			return nil, cmdenv.UsageErrorf("--tls-cert %s expired on %s: renew it", f.cert, end.Format(time.DateOnly))
		}
		c.Certificates = []tls.Certificate{pair}
	}
	if f.ca == "" {
		return c, nil
	}
	b, err := os.ReadFile(f.ca)
	if err != nil {
		return nil, cmdenv.UsageErrorf("--tls-ca: %w", err)
	}
	pool := x509.NewCertPool()
	if !pool.AppendCertsFromPEM(b) {
		return nil, cmdenv.UsageErrorf("--tls-ca %s holds no certificate in PEM form", f.ca)
	}
	if c.RootCAs = pool; server {
		c.ClientCAs, c.ClientAuth = pool, tls.RequireAndVerifyClientCert
	}
	return c, nil
}

// queueFolder is the folder of a run that holds the server's store and what workers get.
const queueFolder = "queue"

// newFleet starts the exchange of a run on several machines.
func (j *job) newFleet(ctx context.Context, r *journal.Run, say func(string), show func([]run.CrewMember)) (x run.Exchange, err error) {
	dir := filepath.Join(r.Dir(), queueFolder)
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, fmt.Errorf("make the queue's folder: %w", err)
	}
	classes := j.sortWork()
	pack, err := j.makePack(ctx, r, filepath.Join(dir, "pack"))
	if err != nil {
		return nil, cmdenv.MissingError(err)
	}
	f := &fleetExchange{dir: dir}
	defer func() {
		if err != nil {
			err = errors.Join(err, f.closeServer())
		}
	}()
	if err := j.openServer(f, r, say); err != nil {
		return nil, err
	}
	m := r.Manifest()
	cfg := fleet.Config{
		Conn: f.nc, Server: f.server, Run: m.ID, Version: j.Version, Classes: classes.all, ClassOf: classes.of,
		Setup: func(string) json.RawMessage { return nil }, Pack: pack.Files, Read: pack.Read, CheckPins: j.newPinCheck(say),
		Open: r, Keep: r.KeepBlob, Labels: machineLabels(j.f.fleet.labels), Missing: j.missing, Slots: j.localSlots(), Hands: j.localHands(),
		Do: j.runtime.Do, QueueLimit: cmp.Or(j.suite.Limits.Queue.D(), defaultQueueLimit), Replicas: f.replicas, Now: j.Now, Say: say, Show: show,
	}
	if f.Coordinator, err = fleet.NewCoordinator(ctx, cfg); err != nil {
		if refused := (*fleet.RefusedError)(nil); errors.As(err, &refused) {
			return nil, cmdenv.MissingError(err)
		}
		return nil, cmdenv.MissingError(fmt.Errorf("start the queue: %w", err))
	}
	return f, nil
}

// defaultQueueLimit is the default of limits.queue.
const defaultQueueLimit = 30 * time.Minute

func (j *job) localSlots() int {
	if j.f.IsSet("jobs") && j.f.Jobs() == 0 {
		return 0
	}
	return j.suite.Limits.Jobs
}

func (j *job) localHands() int {
	if j.localSlots() == 0 {
		return 0
	}
	return graderHands
}

// fleetExchange is a coordinator with the server that it started.
type fleetExchange struct {
	*fleet.Coordinator
	dir      string
	server   *fleet.Server
	nc       *nats.Conn
	replicas int
}

// Close implements run.Exchange.
func (x *fleetExchange) Close() error { return errors.Join(x.Coordinator.Close(), x.closeServer()) }

func (x *fleetExchange) closeServer() error {
	if x.nc != nil {
		x.nc.Close()
		x.nc = nil
	}
	if x.server == nil {
		return nil
	}
	x.server.Close()
	x.server = nil
	return os.RemoveAll(filepath.Join(x.dir, "store"))
}

// removeQueue removes the token and the files for workers of a run that is complete.
func removeQueue(r *journal.Run) error { return os.RemoveAll(filepath.Join(r.Dir(), queueFolder)) }

// openServer starts the server of --listen, or connects to the cluster of --queue.
func (j *job) openServer(x *fleetExchange, r *journal.Run, say func(string)) error {
	f := &j.f.fleet
	conf, err := f.tls.config(f.listen != "")
	if err != nil {
		return err
	}
	if f.queue != "" {
		return j.joinCluster(x, conf, r, say)
	}
	token, file, err := j.findToken(x.dir)
	if err != nil {
		return err
	}
	pass, err := randomText()
	if err != nil {
		return err
	}
	x.server, err = fleet.StartServer(fleet.ServerConfig{Listen: f.listen, Dir: filepath.Join(x.dir, "store"), Token: token, Run: r.Manifest().ID, TLS: conf}, pass)
	if err != nil {
		return cmdenv.MissingError(fmt.Errorf("--listen: %w", err))
	}
	if x.nc, err = x.server.Connect(say); err != nil {
		return cmdenv.MissingError(fmt.Errorf("connect to the server of --listen: %w", err))
	}
	more := ""
	if conf != nil {
		more = " --tls-ca FILE"
	}
	say(fmt.Sprintf("listening for workers; on each machine, with a copy of the token: assay worker --join nats://%s --token-file %s%s", nameAddress(x.server.Addr()), cmdenv.QuoteWord(file), more))
	return nil
}

// nameAddress replaces an address that means all of this machine by the machine's name.
func nameAddress(addr string) string {
	host, port, err := net.SplitHostPort(addr)
	if ip := net.ParseIP(host); err != nil || ip == nil || !ip.IsUnspecified() {
		return addr
	}
	if name, err := os.Hostname(); err == nil {
		return net.JoinHostPort(name, port)
	}
	return addr
}

// joinCluster connects to an existing cluster. The stream is replicated if the cluster
// has three servers.
func (j *job) joinCluster(x *fleetExchange, conf *tls.Config, r *journal.Run, say func(string)) error {
	f := &j.f.fleet
	opts := []nats.Option{nats.Name("assay coordinator"), fleet.ReportErrors(say), nats.MaxReconnects(-1), nats.ReconnectWait(500 * time.Millisecond), nats.ReconnectBufSize(64 << 20), nats.Timeout(10 * time.Second)}
	if f.creds != "" {
		opts = append(opts, nats.UserCredentials(f.creds))
	}
	if conf != nil {
		opts = append(opts, nats.Secure(conf))
	}
	var err error
	if x.nc, err = nats.Connect(f.queue, opts...); err != nil {
		return cmdenv.MissingError(fmt.Errorf("--queue: %w", fleet.ExplainConnect(f.queue, err)))
	}
	x.replicas = 1
	if len(x.nc.DiscoveredServers())+1 >= 3 || len(strings.Split(f.queue, ",")) >= 3 {
		x.replicas = 3
	}
	return fleet.CheckAlone(x.nc, r.Manifest().ID)
}

// findToken returns the token of workers and the file that holds it: the user's file, or
// one in the run folder, which later sessions of the run use again.
func (j *job) findToken(dir string) (token, file string, err error) {
	file = cmp.Or(j.f.fleet.tokenFile, filepath.Join(dir, "token"))
	token, err = readToken(file)
	if err == nil || !errors.Is(err, os.ErrNotExist) {
		return token, file, err
	}
	if token, err = randomText(); err != nil {
		return "", "", err
	}
	return token, file, os.WriteFile(file, []byte(token+"\n"), 0o600)
}

func randomText() (string, error) {
	b := make([]byte, 16)
	if _, err := rand.Read(b); err != nil {
		return "", fmt.Errorf("make a token: %w", err)
	}
	return hex.EncodeToString(b), nil
}

// makePack writes the files for workers.
func (j *job) makePack(ctx context.Context, r *journal.Run, dir string) (*fleetpack.Pack, error) {
	out, err := filepath.Abs(j.f.out)
	if err != nil {
		return nil, err
	}
	pins, err := json.Marshal(j.pins)
	if err != nil {
		return nil, err
	}
	src := fleetpack.Source{Run: r, Suite: j.suite, Pins: j.red.Bytes(pins), Skip: []string{out}, HasSecret: j.red.HasSecret}
	if j.pins.Commit != "" {
		src.Commit, src.Repo = j.pins.Commit, j.runtime.Rooms.Repo
	}
	return fleetpack.Make(ctx, dir, src)
}

// newPinCheck returns the comparison of a worker's pins with the run's. A pin that this
// machine lacks is taken from the first worker.
func (j *job) newPinCheck(say func(string)) func(json.RawMessage, string, map[string]string) []string {
	adopted := map[string]map[string]string{}
	return func(raw json.RawMessage, role string, missing map[string]string) []string {
		var today equip.Pins
		if err := json.Unmarshal(raw, &today); err != nil {
			return []string{"its pins are malformed: use the same build"}
		}
		want := j.pins
		if role == fleet.OnlyGrade {
			want.Servers, want.Isolation = nil, today.Isolation
		}
		if _, lacks := missing[worker.ServersPart]; lacks {
			want.Servers = nil
		}
		if want.Isolation != today.Isolation && role != fleet.OnlyGrade {
			missing[worker.IsolationPart] = fmt.Sprintf("trials run with isolation %s here, and %s in the run: set workspace.isolation in the suite", cmp.Or(today.Isolation, "none"), cmp.Or(want.Isolation, "none"))
			want.Isolation = today.Isolation
		}
		graders := map[string]map[string]string{}
		for name, p := range today.Graders {
			if _, here := j.missing[worker.GraderPart+name]; here && j.pins.Graders[name] == nil && adopted[name] == nil {
				adopted[name] = p
				say(fmt.Sprintf("grader %s is pinned to what the first worker that has it says: %s", name, describePins(p)))
			}
		}
		for _, all := range []map[string]map[string]string{j.pins.Graders, adopted} {
			for name, p := range all {
				if _, lacks := missing[worker.GraderPart+name]; !lacks && role != fleet.OnlyGenerate {
					graders[name] = p
				}
			}
		}
		want.Graders = graders
		return (&run.Restored{Pins: want}).PinChanges(today)
	}
}

func describePins(p map[string]string) string {
	var out []string
	for _, k := range cmdenv.SortedKeys(p) {
		out = append(out, k+" "+report.Cut(report.Clean(p[k]), 60))
	}
	return strings.Join(out, ", ")
}

// workClasses sorts the assignments of a run by the machines that can do them.
type workClasses struct {
	all        []fleet.Class
	make, mark map[string]string // class names by task: generating and grading
}

func (c *workClasses) of(a worker.Assignment) string {
	if a.Attempt != nil {
		return c.mark[a.Key.Task]
	}
	return c.make[a.Key.Task]
}

// add returns the name of a class, which is the same for equal classes.
func (c *workClasses) add(class fleet.Class) string {
	slices.Sort(class.Parts)
	class.Parts = slices.Compact(class.Parts)
	kind := "make"
	if class.Grade {
		kind = "grade"
	}
	digest := seal.Of([]byte(class.Needs.String() + "\n" + strings.Join(class.Parts, "\n")))
	class.Name = kind + "-" + string(digest[:12])
	if !slices.ContainsFunc(c.all, func(o fleet.Class) bool { return o.Name == class.Name }) {
		c.all = append(c.all, class)
	}
	return class.Name
}

// sortWork returns the classes of the plan. All arms of a task are of one class, so that
// the machines of a class do whole blocks and no arm has machines of its own.
func (j *job) sortWork() *workClasses {
	c := &workClasses{make: map[string]string{}, mark: map[string]string{}}
	arms := plannedArms(j.plan)
	picks := plannedTasks(j.plan)
	var armNeeds []map[string]string
	parts := []string{worker.IsolationPart}
	for _, id := range arms {
		more, named := j.armNeeds(id)
		armNeeds, parts = append(armNeeds, more...), append(parts, named...)
	}
	for _, t := range j.suite.Tasks {
		if !picks(t) {
			continue
		}
		all := needs.Join(append(slices.Clone(armNeeds), t.Needs)...)
		c.make[t.ID] = c.add(fleet.Class{Needs: all, Parts: parts})
		class := fleet.Class{Grade: true}
		graderNeeds := []map[string]string{t.Needs}
		for _, name := range j.runtime.WantedGraders(t.ID) {
			if g := j.suite.Graders[name]; g != nil {
				graderNeeds = append(graderNeeds, g.Needs)
				class.Parts = append(class.Parts, worker.GraderPart+name)
			}
		}
		class.Needs = needs.Join(graderNeeds...)
		c.mark[t.ID] = c.add(class)
	}
	return c
}

// armNeeds returns the needs of an arm and the parts of the suite that it uses.
func (j *job) armNeeds(id string) (all []map[string]string, parts []string) {
	agentName, scenario, _ := strings.Cut(id, "/")
	if a := j.suite.Agents[agentName]; a != nil {
		all = append(all, a.Needs)
		parts = append(parts, worker.AgentPart+agentName)
	}
	sc := j.suite.Scenarios[scenario]
	if sc == nil {
		return all, parts
	}
	for _, use := range sc.Servers {
		if s := j.suite.Servers[cmp.Or(use.Name, use.Placebo)]; s != nil {
			all = append(all, s.Needs)
			parts = append(parts, worker.ServersPart)
		}
	}
	return all, parts
}

// checkNeeds refuses a suite that needs machines that cannot take part.
func (j *job) checkNeeds() error {
	labels := machineLabels(j.f.fleet.labels)
	for _, class := range j.sortWork().all {
		if why := class.Needs.Contradiction(); why != "" {
			return cmdenv.UsageErrorf("needs: no machine can do a task of the suite, since it needs both %s: arms that are compared must run on machines of one kind", why)
		}
		if lacks := class.Needs.Missing(labels); lacks != "" && !j.f.fleet.on() && !j.f.planOnly && !j.f.dryRun {
			return cmdenv.MissingError(fmt.Errorf("the suite needs a machine with %s, and this one is %s: let such a machine join with --listen (assay help machines), say --label if this one has it, or leave its tasks out with --task", lacks, labels))
		}
	}
	return nil
}

// probe checks what will run here and returns the pins.
func (j *job) probe(ctx context.Context) (pins equip.Pins, err error) {
	switch {
	case j.f.planOnly:
		return j.runtime.ProbeKit(ctx)
	case j.f.cache == string(run.Replay) && j.restored == nil: // it asks no model
		if err := j.runtime.ProbeScripted(ctx); err != nil {
			return pins, err
		}
		return j.runtime.ProbeKit(ctx)
	case j.f.fleet.on(): // other machines may have what this one lacks
		pins, j.missing, err = j.runtime.ProbeParts(ctx, false)
		return pins, err
	}
	return j.runtime.Probe(ctx)
}
