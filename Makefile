# Everything here is also what CI runs; `go test ./...` alone needs nothing but Go.
.PHONY: all quick test race lint fuzz bench generate schema release test-agents

all: lint test

# For use after every edit: all tests except slow ones, within a minute. Linking dominates
# and is faster without cgo; -p 4 overlaps tests that wait.
quick:
	go vet ./...
	CGO_ENABLED=0 go test -short -vet=off -p 4 ./...

test:
	go test ./...

race:
	go test -race -timeout 30m ./...

# The version that CI wants.
LINT = $(shell sed -n 's/^lint=//p' .ci/run)

lint:
	@golangci-lint version 2>/dev/null | grep -q '$(LINT:v%=%)' || { echo 'golangci-lint $(LINT) is missing: go install github.com/golangci/golangci-lint/v2/cmd/golangci-lint@$(LINT), with '"$$(go env GOPATH)/bin"' in PATH' >&2; exit 1; }
	@test -z "$$(gofmt -l $$(git ls-files '*.go'))" || (gofmt -l $$(git ls-files '*.go'); exit 1)
	go vet ./...
	golangci-lint run

# Every fuzz target for 10,000 executions or 20 s: make fuzz FUZZ='1000000 60'
FUZZTIME ?= 20s
fuzz:
	@scripts/fuzz.sh $(FUZZ)

# Prints trials/s and peak memory of 20,000 scripted trials, records/s of the
# journal, and the ratio to n·L/c against a model server with fixed latency.
bench:
	@scripts/bench.sh

# The real coding agents, from npm at pinned versions (1.2 GB), against model
# servers on loopback. Not npm ci: it insists on a lock of opencode for every
# platform, also those that a registry does not serve.
test-agents:
	cd test/agents && npm install --no-save --no-audit --no-fund && ASSAY_REQUIRE=agents,node go test -count=1 -timeout 20m .

# Writes everything that is generated of the code: the schemas, and the generated pages and
# blocks of docs/. Their tests fail without -update where a file differs.
generate:
	go test ./internal/cli -run '^(TestSchema|TestFormats|TestReference|TestBlindRules|TestReadme)$$' -update
	go test ./internal/suite -run '^(TestDocs|TestKindTables|TestSchema)$$' -update
	go test ./internal/kind/registry -run '^TestManual$$' -update
	go test ./internal/mcp/lint -run '^TestRulesAreDocumented$$' -update

schema: generate

# A snapshot of a release in bin/release: archives, package, image, formula. It publishes nothing.
release:
	scripts/release.sh --snapshot
