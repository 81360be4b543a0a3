package sandbox

import (
	"context"
	"crypto/tls"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"
)

func init() {
	// Fetches addresses by the proxy of the environment and prints a line on each.
	roles["fetch"] = func(addresses []string) {
		client := http.Client{Timeout: 10 * time.Second, Transport: &http.Transport{
			Proxy: http.ProxyFromEnvironment, TLSClientConfig: &tls.Config{InsecureSkipVerify: true},
		}}
		for _, a := range addresses {
			resp, err := client.Get(a)
			if err != nil {
				fmt.Println("error", strings.ReplaceAll(err.Error(), "\n", " "))
				continue
			}
			b, _ := io.ReadAll(resp.Body)
			resp.Body.Close()
			fmt.Println(resp.StatusCode, strings.TrimSpace(string(b)))
		}
	}
	// Connects without any proxy.
	roles["connect"] = func(addresses []string) {
		for _, a := range addresses {
			network, address, _ := strings.Cut(a, "/")
			c, err := net.DialTimeout(network, address, 2*time.Second)
			if err == nil && network == "udp" {
				_, err = c.Write([]byte("x"))
			}
			fmt.Println(err == nil)
		}
	}
	// A test of a program's own that serves itself on loopback.
	roles["serve"] = func([]string) {
		s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, "self") }))
		resp, err := http.Get(s.URL)
		if err != nil {
			fmt.Println(err)
			return
		}
		b, _ := io.ReadAll(resp.Body)
		resp.Body.Close()
		fmt.Println(string(b))
	}
}

// hosts is the resolver and network of a test: names lead to servers of the test, on
// any port.
type hosts map[string]string

func (h hosts) dial(ctx context.Context, network, addr string) (net.Conn, error) {
	host, _, err := net.SplitHostPort(addr)
	if err != nil {
		return nil, err
	}
	to, ok := h[host]
	if !ok {
		return nil, fmt.Errorf("no such host: %s", host)
	}
	return (&net.Dialer{}).DialContext(ctx, network, to)
}

func answering(t *testing.T, text string) (plain, secure *httptest.Server) {
	h := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { fmt.Fprintf(w, "%s for %s", text, r.Host) })
	plain, secure = httptest.NewServer(h), httptest.NewTLSServer(h)
	t.Cleanup(plain.Close)
	t.Cleanup(secure.Close)
	return plain, secure
}

func address(s *httptest.Server) string {
	u, err := url.Parse(s.URL)
	if err != nil {
		panic(err)
	}
	return u.Host
}

