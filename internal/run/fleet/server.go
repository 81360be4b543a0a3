package fleet

import (
	"crypto/subtle"
	"crypto/tls"
	"errors"
	"fmt"
	"net"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

// ServerConfig configures a server within this process.
type ServerConfig struct {
	Listen string // host:port
	Dir    string // of the store
	Token  string // that workers must know
	Run    string
	TLS    *tls.Config // nil for none
}

// Server is a NATS server within this process, for one run.
type Server struct {
	cfg  ServerConfig
	srv  *server.Server
	log  *serverLog
	mu   sync.Mutex
	may  map[string][]string // classes by instance
	pass string              // of the coordinator's own connections
}

// StartServer starts a server and waits until it accepts connections.
func StartServer(cfg ServerConfig, pass string) (*Server, error) {
	host, portText, err := net.SplitHostPort(cfg.Listen)
	if err != nil {
		return nil, fmt.Errorf("listen on %s: %w", cfg.Listen, err)
	}
	port, err := strconv.Atoi(portText)
	if err != nil {
		return nil, fmt.Errorf("listen on %s: port %q is not a number", cfg.Listen, portText)
	}
	if port == 0 {
		port = server.RANDOM_PORT
	} else { // the server itself would only log it
		l, err := net.Listen("tcp", cfg.Listen)
		if err != nil {
			return nil, fmt.Errorf("listen on %s: %w", cfg.Listen, err)
		}
		l.Close()
	}
	s := &Server{cfg: cfg, log: &serverLog{}, may: map[string][]string{}, pass: pass}
	opts := &server.Options{
		ServerName: "assay", Host: host, Port: port, NoSigs: true, NoLog: false,
		JetStream: true, StoreDir: cfg.Dir, SyncAlways: true, DisableJetStreamBanner: true,
		MaxPayload: 1 << 20, WriteDeadline: 10 * time.Second, PingInterval: 5 * time.Second, MaxPingsOut: 3,
		CustomClientAuthentication: s, TLSConfig: cfg.TLS, TLSTimeout: 10,
	}
	if s.srv, err = server.NewServer(opts); err != nil {
		return nil, fmt.Errorf("make a NATS server on %s: %w", cfg.Listen, err)
	}
	s.srv.SetLoggerV2(s.log, false, false, false)
	go s.srv.Start()
	if !s.srv.ReadyForConnections(15 * time.Second) {
		s.Close()
		return nil, fmt.Errorf("start a NATS server on %s: %s", cfg.Listen, s.log.last("it was not ready within 15 s"))
	}
	if !s.srv.JetStreamEnabled() {
		s.Close()
		return nil, fmt.Errorf("start JetStream with its store in %s: %s", cfg.Dir, s.log.last("it did not start"))
	}
	return s, nil
}

// Addr returns the address that the server listens on.
func (s *Server) Addr() string { return s.srv.Addr().String() }

// Close stops the server.
func (s *Server) Close() {
	s.srv.Shutdown()
	s.srv.WaitForShutdown()
}

// Connect returns a connection of the coordinator itself.
func (s *Server) Connect(say func(string)) (*nats.Conn, error) {
	return nats.Connect("", nats.InProcessServer(s.srv), nats.UserInfo(coordinatorUser, s.pass), nats.Name("coordinator"), ReportErrors(say))
}

const coordinatorUser = "coordinator"

var instanceName = lazyregexp.New(`^[0-9a-f]{32}$`)

// Check implements server.Authentication.
func (s *Server) Check(c server.ClientAuthentication) bool {
	o := c.GetOpts()
	same := func(a, b string) bool { return subtle.ConstantTimeCompare([]byte(a), []byte(b)) == 1 }
	if o.Username == coordinatorUser {
		if !same(o.Password, s.pass) {
			return false
		}
		c.RegisterUser(&server.User{Username: coordinatorUser})
		return true
	}
	if !instanceName.MatchString(o.Username) || !same(o.Password, s.cfg.Token) {
		return false
	}
	c.RegisterUser(&server.User{Username: o.Username, Permissions: s.rights(o.Username)})
	return true
}

// rights are the subjects that a worker may publish and subscribe to.
func (s *Server) rights(inst string) *server.Permissions {
	s.mu.Lock()
	defer s.mu.Unlock()
	n := names{s.cfg.Run}
	pub := []string{joinSubject + inst, n.up(inst) + ".>"}
	for _, class := range s.may[inst] {
		pub = append(pub, n.next(class), n.info(class), n.acks(class))
	}
	return &server.Permissions{
		Publish:   &server.SubjectPermission{Allow: pub},
		Subscribe: &server.SubjectPermission{Allow: []string{inbox(inst) + ".>", n.down(inst)}},
	}
}

// Allow gives a worker the right to pull tickets of classes. It holds from the next
// connection of the worker on.
func (s *Server) Allow(inst string, classes []string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.may[inst] = classes
}

// Forget takes the rights of a worker away.
func (s *Server) Forget(inst string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.may, inst)
}

