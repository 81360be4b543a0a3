// Package durability tests assay from outside: it starts the program as a process
// of its own and holds it to account when it is killed, when networks and model
// providers fail, and when secrets lie in its way.
//
// Plain go test covers every case with few repetitions; with ASSAY_LONG=1, as in
// CI, it repeats them as often as they were designed to be.
package durability
