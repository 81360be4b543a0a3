// Where the data of a page comes from that is a file: elements of the page, and
// scripts in report_data/ beside it. Both hold base64 of gzip of JSON; nothing of it
// is ever run or taken for markup.
(() => {
  if (document.documentElement.dataset.mode !== "file") return;

  // The one policy of the page lets packs be loaded and nothing else.
  const packURL = /^report_data\/p\d{4,}\.js$/;
  const check = url => {
    if (!packURL.test(url)) throw new TypeError("this page loads nothing but its own data");
    return url;
  };
  const policy = window.trustedTypes
    ? trustedTypes.createPolicy("assay", { createScriptURL: check })
    : { createScriptURL: check };

  let head = null; // promise of the head

  // unpack is the value in base64 of gzip of JSON.
  async function unpack(text) {
    if (typeof DecompressionStream === "undefined") throw new Error("This browser is too old to read the data of this page; any of the last three years can.");
    let bytes;
    if (Uint8Array.fromBase64) bytes = Uint8Array.fromBase64(text);
    else {
      const raw = atob(text);
      bytes = new Uint8Array(raw.length);
      for (let i = 0; i < raw.length; i++) bytes[i] = raw.charCodeAt(i);
    }
    const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return JSON.parse(await new Response(plain).text());
  }

  assay.unpack = unpack;

  async function element(id) {
    const e = document.getElementById(id);
    if (!e) throw new Error("This page is cut short: it lacks its part “" + id + "”. Write it again with: " + rewrite());
    try {
      return await unpack(e.textContent);
    } catch (err) {
      throw new Error("A part of this page (“" + id + "”) is damaged. Write it again with: " + rewrite(), { cause: err });
    }
  }
  const runName = () => (assay.head && assay.head.run) || "RUN";
  const rewrite = () => "assay report " + runName() + " --format html";
  const elsewhere = () => "assay view " + runName();

  // Packs beside the page call assayPack when they have been loaded.
  const waiting = new Map(); // number -> text that came
  Object.defineProperty(window, "assayPack", { value: (k, text) => { if (waiting.has(k)) waiting.set(k, text); } });

  const loading = new Map(); // number -> promise: two who want one file get it once
  function beside(h, k) {
    let p = loading.get(k);
    if (p) return p;
    loading.set(k, p = load(h, k));
    const done = () => loading.delete(k);
    p.then(done, done);
    return p;
  }
  function load(h, k) {
    const name = "p" + h.data + String(k).padStart(4, "0") + ".js";
    return new Promise((resolve, reject) => {
      const s = document.createElement("script");
      const gone = () => new Error("The evidence of this trial lies in the folder report_data beside this page, and its file " + name
        + " is not there or is damaged. Keep the two together, reload the page if its run has been reported again since, or open the run with: " + elsewhere());
      waiting.set(k, null);
      s.onload = () => {
        const text = waiting.get(k);
        waiting.delete(k);
        s.remove();
        if (text === null) return reject(gone());
        unpack(text).then(resolve, err => reject(new Error("The file report_data/" + name + " is damaged. Write it again with: " + rewrite(), { cause: err })));
      };
      s.onerror = () => { waiting.delete(k); s.remove(); reject(gone()); };
      s.src = policy.createScriptURL("report_data/" + name);
      document.head.append(s);
    });
  }

  // Packs that were looked at last stay decoded.
  const most = 6;
  const decoded = new Map(); // number of the pack -> promise of {item: value}
  function pack(h, k, keep = true) {
    let p = decoded.get(k);
    if (p) {
      decoded.delete(k);
      decoded.set(k, p);
      return p;
    }
    p = k < h.embedded ? element("p" + String(k).padStart(4, "0")) : beside(h, k - h.embedded);
    if (!keep) return p;
    decoded.set(k, p);
    p.catch(() => decoded.delete(k));
    if (decoded.size > most) decoded.delete(decoded.keys().next().value);
    return p;
  }

  const leftOut = () => new Error("This page stands alone, and this part of the evidence was left out to keep it small. Open the run with: " + elsewhere());

  async function item(n, name) {
    const h = await source.head();
    const k = h.columns.pack ? h.columns.pack[n] : -1;
    if (k === undefined) throw new Error("There is no trial " + n + " in this run.");
    if (k < 0) throw leftOut();
    const own = await pack(h, k);
    const key = n + "/" + name;
    if (key in own) return own[key];
    const index = own[n + "/i"];
    const at = index ? index[name] : undefined;
    if (at === undefined) throw new Error("This trial has no part “" + name + "”.");
    if (at < 0) throw leftOut();
    const other = await pack(h, h.embedded + at);
    if (!(key in other)) throw new Error("The folder report_data beside this page is not the one that belongs to it. Write both again with: " + rewrite());
    return other[key];
  }

  // search goes through every pack, those of the page first, and calls onHit with
  // each place where the text occurs, whatever its case. It stops when told to, and
  // lets the page breathe between packs.
  async function search(query, { onHit = () => {}, onProgress = () => {} } = {}, signal) {
    const h = await source.head();
    const wanted = query.toLowerCase();
    const trials = new Map(); // n -> what was found in it
    const edges = new Map(); // of texts that come in pieces, the ends of each
    const searched = new Set();
    let hits = 0, missed = 0;
    if (!wanted) return { hits: 0, searched: 0, leftOut: 0 };

    // found takes the hits of a text. Those in events are told at once; what is no
    // event, such as an answer, is mostly part of one and waits for it.
    function found(n, event, field, text, across) {
      const list = [];
      const count = assay.hitsIn(text, wanted, hit => list.push(hit), across);
      if (!count) return;
      let t = trials.get(n);
      if (!t) trials.set(n, t = { told: [], waiting: [] });
      if (event === null) return void t.waiting.push({ field, count, list });
      hits += count;
      for (const hit of list) tell(n, t, event, field, hit);
    }
    function tell(n, t, event, field, hit) {
      t.told.push(hit);
      onHit({ n, event, field, ...hit });
    }
    // settle tells what waited, but for places that were told already.
    function settle(n) {
      const t = trials.get(n);
      if (!t) return;
      trials.delete(n);
      for (const w of t.waiting) {
        const fresh = w.list.filter(hit => !t.told.some(x => samePlace(x, hit)));
        if (!fresh.length) continue;
        hits += w.count - (w.list.length - fresh.length);
        for (const hit of fresh) tell(n, t, null, w.field, hit);
      }
    }
    // A text that is cut into pieces is looked at where they meet as well.
    function meet(n, p) {
      const key = n + "/" + p.of;
      let known = edges.get(key);
      if (!known) edges.set(key, known = new Map());
      const begin = p.text.slice(0, wanted.length + 100), end = p.text.slice(-wanted.length - 60);
      const before = known.get(p.index - 1), after = known.get(p.index + 1);
      if (before) found(n, p.event, p.field, before.end + begin, before.end.length);
      if (after) found(n, p.event, p.field, end + after.begin, end.length);
      known.set(p.index, { begin, end });
    }

    for (let k = 0; k < h.packs; k++) {
      if (signal && signal.aborted) break;
      let items;
      try {
        items = await pack(h, k, false);
      } catch { // one file that is not there must not end the search
        missed++;
        onProgress(k + 1, h.packs);
        continue;
      }
      const here = new Set();
      for (const key in items) {
        const slash = key.indexOf("/");
        const n = Number(key.slice(0, slash)), name = key.slice(slash + 1);
        searched.add(n);
        here.add(n);
        for (const p of texts(name, items[key])) {
          found(n, p.event, p.field, p.text);
          if (p.of) meet(n, p);
        }
        if (signal && signal.aborted) break;
      }
      // A trial of which nothing is elsewhere is done.
      for (const n of here) if (n + "/t" in items && !(n + "/i" in items)) settle(n);
      onProgress(k + 1, h.packs);
      await new Promise(f => setTimeout(f));
    }
    for (const n of [...trials.keys()]) settle(n);
    const all = h.columns.pack ? h.columns.pack.length : 0;
    const lost = missed ? all - searched.size : h.left_out || 0;
    return { hits, searched: searched.size, leftOut: lost };
  }

  // samePlace says whether two hits are one: what stands around them is the same, as
  // far as both have it.
  function samePlace(a, b) {
    const before = Math.min(a.before.length, b.before.length), after = Math.min(a.after.length, b.after.length);
    return a.match === b.match && a.before.slice(a.before.length - before) === b.before.slice(b.before.length - before) && a.after.slice(0, after) === b.after.slice(0, after);
  }

  // texts are what of an item is searched. event is null for what is no event; of
  // and index are the name of a text that comes in pieces and the place among them,
  // from -1.
  function texts(name, v) {
    const out = [];
    const add = (event, field, text, long) => {
      const p = { event, field, text };
      if (long && long.parts && long.parts.length) {
        p.of = long.parts[0].item.replace(/\/0$/, "");
        p.index = -1;
      }
      out.push(p);
    };
    if (name === "t") {
      for (const f of v.files || []) add(null, f.name, f.text.head, f.text);
      if (v.answer && !(v.files || []).some(f => f.name === "answer")) add(null, "answer", v.answer.head, v.answer);
      if (v.submission) add(null, "submission", v.submission.head, v.submission);
    } else if (name.startsWith("c/")) {
      for (const e of v.events) {
        const long = field => e.field === field ? e.long : null;
        if (e.text) add(e.n, "text", e.text, long("text"));
        if (e.call) add(e.n, "args", e.call.name + " " + e.call.args, long("args"));
        if (e.result) add(e.n, "result", e.result.text, long("result"));
      }
    } else if (typeof v === "string") {
      const p = name.split("/");
      const index = Number(p.at(-1)), of = p.slice(0, -1).join("/");
      out.push(p[0] === "x" ? { event: Number(p[1]), field: p[2], text: v, of, index } : { event: null, field: p[1], text: v, of, index });
    }
    return out;
  }

  // hitsIn finds a text in lower case in another, at most 20 times, and returns how
  // often it is there; with across only where it stands on both sides of that place.
  assay.hitsIn = (text, wanted, onHit, across) => {
    const low = text.toLowerCase();
    const same = low.length === text.length; // some capitals become two characters
    if (across !== undefined && !same) across = text.slice(0, across).toLowerCase().length;
    let count = 0;
    for (let at = low.indexOf(wanted); at >= 0;) {
      const end = at + wanted.length;
      if (across !== undefined && (at >= across || end <= across)) {
        at = low.indexOf(wanted, at + 1);
        continue;
      }
      if (count++ < 20) {
        const from = same ? text : low;
        onHit({ before: from.slice(Math.max(0, at - 60), at), match: from.slice(at, end), after: from.slice(end, end + 100) });
      }
      at = low.indexOf(wanted, end);
    }
    return count;
  };

  const source = {
    mode: "file",
    head() {
      // The data do not hold what is 0: a page may have no pack in it, or none at all.
      if (!head) head = element("head").then(h => (assay.head = { ...h, packs: h.packs || 0, embedded: h.embedded || 0 }));
      return head;
    },
    item,
    // answers is a page of excerpts of answers; empty if this file does not have it.
    answers: async k => k < (assay.head.answer_pages || 0) ? element("a" + String(k).padStart(4, "0")) : [],
    available(n) {
      const h = assay.head;
      const k = h && h.columns.pack ? h.columns.pack[n] : -1;
      if (k === undefined || k < 0) return "no";
      return k < h.embedded ? "here" : "beside";
    },
    rawURL: () => null,
    search,
    changed() {}, // a file does not
  };
  assay.source = source;
})();