// With a list, only its hosts can be reached, and our own servers.
func TestAllowedHosts(t *testing.T) {
	levels(t, func(t *testing.T, level Level) {
		c := room(t, level)
		plain, secure := answering(t, "good")
		own, _ := answering(t, "own")
		c.Network = Network{Mode: Allow, Allow: []string{"api.test", "*.wild.test", "odd.test:8443"}, Loopback: []string{address(own)}}
		if level != Bwrap {
			_, err := New(c)
			if err == nil || !strings.Contains(err.Error(), "install bubblewrap") {
				t.Fatalf("error %v, want one that names the fix", err)
			}
			return
		}
		secureNet := hosts{
			"api.test": address(secure), "a.wild.test": address(secure), "wild.test": address(secure), "odd.test": address(secure), "evil.test": address(secure),
		}
		plainNet := hosts{"api.test": address(plain), "evil.test": address(plain)}
		s, err := newSandbox(c, func(ctx context.Context, network, addr string) (net.Conn, error) {
			if strings.HasSuffix(addr, ":80") {
				return plainNet.dial(ctx, network, addr)
			}
			return secureNet.dial(ctx, network, addr)
		})
		if err != nil {
			t.Fatal(err)
		}
		defer s.Close()
		out, _ := run(t, s, self(), roleFlag, "fetch",
			"https://api.test/", "http://api.test/x", "https://API.test./", "https://a.wild.test/", "https://odd.test:8443/", own.URL,
			"https://wild.test/", "https://odd.test/", "https://evil.test/", "http://evil.test/", "https://api.test:8443/", "http://127.0.0.1:1/", "https://169.254.169.254/")
		lines := strings.Split(strings.TrimSpace(out), "\n")
		if len(lines) != 13 {
			t.Fatalf("it says:\n%s", out)
		}
		for i, line := range lines {
			switch {
			case i < 5 && !strings.HasPrefix(line, "200 good for "):
				t.Errorf("%d: %s, want an answer", i, line)
			case i == 5 && line != "200 own for "+address(own):
				t.Errorf("%d: %s, want the answer of our own server", i, line)
			case i == 11 && !strings.HasPrefix(line, "error "):
				t.Errorf("%d: %s, want no connection", i, line)
			case i > 5 && i != 11 && !strings.HasPrefix(line, "403 ") && !strings.HasSuffix(line, "Forbidden"):
				t.Errorf("%d: %s, want a refusal of the proxy", i, line)
			}
		}
		// Around the proxy there is nothing, not even our own other servers.
		out, _ = run(t, s, self(), roleFlag, "connect", "tcp/"+address(plain), "tcp/"+address(secure), "udp/192.0.2.1:53", "tcp/"+address(own))
		if out != "false\nfalse\nfalse\ntrue\n" {
			t.Errorf("without the proxy it connects:\n%s\nwant only our own server", out)
		}
	})
}

// Without a network, only the Loopback servers and the program's own are reachable.
func TestNoNetwork(t *testing.T) {
	levels(t, func(t *testing.T, level Level) {
		c := room(t, level)
		own, other := answering(t, "own")
		c.Network = Network{Mode: Quiet, Loopback: []string{address(own)}}
		if level == None || level == Landlock && landlockVersion() < 4 {
			if _, err := New(c); err == nil || !strings.Contains(err.Error(), "install bubblewrap") {
				t.Fatalf("error %v, want one that names the fix", err)
			}
			return
		}
		s := open(t, c)
		out, _ := run(t, s, self(), roleFlag, "connect", "tcp/"+address(own), "tcp/"+address(other), "udp/"+address(own), "tcp/192.0.2.1:80")
		if level == Bwrap {
			out = strings.Replace(out, "true\nfalse\ntrue\n", "true\nfalse\nfalse\n", 1) // UDP stays on its own loopback
		}
		if out != "true\nfalse\nfalse\nfalse\n" {
			t.Errorf("it connects:\n%s\nwant only our own server", out)
		}
		if out, _ := run(t, s, self(), roleFlag, "fetch", own.URL); !strings.HasPrefix(out, "200 own") {
			t.Errorf("our own server: %s", out)
		}
		if out, _ := run(t, s, self(), roleFlag, "serve"); level == Bwrap && out != "self\n" {
			t.Errorf("a server of its own: %s", out)
		}
	})
}

func TestNetworkMistakes(t *testing.T) {
	for _, tc := range []struct {
		n    Network
		want string
	}{
		{Network{Mode: "closed"}, `network mode "closed" is none of open, none, allow`},
		{Network{Mode: Quiet, Allow: []string{"a.test"}}, "set mode to allow"},
		{Network{Mode: Allow, Allow: []string{"https://a.test"}}, "not of the form host"},
		{Network{Mode: Allow, Allow: []string{"a.test:0"}}, "not of the form host"},
		{Network{Mode: Allow, Allow: []string{""}}, "not of the form host"},
		{Network{Mode: Allow, Allow: []string{"*."}}, "not of the form host"},
		{Network{Mode: Open, Loopback: []string{"localhost:80"}}, "not of the form 127.0.0.1:PORT"},
		{Network{Mode: Open, Loopback: []string{"127.0.0.1:99999"}}, "not of the form 127.0.0.1:PORT"},
	} {
		if err := tc.n.checkLevel(Bwrap); err == nil || !strings.Contains(err.Error(), tc.want) {
			t.Errorf("%+v: %v, want %q", tc.n, err, tc.want)
		}
	}
}

