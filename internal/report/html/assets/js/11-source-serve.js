// The data of a run from assay view. Addresses are made from that of the page:
// BASE is the list of runs, BASE run/NAME/ a run, BASE compare two of them. Where
// the page is of no run, head() is null.
(() => {
  if (document.documentElement.dataset.mode !== "serve") return;
  const at = location.pathname.match(/^(.*?\/)(?:run\/([^/]+)\/|compare|)$/);
  if (!at) return;
  const base = at[1];
  const run = at[2] === undefined ? null : at[2]; // escaped, as it stands in addresses
  const api = path => base + "api/run/" + run + "/" + path;

  // ask fetches JSON; what goes wrong becomes an Error that says what to do.
  async function ask(address, options) {
    let answer;
    try {
      answer = await fetch(address, { ...options, credentials: "omit" });
    } catch (err) {
      if (err.name === "AbortError") throw err;
      throw new Error("assay view does not answer: it has ended, or was restarted. Start it again with: assay view");
    }
    if (answer.ok) return answer;
    const e = await answer.json().catch(() => ({ error: "The server answered " + answer.status + "." }));
    const err = new Error([e.error, e.fix].filter(Boolean).join(" "));
    err.status = answer.status;
    throw err;
  }
  assay.ask = ask;
  assay.base = base;
  // runURL is the address of a place in the pages of a run.
  assay.runURL = (name, hash = "") => base + "run/" + encodeURIComponent(name) + "/" + hash;
  assay.compareURL = (a, b) => base + "compare?" + new URLSearchParams({ a, b });

  let lines = -1;   // of the journal's index, up to which head goes
  let version = -1; // of the head that the server has made
  let head = null;

  async function fetchHead() {
    const answer = await ask(api("head"));
    const h = await answer.json();
    lines = Number(answer.headers.get("Assay-Lines"));
    version = Number(answer.headers.get("Assay-Version"));
    return h;
  }

  // watch says in the places of class waiting how far the server is with the pages of
  // the run, until the function that it returns is called.
  function watch() {
    let timer = setTimeout(look, 300);
    let over = false;
    async function look() {
      const at = await ask(api("progress")).then(a => a.json()).catch(() => null);
      if (over) return;
      if (at) draw(at);
      timer = setTimeout(look, document.hidden ? 3000 : 400);
    }
    function draw(at) {
      const trials = at.trials ? assay.number(at.trials) + " trials" : "its trials";
      const share = at.of > 0 ? Math.min(1, at.done / at.of) : 0;
      const say = {
        opening: "Opening the run folder …", finding: `Finding ${trials} in the journal …`, waiting: "Waiting for another run to be read …",
        reading: `Reading ${trials} … ${Math.floor(100 * share)} %`, figures: `Computing the figures of ${trials} …`,
      }[at.phase] || "Reading its trials …";
      for (const p of document.querySelectorAll(".waiting")) {
        const text = p.firstChild && p.firstChild.nodeType === Node.TEXT_NODE ? p.firstChild : null;
        if (text && text.data === say) continue;
        p.replaceChildren(say, ...(at.of > 0 ? [assay.el("progress", { max: "1", value: share, "aria-label": say })] : []));
      }
    }
    return () => { over = true; clearTimeout(timer); };
  }

  assay.source = {
    mode: "serve",
    run: run === null ? null : decodeURIComponent(run),
    async head() {
      if (run === null) return null;
      if (!head) {
        const over = watch();
        try { head = await fetchHead(); } finally { over(); }
        if (document.querySelector("#overview .unread")) overview();
      }
      assay.head = head;
      return head;
    },
    async item(n, item) {
      return (await ask(api(`item/${n}/` + item.split("/").map(encodeURIComponent).join("/")))).json();
    },
    answers: async k => (await ask(api("answers/" + k))).json(),
    available: () => "server",
    rawURL: (n, name) => api(`raw/${n}/` + encodeURIComponent(name)),
    async search(query, { onHit, onProgress } = {}, signal) {
      const answer = await ask(api("search?" + new URLSearchParams({ q: query })), { signal });
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      let rest = "";
      let result = null;
      const take = text => {
        if (!text) return;
        const x = JSON.parse(text);
        if (x.hit && onHit) onHit(x.hit);
        if (x.progress && onProgress) onProgress(x.progress[0], x.progress[1]);
        if (x.done) result = { hits: x.done.hits, searched: x.done.searched, leftOut: x.done.left_out, more: x.done.more, ofTrial: x.done.of_trial };
      };
      for (;;) {
        const { value, done } = await reader.read();
        if (done) break;
        const parts = (rest + value).split("\n");
        rest = parts.pop();
        parts.forEach(take);
      }
      take(rest);
      if (!result) throw new Error("The search was cut short: assay view has ended.");
      return result;
    },
    // changed calls f when the run has gone on; tally is the last that is known of
    // how far it is.
    changed: f => hearers.add(f),
    tally: null,
  };
  const hearers = new Set();
  const tallies = new Set();
  assay.onTally = f => { tallies.add(f); if (assay.source.tally) f(assay.source.tally); };
  if (run === null) return;

  // merge puts the columns of some trials in the place of those that head has.
  // Strings are looked up by what they say: both heads have lists of their own.
  function merge(numbers, part) {
    const to = head.columns;
    const from = part.columns;
    const places = new Map(head.strings.map((s, i) => [s, i]));
    const place = s => {
      if (!places.has(s)) places.set(s, head.strings.push(s) - 1);
      return places.get(s);
    };
    const letters = {};
    const put = (name, i, letter) => (letters[name] ||= [...(to[name] || "")])[i] = letter;
    const criteria = (part.criteria || []).map(name => {
      head.criteria ||= [];
      to.verdicts ||= [];
      let i = head.criteria.indexOf(name);
      if (i < 0) {
        i = head.criteria.push(name) - 1;
        to.verdicts.push("-".repeat(to.task.length));
      }
      return i;
    });
    const verdicts = new Map();
    numbers.forEach((n, i) => {
      put("status", n, from.status[i]);
      put("source", n, from.source[i]);
      for (const k of ["label", "reason", "end"]) to[k][n] = place(part.strings[from[k][i]]);
      for (const k of ["turns", "calls", "ms", "tokens", "micros"]) to[k][n] = from[k][i];
      if (from.notes || to.notes) (to.notes ||= to.task.map(() => 0))[n] = from.notes ? from.notes[i] : 0;
      if (from.graded || to.graded) put("graded", n, (from.graded || from.status)[i]);
      criteria.forEach((c, j) => {
        if (!verdicts.has(c)) verdicts.set(c, [...to.verdicts[c]]);
        verdicts.get(c)[n] = from.verdicts[j][i];
      });
    });
    for (const [k, v] of Object.entries(letters)) to[k] = v.join("");
    for (const [c, v] of verdicts) to.verdicts[c] = v.join("");
    head = { ...head }; // another one: what pages have made of it is made again
  }

  const tell = () => { for (const f of [...hearers]) f(); };

  // follow hears how the run goes on, from the moment that a page first has it.
  let stream = null;
  let lost = 0; // how often in a row the server did not answer
  function follow() {
    if (stream || document.hidden) return;
    stream = new EventSource(api("events?" + new URLSearchParams({ lines: String(lines) })));
    stream.addEventListener("trials", e => {
      const { numbers, head: part } = JSON.parse(e.data);
      merge(numbers, part);
      tell();
    });
    stream.addEventListener("tally", e => {
      const t = JSON.parse(e.data);
      lost = 0;
      assay.source.tally = t;
      for (const f of tallies) f(t);
      if (t.version !== version) renew(t.version);
    });
    stream.addEventListener("gone", e => {
      unfollow();
      const p = JSON.parse(e.data);
      assay.source.tally = { ...(assay.source.tally || {}), state: "gone", reason: [p.error, p.fix].filter(Boolean).join(" ") };
      for (const f of tallies) f(assay.source.tally);
    });
    // An EventSource that was refused for good does not try again; one whose server
    // has gone tries until it is back, from where this page stands. Until then the
    // page says that it stands still; one failure may be a machine that slept.
    stream.onerror = () => {
      unfollow();
      version = -1; // a restarted server counts from its beginning
      if (++lost > 1) for (const f of tallies) f({ ...(assay.source.tally || {}), state: "lost" });
      setTimeout(follow, 3000);
    };
  }
  function unfollow() {
    if (stream) stream.close();
    stream = null;
  }
  addEventListener("visibilitychange", () => { if (document.hidden) unfollow(); else if (head) follow(); });
  addEventListener("pagehide", unfollow);

  // renew takes the head that the server has made again. Events go on from where it
  // ends, so nothing is missed in between.
  let renewing = false;
  async function renew(to) {
    if (renewing) return;
    renewing = true;
    version = to;
    try {
      head = await fetchHead();
      assay.head = head;
      unfollow();
      follow();
      tell();
      await overview();
    } catch { /* the next tally tries again: the head is of another version still */
      version = -1;
    } finally {
      renewing = false;
    }
  }

  // overview puts the overview as it is now in the place of the old one. The browser
  // parses it as a document without scripts, which makes no HTML of a string here.
  function overview() {
    return new Promise(done => {
      const get = new XMLHttpRequest();
      get.responseType = "document";
      get.onload = () => {
        const place = document.getElementById("overview");
        if (get.status === 200 && get.response && place) {
          for (const s of get.response.querySelectorAll("script")) s.remove();
          const open = new Set([...place.querySelectorAll("details[open][id]")].map(d => d.id));
          const y = scrollY;
          place.replaceChildren(...[...get.response.body.childNodes].map(n => document.adoptNode(n)));
          for (const d of place.querySelectorAll("details[id]")) if (open.has(d.id)) d.open = true;
          if (!place.hidden) scrollTo(0, y);
        }
        done();
      };
      get.onerror = () => done();
      get.open("GET", api("overview"));
      get.send();
    });
  }

  const first = assay.source.head;
  assay.source.head = async () => {
    const h = await first().catch(err => {
      const place = document.querySelector("#overview .unread");
      if (place) place.remove(); // what went wrong is said beside it
      throw err;
    });
    follow();
    return h;
  };
})();
