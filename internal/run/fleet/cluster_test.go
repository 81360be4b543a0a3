package fleet

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"errors"
	"fmt"
	"math/big"
	"net"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"

	"github.com/assay-eval/assay/internal/run/exchangetest"
	"github.com/assay-eval/assay/internal/worker"
)

// startCluster starts n servers with JetStream that know each other.
func startCluster(t *testing.T, n int, change func(*server.Options)) []*server.Server {
	t.Helper()
	var routes []*url.URL
	var ports []int
	for range n {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		port := l.Addr().(*net.TCPAddr).Port
		l.Close()
		ports = append(ports, port)
		routes = append(routes, &url.URL{Scheme: "nats", Host: fmt.Sprintf("127.0.0.1:%d", port)})
	}
	var all []*server.Server
	for i := range n {
		o := &server.Options{ServerName: fmt.Sprintf("n%d", i), Host: "127.0.0.1", Port: server.RANDOM_PORT, JetStream: true, StoreDir: t.TempDir(), NoSigs: true, NoLog: true}
		if n > 1 {
			o.Cluster, o.Routes = server.ClusterOpts{Name: "c", Host: "127.0.0.1", Port: ports[i]}, routes
		}
		if change != nil {
			change(o)
		}
		s, err := server.NewServer(o)
		if err != nil {
			t.Fatal(err)
		}
		go s.Start()
		t.Cleanup(func() { s.Shutdown(); s.WaitForShutdown() })
		all = append(all, s)
	}
	for _, s := range all {
		if !s.ReadyForConnections(time.Minute) {
			t.Fatal("a server did not start")
		}
	}
	return all
}

func urlsOf(all []*server.Server) string {
	var out []string
	for _, s := range all {
		out = append(out, s.ClientURL())
	}
	return strings.Join(out, ",")
}

// TestCluster: a run over an existing cluster of three servers goes on when one of them
// dies.
func TestCluster(t *testing.T) {
	all := startCluster(t, 3, nil)
	urls := urlsOf(all)
	for end := time.Now().Add(20 * time.Second); !all[0].JetStreamIsLeader() && !all[1].JetStreamIsLeader() && !all[2].JetStreamIsLeader(); time.Sleep(50 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("the cluster has no leader")
		}
	}
	nc, err := nats.Connect(urls, ReportErrors(func(string) {}), nats.MaxReconnects(-1), nats.ReconnectWait(100*time.Millisecond))
	if err != nil {
		t.Fatal(err)
	}
	defer nc.Close()
	if err := CheckAlone(nc, "r1"); err != nil {
		t.Fatal(err)
	}
	h := newHarness(t, func(c *Config) {
		c.Server, c.Conn, c.Replicas = nil, nc, 3
		c.Beat, c.Expiry = 500*time.Millisecond, 5*time.Second
	})
	if err := CheckAlone(nc, "r1"); err == nil || !strings.Contains(err.Error(), "another assay coordinates run r1") {
		t.Errorf("a second coordinator: %v", err)
	}
	info, err := h.js.Stream(t.Context(), h.name.stream())
	if err != nil {
		t.Fatal(err)
	}
	if got := info.CachedInfo().Config.Replicas; got != 3 {
		t.Errorf("the queue has %d replicas, want 3", got)
	}
	for i := range 2 {
		cfg := testWorker(urls, fmt.Sprintf("w%d", i), 2)
		cfg.Token = ""
		h.start(t, cfg)
	}
	h.waitFor(t, "w0 joined")
	h.waitFor(t, "w1 joined")
	const n = 60
	for i := range n {
		if err := h.Offer(t.Context(), assignment(int64(i+1), fmt.Sprintf("doze-%d", i))); err != nil {
			t.Fatal(err)
		}
	}
	next, done := int64(n), map[string]bool{}
	for res, err := range h.Results() {
		if err != nil { // its worker was cut off for longer than the lease
			next++
			if err := h.Offer(t.Context(), assignment(next, res.Key.Task)); err != nil {
				t.Fatal(err)
			}
			continue
		}
		done[res.Key.Task] = true
		if len(done) == n/3 {
			all[2].Shutdown()
		}
		if len(done) == n {
			break
		}
	}
}

