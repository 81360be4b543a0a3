package suite

import "strings"

// Server returns the name of the server that u is about, real or as placebo.
func (u ServerUse) Server() string {
	if u.Placebo != "" {
		return u.Placebo
	}
	return u.Name
}

// Address says where a server is reached, for messages: its command line or URL.
func (s *Server) Address() string {
	if s.URL != "" {
		return s.URL
	}
	return strings.Join(s.Command, " ")
}
