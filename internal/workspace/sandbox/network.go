package sandbox

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httputil"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// insideSockets is the inner folder of the sockets to the outside.
const insideSockets = "/assay/net"

// proxyPort is the port of the proxy on the inner loopback, or the next one not in
// Network.Loopback.
const proxyPort = 3128

type dialer func(ctx context.Context, network, addr string) (net.Conn, error)

// checkLevel returns an error with the fix if level does not support n.
func (n Network) checkLevel(level Level) error {
	for _, a := range n.Loopback {
		if host, port, err := net.SplitHostPort(a); err != nil || host != "127.0.0.1" || parsePort(port) == 0 {
			return fmt.Errorf("loopback address %q is not of the form 127.0.0.1:PORT", a)
		}
	}
	for _, a := range n.Allow {
		if _, err := parseRule(a); err != nil {
			return err
		}
	}
	const fix = "install bubblewrap (apt-get install bubblewrap), or set network to open"
	switch {
	case n.Mode != Open && n.Mode != Quiet && n.Mode != Allow:
		return fmt.Errorf("network mode %q is none of %s, %s, %s", n.Mode, Open, Quiet, Allow)
	case n.Mode != Allow && len(n.Allow) > 0:
		return fmt.Errorf("network mode %s with a list of allowed hosts: set mode to %s", n.Mode, Allow)
	case n.Mode == Open || level.MapsPaths():
		return nil
	case level == Landlock && n.Mode == Quiet && landlockVersion() >= 4:
		return nil
	case level == Landlock && n.Mode == Quiet:
		return fmt.Errorf("network mode %s needs bwrap, or landlock of Linux 6.7 or newer: %s", n.Mode, fix)
	}
	return fmt.Errorf("network mode %s needs isolation bwrap, and this is %s: %s", n.Mode, level, fix)
}

func (n Network) loopbackPorts() []int {
	var out []int
	for _, a := range n.Loopback {
		_, port, _ := net.SplitHostPort(a)
		out = append(out, parsePort(port))
	}
	return out
}

func parsePort(s string) int {
	n, err := strconv.ParseUint(s, 10, 16)
	if err != nil {
		return 0
	}
	return int(n)
}

// rule is an allowed host. Port 0 is 80 and 443.
type rule struct {
	host string // lower case, without a dot at its end
	sub  bool   // names below host, and not host itself
	port int
}

func parseRule(s string) (rule, error) {
	bad := fmt.Errorf("allowed host %q is not of the form host, host:port or *.host", s)
	host, port := s, 0
	if h, p, err := net.SplitHostPort(s); err == nil {
		if port = parsePort(p); port == 0 {
			return rule{}, bad
		}
		host = h
	}
	host, sub := strings.CutPrefix(canonicalHost(host), "*.")
	if host == "" || strings.ContainsAny(host, "/*@ \t[]") || strings.Contains(host, ":") && net.ParseIP(host) == nil {
		return rule{}, bad
	}
	return rule{host, sub, port}, nil
}

func canonicalHost(host string) string { return strings.TrimSuffix(strings.ToLower(host), ".") }

func (r rule) allowsHost(host string, port int) bool {
	if r.sub {
		if !strings.HasSuffix(host, "."+r.host) {
			return false
		}
	} else if host != r.host {
		return false
	}
	return r.port == port || r.port == 0 && (port == 80 || port == 443)
}

// exchange is the outer end of the sandbox's network: sockets in a folder that is
// bound into the sandbox, one to the proxy and one to each Loopback server.
type exchange struct {
	dir      string
	proxy    int // port inside the sandbox; 0 if none
	forwards []forward
	rules    []rule
	dial     dialer

	servers   []*http.Server
	listeners []net.Listener
	conns     sync.Map // net.Conn → nothing; of the forwarders
}

func newExchange(n Network, dir string, dial dialer) (*exchange, error) {
	x := &exchange{dir: filepath.Join(dir, socketFolder), dial: dial}
	if dial == nil {
		x.dial = dialPublic
	}
	if err := x.openDoors(n); err != nil {
		x.closeAll()
		return nil, err
	}
	return x, nil
}

// openDoors opens the sockets to the servers of n and, if hosts are allowed, to the
// proxy.
func (x *exchange) openDoors(n Network) error {
	if err := os.MkdirAll(x.dir, 0o700); err != nil {
		return err
	}
	for _, a := range n.Loopback {
		_, port, _ := net.SplitHostPort(a)
		l, err := x.listenSocket(parsePort(port))
		if err != nil {
			return err
		}
		dial := func() (net.Conn, error) { return net.DialTimeout("tcp", a, 10*time.Second) }
		go serveListener(l, dial, &x.conns)
	}
	if n.Mode != Allow {
		return nil
	}
	for _, a := range n.Allow {
		r, err := parseRule(a)
		if err != nil {
			return err
		}
		x.rules = append(x.rules, r)
	}
	for x.proxy = proxyPort; slices.Contains(n.loopbackPorts(), x.proxy); {
		x.proxy++
	}
	l, err := x.listenSocket(x.proxy)
	if err != nil {
		return err
	}
	server := &http.Server{Handler: x, ReadHeaderTimeout: time.Minute}
	x.servers = append(x.servers, server)
	go func() { _ = server.Serve(l) }() // until it is closed
	return nil
}

// listenSocket listens for connections to an inner port.
func (x *exchange) listenSocket(port int) (net.Listener, error) {
	name := strconv.Itoa(port) + ".sock"
	l, err := net.Listen("unix", filepath.Join(x.dir, name))
	if err != nil {
		return nil, err
	}
	x.listeners = append(x.listeners, l)
	x.forwards = append(x.forwards, forward{port, insideSockets + "/" + name})
	return l, nil
}