// No name that is not in the list gets through, however it is written.
func TestRulesProperty(t *testing.T) {
	label := rapid.StringMatching(`[a-zA-Z0-9-]{1,6}`)
	name := rapid.Map(rapid.SliceOfN(label, 1, 4), func(l []string) string { return strings.Join(l, ".") })
	rapid.Check(t, func(t *rapid.T) {
		allowed, host, port := name.Draw(t, "allowed"), name.Draw(t, "host"), rapid.IntRange(1, 65535).Draw(t, "port")
		plain, err := parseRule(allowed)
		if err != nil {
			t.Fatal(err)
		}
		wild, err := parseRule("*." + allowed)
		if err != nil {
			t.Fatal(err)
		}
		exact, err := parseRule(fmt.Sprintf("%s:%d", allowed, port))
		if err != nil {
			t.Fatal(err)
		}
		web := port == 80 || port == 443
		same := strings.EqualFold(allowed, host)
		below := strings.HasSuffix(strings.ToLower(host), "."+strings.ToLower(allowed))
		h := canonicalHost(host)
		if plain.allowsHost(h, port) != (same && web) || exact.allowsHost(h, port) != same || wild.allowsHost(h, port) != (below && web) {
			t.Fatalf("%s against %s:%d", allowed, host, port)
		}
		if !wild.allowsHost(canonicalHost(host+"."+allowed+"."), 443) {
			t.Fatalf("*.%s does not allow %s.%s", allowed, host, allowed)
		}
	})
}

// A name that leads to this machine is no way to its servers.
func TestPublicAddressesOnly(t *testing.T) {
	l, err := net.Listen("tcp4", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	_, port, _ := net.SplitHostPort(l.Addr().String())
	if c, err := dialPublic(t.Context(), "tcp", "127.0.0.1:"+port); err != nil {
		t.Errorf("allowed as a number: %v", err)
	} else {
		c.Close()
	}
	name, err := os.Hostname()
	if err != nil {
		t.Skip(err)
	}
	ips, err := net.LookupIP(name)
	if err != nil || !slices.ContainsFunc(ips, net.IP.IsLoopback) {
		name = "ip6-localhost" // Debian's name for ::1
		if ips, err = net.LookupIP(name); err != nil || !slices.ContainsFunc(ips, net.IP.IsLoopback) {
			t.Skip("no name but localhost leads here")
		}
	}
	if c, err := dialPublic(t.Context(), "tcp", name+":"+port); err == nil {
		c.Close()
		if !slices.ContainsFunc(ips, func(ip net.IP) bool { return !ip.IsLoopback() }) {
			t.Errorf("%s led to loopback", name)
		}
	}
}

// Data of both directions comes through whole, also after one side has ended.
func TestForwardHalfClosed(t *testing.T) {
	l, err := net.Listen("tcp4", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	go func() {
		c, err := l.Accept()
		if err != nil {
			return
		}
		defer c.Close()
		b, _ := io.ReadAll(c) // until the client has said all
		_ = json.NewEncoder(c).Encode(len(b))
	}()
	dir := t.TempDir()
	x, err := newExchange(Network{Mode: Quiet, Loopback: []string{l.Addr().String()}}, dir, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer x.closeAll()
	c, err := net.Dial("unix", dir+"/net/"+strings.TrimPrefix(l.Addr().String(), "127.0.0.1:")+".sock")
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	if _, err := c.Write(make([]byte, 1<<20)); err != nil {
		t.Fatal(err)
	}
	closeWrite(c)
	_ = c.SetDeadline(time.Now().Add(10 * time.Second))
	b, err := io.ReadAll(c)
	if err != nil || strings.TrimSpace(string(b)) != fmt.Sprint(1<<20) {
		t.Errorf("%q, %v", b, errors.Unwrap(err))
	}
}
