package suite

import "strings"

// Server returns the name of the server that u is about, real or as placebo.
func (u ServerUse) Server() string {
	if u.Placebo != "" {
		return u.Placebo
	}
	return u.Name
}

// Address returns the address of a server for messages: its command line or URL.
func (s *Server) Address() string {
	if s.URL != "" {
		return s.URL
	}
	return strings.Join(s.Command, " ")
}
