// Reads files of assay with the code by which their own programs read them, and
// prints what it understood as JSON:
//
//   node read.mjs inspect FILE.eval   as Inspect's log viewer does
//   node read.mjs ctrf FILE.json      as the reference implementation of CTRF does
import { closeSync, fstatSync, openSync, readFileSync, readSync } from "node:fs";
import { Worker as Thread } from "node:worker_threads";

// The viewer is a program of a browser. It unpacks in workers, whose code it has as
// text: here they are threads.
async function browser() {
  const { JSDOM } = await import("jsdom");
  const { window } = new JSDOM("<!doctype html><body></body>", { url: "http://localhost/", pretendToBeVisual: true });
  window.matchMedia = () => ({ matches: false, addListener() {}, addEventListener() {} });
  globalThis.window = window;
  for (const name of Object.getOwnPropertyNames(window)) {
    if (!(name in globalThis)) globalThis[name] = window[name];
  }
  const codes = [];
  globalThis.Blob = class { constructor(parts) { this.code = parts.join(""); } };
  URL.createObjectURL = (blob) => `code:${codes.push(blob.code) - 1}`;
  URL.revokeObjectURL = () => {};
  globalThis.Worker = class {
    constructor(url) {
      const code = codes[Number(String(url).slice("code:".length))];
      this.thread = new Thread(`const { parentPort } = require("node:worker_threads");
        globalThis.self = globalThis;
        globalThis.addEventListener = () => {};
        globalThis.postMessage = (m, moved) => parentPort.postMessage(m, moved);
        parentPort.on("message", (data) => globalThis.onmessage({ data }));
        ${code}`, { eval: true });
      this.thread.on("message", (data) => this.onmessage?.({ data }));
      this.thread.on("error", (e) => { throw e; });
    }
    addEventListener(name, f) { this["on" + name] = f; }
    removeEventListener() {}
    postMessage(m, moved) { this.thread.postMessage(m, moved); }
    terminate() { return this.thread.terminate(); }
  };
}

async function inspect(path) {
  await browser();
  const { clientApi } = await import("@metrevals/inspect-log-viewer");
  const file = openSync(path);
  const api = clientApi({
    get_log_size: async () => fstatSync(file).size,
    get_log_bytes: async (_, from, to) => {
      const bytes = new Uint8Array(to - from + 1);
      readSync(file, bytes, 0, bytes.length, from);
      return bytes;
    },
    get_log_root: async () => ({ logs: [], log_dir: "" }),
  });
  const log = await api.get_log_details(path);
  const samples = [];
  for (const s of log.sampleSummaries) {
    const whole = await api.get_log_sample(path, s.id, s.epoch);
    const scores = (of) => Object.fromEntries(Object.entries(of.scores ?? {}).map(([name, score]) => [name, score.value]));
    // The page of a sample is made of these, too.
    if (whole.events.length !== 0 || Object.keys(whole.attachments).length !== 0 || Object.keys(whole.store).length !== 0) throw new Error("events");
    samples.push({ id: s.id, epoch: s.epoch, summary: scores(s), scores: scores(whole), messages: whole.messages.length, error: whole.error?.message ?? "" });
  }
  closeSync(file);
  return { version: log.version, status: log.status, task: log.eval.task, model: log.eval.model, results: log.results, samples };
}

async function ctrf(path) {
  const lib = await import("ctrf");
  const report = JSON.parse(readFileSync(path, "utf8"));
  const { valid, errors } = lib.validate(report);
  return { valid, errors: (errors ?? []).map((e) => e.message), flaky: report.results.tests.filter(lib.isTestFlaky).map((t) => t.name), summary: lib.calculateSummary(report.results.tests) };
}

const [, , kind, path] = process.argv;
console.log(JSON.stringify(await { inspect, ctrf }[kind](path)));
process.exit(0);