func inbox(inst string) string { return "_INBOX_" + inst }

// serverLog keeps the last error of the server.
type serverLog struct {
	mu   sync.Mutex
	text string
}

func (l *serverLog) note(format string, v ...any) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.text = strings.TrimSpace(fmt.Sprintf(format, v...))
}

func (l *serverLog) last(or string) string {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.text == "" {
		return or
	}
	return l.text
}

func (l *serverLog) Errorf(format string, v ...any) { l.note(format, v...) }
func (l *serverLog) Fatalf(format string, v ...any) { l.note(format, v...) }
func (l *serverLog) Warnf(string, ...any)           {}
func (l *serverLog) Noticef(string, ...any)         {}
func (l *serverLog) Debugf(string, ...any)          {}
func (l *serverLog) Tracef(string, ...any)          {}

// ReportErrors passes errors of a connection on that no request returns. A full queue of
// incoming messages is none: tickets are hints, and requests are sent again.
func ReportErrors(say func(string)) nats.Option {
	return nats.ErrorHandler(func(_ *nats.Conn, _ *nats.Subscription, err error) {
		if !errors.Is(err, nats.ErrSlowConsumer) {
			say("NATS: " + err.Error())
		}
	})
}

// HideCredentials returns a list of addresses of servers without the passwords and tokens in
// them. An address may lack its scheme.
func HideCredentials(addrs string) string {
	parts := strings.Split(addrs, ",")
	for i, part := range parts {
		at := strings.LastIndexByte(part, '@')
		if at < 0 {
			continue
		}
		from := 0
		if j := strings.Index(part, "//"); j >= 0 && j < at {
			from = j + 2
		}
		if j := strings.IndexByte(part[from:at], ':'); j >= 0 {
			from += j + 1
		}
		parts[i] = part[:from] + "xxxxx" + part[at:]
	}
	return strings.Join(parts, ",")
}

// ExplainConnect words an error of connecting for users.
func ExplainConnect(urls string, err error) error {
	url := HideCredentials(urls)
	var cert *tls.CertificateVerificationError
	switch {
	case errors.Is(err, nats.ErrAuthorization) || errors.Is(err, nats.ErrAuthExpired) || strings.Contains(strings.ToLower(err.Error()), "authorization violation"):
		return &RefusedError{fmt.Sprintf("%s refuses the connection without the right credentials: name the file with the coordinator's token with --token-file, or the credentials of a cluster with --creds", url)}
	case errors.As(err, &cert):
		return &RefusedError{fmt.Sprintf("%s: %v: name the authority that signed it with --tls-ca", url, cert)}
	case strings.Contains(err.Error(), "closed by remote after TLS handshake"), strings.Contains(err.Error(), "certificate required"):
		return &RefusedError{fmt.Sprintf("%s asks for a certificate: give one of its authority with --tls-cert and --tls-key", url)}
	case errors.Is(err, nats.ErrSecureConnRequired):
		return &RefusedError{fmt.Sprintf("%s takes encrypted connections only: name the authority of its certificate with --tls-ca", url)}
	case errors.Is(err, nats.ErrSecureConnWanted):
		return &RefusedError{fmt.Sprintf("%s has no TLS: leave --tls-ca, --tls-cert and --tls-key out", url)}
	}
	if errors.Is(err, nats.ErrNoServers) {
		return fmt.Errorf("connect to %s: no server of NATS answers there", url)
	}
	return fmt.Errorf("connect to %s: %w", url, err)
}

// RefusedError is the error of a worker that cannot take part as it is. Text says the
// fix.
type RefusedError struct{ Text string }

func (e *RefusedError) Error() string { return e.Text }