// TestClustersThatDoNotFit: a cluster without JetStream, or with too little room, is
// refused with the fix.
func TestClustersThatDoNotFit(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(*server.Options)
		want   string
	}{
		{"without JetStream", func(o *server.Options) { o.JetStream = false }, "has no JetStream"},
		{"replicas of one server", nil, "cannot keep three copies of the queue"},
	} {
		t.Run(c.name, func(t *testing.T) {
			all := startCluster(t, 1, c.change)
			nc, err := nats.Connect(urlsOf(all))
			if err != nil {
				t.Fatal(err)
			}
			defer nc.Close()
			_, err = NewCoordinator(t.Context(), Config{Conn: nc, Run: "r1", Replicas: 3, Classes: []Class{{Name: "make"}}, ClassOf: func(worker.Assignment) string { return "make" }, Do: exchangetest.Perform})
			if refused := (*RefusedError)(nil); !errors.As(err, &refused) || !strings.Contains(err.Error(), c.want) {
				t.Errorf("%v, want a refusal with %q", err, c.want)
			}
		})
	}
}

// TestClusterThatDemandsLimits: hosted clusters take only streams whose size is limited. The
// passwords of their URLs are not shown.
func TestClusterThatDemandsLimits(t *testing.T) {
	all := startCluster(t, 1, func(o *server.Options) {
		o.StoreDir = t.TempDir()
		account := server.NewAccount("A")
		o.Accounts = []*server.Account{account}
		o.Users = []*server.User{{Username: "u", Password: "swordfish", Account: account}}
	})
	account, err := all[0].LookupAccount("A")
	if err != nil {
		t.Fatal(err)
	}
	if err := account.EnableJetStream(map[string]server.JetStreamAccountLimits{"": {MaxMemory: -1, MaxStore: 8 << 20, MaxStreams: -1, MaxConsumers: -1, MaxAckPending: -1, StoreMaxStreamBytes: -1, MaxBytesRequired: true}}, nil); err != nil {
		t.Fatal(err)
	}
	in := strings.Replace(all[0].ClientURL(), "nats://", "nats://u:swordfish@", 1)
	nc, err := nats.Connect(in)
	if err != nil {
		t.Fatal(err)
	}
	defer nc.Close()
	h := newHarness(t, func(c *Config) { c.Server, c.Conn = nil, nc })
	cfg := testWorker(in, "w", 1)
	cfg.Token = ""
	h.start(t, cfg)
	if err := h.Offer(t.Context(), assignment(1, "echo-t")); err != nil {
		t.Fatal(err)
	}
	if _, err := h.next(t); err != nil {
		t.Error(err)
	}

	cfg.URL = strings.Replace(in, "swordfish", "starfish", 1)
	err = Work(t.Context(), cfg)
	if refused := (*RefusedError)(nil); !errors.As(err, &refused) || !strings.Contains(err.Error(), "refuses the connection without the right credentials") || strings.Contains(err.Error(), "fish") {
		t.Errorf("a wrong password: %v", err)
	}
	cfg.URL = all[0].ClientURL()
	if err := Work(t.Context(), cfg); err == nil || !strings.Contains(err.Error(), "refuses the connection") {
		t.Errorf("no credentials: %v", err)
	}
}

// TestHideCredentials has all forms of addresses with a password or a token.
func TestHideCredentials(t *testing.T) {
	for addr, want := range map[string]string{
		"nats://n1:4222":                     "nats://n1:4222",
		"nats://u:s3cret@n1:4222":            "nats://u:xxxxx@n1:4222",
		"nats://s3cret@n1":                   "nats://xxxxx@n1",
		"u:s3cret@n1:4222":                   "u:xxxxx@n1:4222",
		"s3cret@n1":                          "xxxxx@n1",
		"tls://u:s3/c@r:et@n1, u:s3cret@n2":  "tls://u:xxxxx@n1, u:xxxxx@n2",
		"nats://u:s3cret%zz@n1,nats://n2":    "nats://u:xxxxx@n1,nats://n2",
		"wss://u:s3cret@n1/path,n2,s3cret@x": "wss://u:xxxxx@n1/path,n2,xxxxx@x",
	} {
		if got := HideCredentials(addr); got != want {
			t.Errorf("%s: %s, want %s", addr, got, want)
		}
	}
}

