// Small parts that all pages use: badges, figures as people read them, one line of
// hostile text, links to trials, and words for screen readers.
(() => {
  const { el, to } = assay;

  assay.statuses = { p: "pass", f: "fail", u: "unknown", v: "void", s: "skipped", w: "waiting" };
  assay.sources = { l: "live", c: "cached", s: "scripted", i: "imported", "-": "none" };
  assay.verdicts = { p: "pass", f: "fail", u: "unknown", n: "not applicable", "-": "not graded" };
  assay.cells = { b: "both pass", t: "treatment only", c: "control only", n: "neither", u: "unknown" };
  // marks are signs that tell statuses apart without colour.
  assay.marks = { p: "✓", f: "✗", u: "?", v: "∅", s: "–", w: "·" };

  // badge is a status as a coloured word with its sign. was is the status as graded,
  // where a person's override has changed it.
  assay.badge = (status, was) => {
    const word = assay.statuses[status] || status;
    const e = el("span", { class: "badge st-" + (assay.statuses[status] ? status : "u") },
      el("span", { class: "sign", "aria-hidden": "true" }, assay.marks[status] || "?"), word);
    if (!was || was === status) return e;
    return el("span", { class: "badges", title: `graded ${assay.statuses[was]}; a person has overridden it` }, e, el("span", { class: "was" }, "was ", assay.statuses[was] || was));
  };

  // line makes one line of a hostile text: white space folded, characters that hide
  // or turn text round shown by their number, no more than max characters.
  const odd = /[\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|\u{e0000}|[\u{e0001}-\u{e0fff}]/u;
  const odds = new RegExp(odd.source, "gu");
  assay.line = (text, max = 240) => {
    let s = text.length > 4 * max ? text.slice(0, 4 * max) : text;
    if (odd.test(s)) {
      s = s.replace(/[\t\n\v\f\r ]+/g, " ").replace(odds, c => "⟨" + c.codePointAt(0).toString(16).toUpperCase().padStart(4, "0") + "⟩");
    }
    return s.length > max ? s.slice(0, max).replace(/[\ud800-\udbff]$/, "") + "…" : s;
  };

  // number groups digits: 12345.6 is 12,345.6; "–" for what is not known.
  const plain = new Intl.NumberFormat("en-US", { maximumFractionDigits: 3 });
  // what is too small for three decimals has three digits, for 0.0004 is not 0.
  const fine = new Intl.NumberFormat("en-US", { maximumSignificantDigits: 3 });
  assay.number = x => !known(x) ? "–" : (x > 0 && x < 0.01 ? fine : plain).format(x);
  // compact is a count in three or four characters: 12.3k, 4.5M.
  assay.compact = x => {
    if (!known(x)) return "–";
    if (x < 1000) return String(x);
    for (const [unit, size] of [["k", 1e3], ["M", 1e6], ["G", 1e9]]) {
      const v = x / size;
      if (v < 999.5 || unit === "G") return (v < 9.995 ? v.toFixed(2) : v < 99.95 ? v.toFixed(1) : v.toFixed(0)) + unit;
    }
  };
  const two = new Intl.NumberFormat("en-US", { maximumSignificantDigits: 2 });
  // money is millionths of a USD in dollars, with the digits that say something: two of
  // less than a cent.
  assay.money = micros => {
    if (!known(micros)) return "–";
    if (micros === 0) return "$0";
    const usd = micros / 1e6;
    return "$" + (usd >= 100 ? plain.format(Math.round(usd)) : usd >= 1 ? usd.toFixed(2) : usd >= 0.01 ? usd.toFixed(3) : two.format(usd));
  };
  // duration is milliseconds as 850 ms, 12.3 s, 2 m 05 s, 1 h 03 m.
  assay.duration = ms => {
    if (!known(ms)) return "–";
    if (ms < 1000) return Math.round(ms) + " ms";
    const s = ms / 1000;
    if (s < 59.95) return s.toFixed(1) + " s";
    const m = Math.floor(Math.round(s) / 60);
    if (m < 60) return m + " m " + String(Math.round(s) % 60).padStart(2, "0") + " s";
    return Math.floor(m / 60) + " h " + String(m % 60).padStart(2, "0") + " m";
  };
  function known(x) { return Number.isFinite(x) && x >= 0; }

  // name is how a trial is called: TASK@ARM#N, N from 1.
  assay.trialName = n => {
    const { tasks, arms, columns: c } = assay.head;
    return `${tasks[c.task[n]].id}@${arms[c.arm[n]].id}#${c.index[n] + 1}`;
  };

  // trialTo is the address of trial n: its names, which hold in every run of the suite.
  assay.trialTo = (n, query) => {
    const { tasks, arms, columns: c } = assay.head;
    return to("task", [tasks[c.task[n]].id, arms[c.arm[n]].id, c.index[n] + 1], query);
  };

  // trialAt is the number of the trial at an address of trialTo, or at one with plain
  // slashes in its names; -1 if there is none.
  assay.trialAt = args => {
    const h = assay.head, number = args.at(-1), i = Number(number) - 1;
    if (!h || !/^[1-9]\d{0,8}$/.test(number || "")) return -1;
    const plain = args.slice(0, -1).join("/"), c = h.columns;
    const find = is => c.task.findIndex((t, n) => c.index[n] === i && is(h.tasks[t].id, h.arms[c.arm[n]].id));
    const n = args.length === 3 ? find((task, arm) => task === args[0] && arm === args[1]) : -1;
    return n >= 0 ? n : find((task, arm) => task + "/" + arm === plain);
  };

  // trialLink is the address of trial n, the filters of a list kept in it, so that
  // its page can walk on in that list. more is added: {event, line}.
  assay.trialLink = (n, query, more) => {
    const q = assay.filterQuery(query);
    for (const [k, v] of Object.entries(more || {})) if (v !== null && v !== undefined && v !== "") q.set(k, v);
    return assay.trialTo(n, q);
  };

  // announce says something to those who hear the page.
  let due = 0;
  assay.announce = text => {
    clearTimeout(due);
    due = setTimeout(() => {
      const live = document.getElementById("live");
      if (live) live.textContent = text;
    }, 150); // after a burst of changes, the last counts
  };

  // stored reads or writes a preference; a file: page may refuse both.
  assay.stored = (key, value) => {
    try {
      if (value === undefined) return localStorage.getItem("assay-" + key);
      if (value === null) localStorage.removeItem("assay-" + key);
      else localStorage.setItem("assay-" + key, value);
    } catch { /* not remembered then */ }
    return null;
  };

  // onHead calls f whenever a live run has gone on; it returns what ends that.
  const hearers = new Set();
  assay.onHead = f => { hearers.add(f); return () => hearers.delete(f); };
  assay.headChanged = () => { for (const f of [...hearers]) f(); };

  // failure is what a page shows in place of what it could not get.
  assay.failure = (what, err) => el("div", { class: "failure", role: "alert" },
    el("p", {}, el("strong", { text: what })), err ? el("p", { text: assay.line(String(err.message || err), 2000) }) : null);
})();
