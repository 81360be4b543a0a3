package cmdenv

import "testing"

func TestScreen(t *testing.T) {
	for _, tt := range []struct {
		name    string
		env     []string
		tty     bool
		columns int
		want    Screen
	}{
		{"a pipe", nil, false, 0, Screen{0, false}},
		{"a terminal", nil, true, 132, Screen{132, true}},
		{"COLUMNS", []string{"COLUMNS=100"}, true, 132, Screen{100, true}},
		{"COLUMNS of a pipe", []string{"COLUMNS=100"}, false, 0, Screen{100, false}},
		{"COLUMNS that are none", []string{"COLUMNS=wide"}, true, 132, Screen{132, true}},
		{"COLUMNS of 0", []string{"COLUMNS=0"}, false, 0, Screen{0, false}},
		{"NO_COLOR", []string{"NO_COLOR=1"}, true, 80, Screen{80, false}},
		{"NO_COLOR that is empty", []string{"NO_COLOR="}, true, 80, Screen{80, true}},
		{"FORCE_COLOR", []string{"FORCE_COLOR=1"}, false, 0, Screen{0, true}},
		{"FORCE_COLOR=0", []string{"FORCE_COLOR=0"}, true, 80, Screen{80, false}},
		{"CLICOLOR_FORCE", []string{"CLICOLOR_FORCE=1", "TERM=dumb"}, false, 0, Screen{0, true}},
		{"CLICOLOR_FORCE=0", []string{"CLICOLOR_FORCE=0"}, true, 80, Screen{80, true}},
		{"CLICOLOR=0", []string{"CLICOLOR=0"}, true, 80, Screen{80, false}},
		{"a dumb terminal", []string{"TERM=dumb"}, true, 80, Screen{80, false}},
		{"NO_COLOR wins", []string{"NO_COLOR=1", "FORCE_COLOR=1", "CLICOLOR_FORCE=1"}, true, 80, Screen{80, false}},
	} {
		if got := screenOf(LookupEnv(tt.env), tt.tty, tt.columns); got != tt.want {
			t.Errorf("%s: %+v, want %+v", tt.name, got, tt.want)
		}
	}
}