// TestSmallMessages: a server that takes small messages only is served in small pieces.
func TestSmallMessages(t *testing.T) {
	all := startCluster(t, 1, func(o *server.Options) { o.MaxPayload = 32 << 10 })
	nc, err := nats.Connect(urlsOf(all))
	if err != nil {
		t.Fatal(err)
	}
	defer nc.Close()
	h := newHarness(t, func(c *Config) { c.Server, c.Conn = nil, nc })
	cfg := testWorker(urlsOf(all), "w", 1)
	cfg.Token = ""
	h.start(t, cfg)
	if err := h.Offer(t.Context(), assignment(1, "echo-"+strings.Repeat("x", 100_000))); err != nil {
		t.Fatal(err)
	}
	if res, err := h.next(t); err != nil || len(res.Attempt.End.Detail) != 100_005 {
		t.Errorf("%v", err)
	}
}

// certificate makes a certificate of a test authority that ends at end.
func certificate(t *testing.T, end time.Time) (tls.Certificate, *x509.CertPool) {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	c := &x509.Certificate{SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: "test"}, NotBefore: end.Add(-48 * time.Hour), NotAfter: end,
		IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}, IsCA: true, BasicConstraintsValid: true, KeyUsage: x509.KeyUsageDigitalSignature | x509.KeyUsageCertSign,
		ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth, x509.ExtKeyUsageClientAuth}}
	der, err := x509.CreateCertificate(rand.Reader, c, c, key.Public(), key)
	if err != nil {
		t.Fatal(err)
	}
	leaf, err := x509.ParseCertificate(der)
	if err != nil {
		t.Fatal(err)
	}
	pool := x509.NewCertPool()
	pool.AddCert(leaf)
	return tls.Certificate{Certificate: [][]byte{der}, PrivateKey: key, Leaf: leaf}, pool
}

// TestTLS: workers and coordinator check each other's certificates, and each mistake is
// a line with the fix.
func TestTLS(t *testing.T) {
	good, pool := certificate(t, time.Now().Add(24*time.Hour))
	old, oldPool := certificate(t, time.Now().Add(-time.Hour))
	_, strangers := certificate(t, time.Now().Add(24*time.Hour))
	serve := func(c *tls.Config) string {
		s, err := StartServer(ServerConfig{Listen: "127.0.0.1:0", Dir: t.TempDir(), Token: testToken, Run: "r1", TLS: c}, "secret")
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(s.Close)
		return "nats://" + s.Addr()
	}
	both := serve(&tls.Config{Certificates: []tls.Certificate{good}, ClientCAs: pool, ClientAuth: tls.RequireAndVerifyClientCert})
	expired, plain := serve(&tls.Config{Certificates: []tls.Certificate{old}}), serve(nil)
	for _, c := range []struct {
		name, url string
		conf      *tls.Config
		want      string // "" if the connection is accepted
	}{
		{"right", both, &tls.Config{RootCAs: pool, Certificates: []tls.Certificate{good}}, ""},
		{"no certificate of its own", both, &tls.Config{RootCAs: pool}, "certificate"},
		{"another authority", both, &tls.Config{RootCAs: strangers, Certificates: []tls.Certificate{good}}, "name the authority that signed it with --tls-ca"},
		{"none of the flags", both, nil, "--tls-ca"},
		{"expired", expired, &tls.Config{RootCAs: oldPool}, "expired"},
		{"a server without TLS", plain, &tls.Config{RootCAs: pool}, "has no TLS"},
	} {
		t.Run(c.name, func(t *testing.T) {
			inst, err := newInstance()
			if err != nil {
				t.Fatal(err)
			}
			opts := []nats.Option{nats.UserInfo(inst, testToken), nats.Timeout(5 * time.Second)}
			if c.conf != nil {
				opts = append(opts, nats.Secure(c.conf))
			}
			nc, err := nats.Connect(c.url, opts...)
			if err == nil {
				nc.Close()
			}
			switch {
			case c.want == "" && err != nil:
				t.Errorf("refused: %v", err)
			case c.want == "":
			case err == nil:
				t.Error("accepted")
			default:
				if text := ExplainConnect(c.url, err).Error(); !strings.Contains(text, c.want) {
					t.Errorf("%s, want %q", text, c.want)
				}
			}
		})
	}
}