// serveListener joins each connection of l with one that dial opens, until l is
// closed. conns holds the open ones.
func serveListener(l net.Listener, dial func() (net.Conn, error), conns *sync.Map) {
	for {
		c, err := l.Accept()
		if errors.Is(err, net.ErrClosed) {
			return
		}
		if err != nil {
			time.Sleep(10 * time.Millisecond) // too many open files: some will close
			continue
		}
		go func() {
			defer c.Close()
			to, err := dial()
			if err != nil {
				return
			}
			defer to.Close()
			for _, end := range []net.Conn{c, to} {
				conns.Store(end, nil)
				defer conns.Delete(end)
			}
			joinConns(c, c, to)
		}()
	}
}

// joinConns copies between two connections until both directions have ended. Bytes
// read ahead from a come first, from early.
func joinConns(a net.Conn, early io.Reader, b net.Conn) {
	done := make(chan struct{})
	go func() {
		defer close(done)
		_, _ = io.Copy(b, early)
		closeWrite(b)
	}()
	_, _ = io.Copy(a, b)
	closeWrite(a)
	<-done
}

func closeWrite(c net.Conn) {
	if half, ok := c.(interface{ CloseWrite() error }); ok {
		_ = half.CloseWrite() // the other end may be gone
		return
	}
	c.Close()
}

// ServeHTTP is the proxy: CONNECT, and requests for whole addresses.
func (x *exchange) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	scheme, address := "https", r.Host
	if r.Method != http.MethodConnect {
		if scheme, address = r.URL.Scheme, r.URL.Host; scheme != "http" {
			http.Error(w, "this is the proxy of a sandbox: it wants CONNECT, or requests for whole http addresses", http.StatusBadRequest)
			return
		}
	}
	host, port := address, map[string]int{"http": 80, "https": 443}[scheme]
	if h, p, err := net.SplitHostPort(address); err == nil {
		host, port = h, parsePort(p)
	}
	host = canonicalHost(strings.Trim(host, "[]"))
	target := net.JoinHostPort(host, strconv.Itoa(port))
	if !slices.ContainsFunc(x.rules, func(u rule) bool { return u.allowsHost(host, port) }) {
		http.Error(w, target+" is not among the hosts that the suite allows (workspace.network.allow)", http.StatusForbidden)
		return
	}
	if r.Method == http.MethodConnect {
		x.serveTunnel(w, r, target)
		return
	}
	proxy := httputil.ReverseProxy{
		Rewrite: func(p *httputil.ProxyRequest) {
			p.Out.Host = p.In.Host
			p.Out.Header.Del("Proxy-Connection")
			p.Out.Header.Del("Proxy-Authorization")
		},
		Transport: &http.Transport{DialContext: x.dial, DisableKeepAlives: true, DisableCompression: true},
		ErrorHandler: func(w http.ResponseWriter, _ *http.Request, err error) {
			http.Error(w, err.Error(), http.StatusBadGateway)
		},
		FlushInterval: -1, // event streams
	}
	proxy.ServeHTTP(w, r)
}

func (x *exchange) serveTunnel(w http.ResponseWriter, r *http.Request, target string) {
	to, err := x.dial(r.Context(), "tcp", target)
	if err != nil {
		http.Error(w, fmt.Sprintf("connect to %s: %v", target, err), http.StatusBadGateway)
		return
	}
	defer to.Close()
	c, buf, err := http.NewResponseController(w).Hijack()
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	defer c.Close()
	_ = c.SetDeadline(time.Time{})
	for _, end := range []net.Conn{c, to} {
		x.conns.Store(end, nil)
		defer x.conns.Delete(end)
	}
	if _, err := io.WriteString(c, "HTTP/1.1 200 Connection established\r\n\r\n"); err != nil {
		return
	}
	joinConns(c, readAhead(buf.Reader, c), to)
}

// readAhead returns a reader of the buffered bytes of c, followed by c.
func readAhead(r *bufio.Reader, c net.Conn) io.Reader {
	if n := r.Buffered(); n > 0 {
		ahead, _ := r.Peek(n)
		return io.MultiReader(strings.NewReader(string(ahead)), c)
	}
	return c
}

// dialPublic connects to addr, unless its name resolves to this machine or its link
// (where clouds keep credentials), so that an allowed name does not open other
// targets. Such an address must be allowed as a number.
func dialPublic(ctx context.Context, network, addr string) (net.Conn, error) {
	host, port, err := net.SplitHostPort(addr)
	if err != nil {
		return nil, err
	}
	if net.ParseIP(host) != nil || host == "localhost" {
		return (&net.Dialer{Timeout: time.Minute}).DialContext(ctx, network, addr)
	}
	ips, err := net.DefaultResolver.LookupIP(ctx, "ip", host)
	if err != nil {
		return nil, err
	}
	var last error
	for _, ip := range ips {
		if ip.IsLoopback() || ip.IsLinkLocalUnicast() || ip.IsUnspecified() || ip.IsMulticast() {
			last = cmp.Or(last, fmt.Errorf("%s leads to %s, which is of this machine: allow that address itself", host, ip))
			continue
		}
		c, err := (&net.Dialer{Timeout: 30 * time.Second}).DialContext(ctx, network, net.JoinHostPort(ip.String(), port))
		if err == nil {
			return c, nil
		}
		last = err
	}
	return nil, cmp.Or(last, fmt.Errorf("%s has no address", host))
}

// closeAll closes all servers and connections, even if some calls fail.
func (x *exchange) closeAll() {
	for _, s := range x.servers {
		s.Close()
	}
	for _, l := range x.listeners {
		l.Close()
	}
	x.conns.Range(func(c, _ any) bool {
		c.(net.Conn).Close()
		return true
	})
}
