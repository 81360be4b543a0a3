// Package fleet is the exchange of a run whose workers may be on other machines. It
// moves everything over NATS and hands out work through JetStream.
//
//	NewCoordinator   the exchange of the run: queue, leases, crew
//	StartServer      a NATS server within this process
//	Work             the other side: joins, fetches the suite, works
//
// # Work
//
// Each assignment belongs to one [Class], the requirements of a machine that does it.
// The coordinator gives an assignment to the worker of its class with the most free
// hands, and a grading to the worker that made the attempt, which has its files. If all
// are busy, it publishes a ticket, a message with the assignment's number, to the stream
// of the run, which has one consumer a class; a worker that is free pulls tickets of the
// classes that it serves. A ticket is a hint: what counts is the worker's request to take
// the assignment, which the coordinator grants once. A lost, repeated or stolen ticket
// therefore costs time and nothing else, and assignments that nobody takes get another.
//
// # Leases
//
// A worker reports every [BeatEvery] which assignments it holds. One that is silent for
// [Expiry] loses them: they come back to the engine as lost, and a result that comes
// later is refused. The coordinator's queue is in memory, since the journal is the
// record of a run: after a crash the queue is the plan minus the journal.
//
// # Trust
//
// A worker is known by a random instance id, which is part of its subjects. The server lets
// it use no other's, so that it can answer for no other worker. The coordinator checks each
// result against its assignment, bounds its size, and serves only files of the suite and of
// the attempts that the worker grades. docs/guide/machines.md has the details.
package fleet

import (
	"encoding/json"
	"time"

	"github.com/nats-io/nats.go"

	"github.com/assay-eval/assay/internal/needs"
	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

// Protocol is the version of the messages between coordinator and workers.
const Protocol = 1

// The times of leases.
const (
	BeatEvery = 3 * time.Second
	Expiry    = 10 * time.Second
)

// Class is a kind of assignment that the same machines can do.
type Class struct {
	// Name is the name in subjects: letters, digits, - and _.
	Name  string
	Needs needs.Set
	// Parts are the parts of the suite that a machine must have in working order, such
	// as "agent claude", "server docs" or "grader swift".
	Parts []string
	// Grade is set for grading, and not for generating.
	Grade bool
}

// PackFile is a file that workers need to work on the run.
type PackFile struct {
	Name   string      `json:"name"`
	Digest seal.Digest `json:"digest"`
	Size   int64       `json:"size"`
}

// Roles of workers.
const (
	Anything     = ""
	OnlyGenerate = "generate"
	OnlyGrade    = "grade"
)

// hello asks to join. It is the first message of a worker.
type hello struct {
	Protocol int          `json:"protocol"`
	Version  string       `json:"version"`
	Run      string       `json:"run,omitempty"` // "" for any
	Name     string       `json:"name"`
	Labels   needs.Labels `json:"labels,omitempty"`
	Slots    int          `json:"slots"`
	Only     string       `json:"only,omitempty"`
	Time     time.Time    `json:"time"`
}

// welcome answers hello.
type welcome struct {
	Refused  string          `json:"refused,omitempty"`
	Protocol int             `json:"protocol"`
	Version  string          `json:"version"`
	Run      string          `json:"run"`
	Setup    json.RawMessage `json:"setup,omitempty"`
	Pack     []PackFile      `json:"pack,omitempty"`
	Beat     time.Duration   `json:"beat_ns"`
}

// ready reports how a worker prepared the run.
type ready struct {
	Pins json.RawMessage `json:"pins,omitempty"`
	// Missing holds the parts of the suite that it cannot serve, with the reason.
	Missing map[string]string `json:"missing,omitempty"`
}

// admitted answers ready.
type admitted struct {
	Refused string   `json:"refused,omitempty"`
	Stream  string   `json:"stream,omitempty"`
	Grade   []string `json:"grade,omitempty"`    // names of classes
	Make    []string `json:"generate,omitempty"` // names of classes
	Notes   []string `json:"notes,omitempty"`    // why it serves no more
	// Reconnect is set if the rights of the worker have changed.
	Reconnect bool `json:"reconnect,omitempty"`
}

// beat is the sign of life of a worker.
type beat struct {
	IDs  []int64   `json:"ids"`
	Time time.Time `json:"time"`
	RTT  int64     `json:"rtt_ns"` // of the beat before
}

// orders are messages of the coordinator to a worker.
type orders struct {
	Stop    []int64 `json:"stop,omitempty"`    // assignments that it no longer holds
	Unknown bool    `json:"unknown,omitempty"` // it must join again
	Over    string  `json:"over,omitempty"`    // the run has ended: why
	Wind    bool    `json:"wind,omitempty"`    // stop all, hand in partial results
	// Lease is an assignment that the worker holds from now on.
	Lease *worker.Assignment `json:"lease,omitempty"`
}

// taken answers a request for an assignment.
type taken struct {
	Gone       bool               `json:"gone,omitempty"`
	Assignment *worker.Assignment `json:"assignment,omitempty"`
	Size       int64              `json:"size,omitempty"` // of an assignment that must be fetched in pieces
}

// note is the news of an assignment under way.
type note struct {
	ID       int64            `json:"id"`
	Usage    *trial.Usage     `json:"usage,omitempty"`
	Activity *worker.Activity `json:"activity,omitempty"`
}

// question asks the purse, and its reply.
type question struct {
	ID  int64  `json:"id"`
	Ask int64  `json:"ask"`
	USD string `json:"usd,omitempty"`
}

// reply is the answer to all other requests.
type reply struct {
	Gone    bool         `json:"gone,omitempty"`    // the lease is lost
	Refused string       `json:"refused,omitempty"` // the request was wrong
	Fault   *trial.Fault `json:"fault,omitempty"`   // of a question
}

// The subjects. INSTANCE is the random id of a worker.
const (
	joinSubject = "assay.join."
	rootSubject = "assay.run."
)

// names are the names of a run in NATS.
type names struct{ run string }

func (n names) base() string              { return rootSubject + token(n.run) }
func (n names) stream() string            { return "assay_" + token(n.run) }
func (n names) work(class string) string  { return n.base() + ".work." + class }
func (n names) consumer(cl string) string { return "c_" + cl }
func (n names) up(inst string) string     { return n.base() + ".up." + inst }
func (n names) down(inst string) string   { return n.base() + ".down." + inst }
func (n names) next(class string) string {
	return "$JS.API.CONSUMER.MSG.NEXT." + n.stream() + "." + n.consumer(class)
}
func (n names) info(class string) string {
	return "$JS.API.CONSUMER.INFO." + n.stream() + "." + n.consumer(class)
}
func (n names) acks(class string) string {
	return "$JS.ACK." + n.stream() + "." + n.consumer(class) + ".>"
}
func (n names) verb(inst, v string) string { return n.up(inst) + ".do." + v }

// token makes s a single token of a subject.
func token(s string) string {
	b := []byte(s)
	for i, c := range b {
		if !(c == '-' || c == '_' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z') {
			b[i] = '_'
		}
	}
	return string(b)
}

// Headers of messages that carry bytes.
const (
	headID     = "Assay-Id"
	headDigest = "Assay-Digest"
	headOffset = "Assay-Offset"
	headSize   = "Assay-Size"
)

// wholeResult names the upload of a result, in place of a digest.
const wholeResult = "result"

// chunkSize returns the bytes that fit into a message of a connection.
func chunkSize(nc *nats.Conn) int {
	const most, envelope = 768 << 10, 8 << 10
	return max(4<<10, min(most, int(nc.MaxPayload())-envelope))
}

var _ run.Elastic = (*Coordinator)(nil)
