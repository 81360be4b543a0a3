package fleet_test

import (
	"strings"
	"testing"

	"example.com/quay/internal/fleet"
	"example.com/quay/internal/harbour"
)

const slot = "book A1 2024-05-01T10:00 +1h len=8 "

func one(t *testing.T, line string) harbour.Booking {
	t.Helper()
	list, err := fleet.Parse(strings.NewReader(line))
	if err != nil {
		t.Fatalf("%q: %v", line, err)
	}
	if len(list.Bookings) != 1 {
		t.Fatalf("%q: %+v", line, list)
	}
	return list.Bookings[0]
}

func TestQuotes(t *testing.T) {
	for line, want := range map[string]string{
		slot + `vessel="Sea Lark"`:                               "Sea Lark",
		slot + `vessel="Sea  Lark" # two spaces`:                 "Sea  Lark",
		slot + `vessel="No. #7"`:                                 "No. #7",
		slot + `vessel="No. #7" # not #8`:                        "No. #7",
		slot + `vessel="The \"Wet\" Willy"`:                      `The "Wet" Willy`,
		slot + `vessel="back\\slash"`:                            `back\slash`,
		slot + `vessel="a=b"`:                                    "a=b",
		slot + "vessel=\"tab\there\"":                            "tab\there",
		slot + `vessel=Lark# comment`:                            "Lark",
		"book A1\t2024-05-01T10:00  +1h len=8 vessel=x":          "x",
		`book A1 2024-05-01T10:00 +1h vessel="Sea Lark" len="8"`: "Sea Lark",
	} {
		if got := one(t, line).Vessel; got != want {
			t.Errorf("%s: %q, want %q", line, got, want)
		}
	}
}

func TestMachines(t *testing.T) {
	list, err := fleet.Parse(strings.NewReader("\ufeffberth A1 len=12\r\n\r\n" + slot + "vessel=\"Sea Lark\"\r\n" + slot + "vessel=Lark"))
	if err != nil {
		t.Fatal(err)
	}
	if len(list.Berths) != 1 || list.Berths[0].MaxLength != 12 || len(list.Bookings) != 2 || list.Bookings[0].Vessel != "Sea Lark" || list.Bookings[1].Vessel != "Lark" {
		t.Errorf("%+v", list)
	}
}

func TestLongLine(t *testing.T) {
	name := strings.Repeat("x", 100_000)
	list, err := fleet.Parse(strings.NewReader(slot + "vessel=" + name + "\n" + slot + "vessel=Lark\n"))
	if err != nil {
		t.Fatal(err)
	}
	if len(list.Bookings) != 2 || list.Bookings[0].Vessel != name {
		t.Errorf("%d bookings", len(list.Bookings))
	}
}

func TestLines(t *testing.T) {
	for text, want := range map[string]string{
		"\n\n# nothing\nboat A1\n":                  "line 4: ",
		"berth A1 len=9\r\n\r\nberth\r\n":           "line 3: ",
		"\n" + slot + `vessel="Sea Lark`:            "line 2: ",
		"\n" + slot + "vessel=\"Sea\nLark\"\n":      "line 2: ",
		"berth A1 len=9\n" + slot + `vessel="a"b`:   "line 2: ",
		slot + "vessel=x\nberth A1 len=NaN":         "line 2: ",
		"\nberth A1 len=-3":                         "line 2: ",
		"\nberth A1 len=+Inf":                       "line 2: ",
		"\nbook A1 2024-05-01T10:00 +0h vessel=x":   "line 2: ",
		"\nbook A1 2024-05-01T10:00 -2h vessel=x":   "line 2: ",
		"#\nbook A1 2024-05-01T10:00 +1h len=0":     "line 2: ",
		"\nbook A1 2024-05-01T10:00 +1h colour=red": "line 2: ",
	} {
		list, err := fleet.Parse(strings.NewReader(text))
		if err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v, want %s…", text, err, want)
		}
		if list != nil {
			t.Errorf("%q: something is taken", text)
		}
	}
}
