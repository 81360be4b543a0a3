// Tasks of the trials that a query asks for, for pages with a row a task, and excerpts
// of what trials answered.
(() => {
  // taskOrders are the orders of tasks: the value of by in an address, its name.
  assay.taskOrders = [["", "order of the suite"], ["difference", "arms differ most"], ["worst", "fewest passes"], ["missing", "most without a verdict"]];

  // places is where the trials of each task and arm are: order of all trials, and
  // from[task × arms + arm] the first of them; most is the most trials of each arm.
  function places() {
    const d = assay.data(), arms = d.head.arms.length, order = assay.order("");
    const from = new Int32Array(d.head.tasks.length * arms + 1);
    for (let i = 0; i < d.n; i++) from[d.task[i] * arms + d.arm[i] + 1]++;
    const most = new Int32Array(arms);
    for (let k = 0; k + 1 < from.length; k++) { most[k % arms] = Math.max(most[k % arms], from[k + 1]); from[k + 1] += from[k]; }
    return { order, from, arms, most };
  }

  // stats are figures of task t: how many of its trials match, and, of all its
  // trials, passes and scored of each arm, and how many have no verdict. Filters do
  // not change what is passed of what: of failures alone none would be.
  function stats(p, picked, t) {
    const d = assay.data(), out = { pass: new Int32Array(p.arms), scored: new Int32Array(p.arms), of: new Int32Array(p.arms), blank: 0, any: 0 };
    for (let a = 0; a < p.arms; a++) {
      for (let k = p.from[t * p.arms + a]; k < p.from[t * p.arms + a + 1]; k++) {
        const n = p.order[k];
        const s = d.status[n];
        if (!picked.mask[n]) out.any++;
        out.of[a]++;
        if (s === 112) { out.pass[a]++; out.scored[a]++; } else if (s === 102) out.scored[a]++; else out.blank++;
      }
    }
    let low = Infinity, high = -Infinity, pass = 0, scored = 0;
    for (let a = 0; a < p.arms; a++) {
      if (!out.scored[a]) continue;
      const share = out.pass[a] / out.scored[a];
      low = Math.min(low, share); high = Math.max(high, share);
      pass += out.pass[a]; scored += out.scored[a];
    }
    out.difference = high > low ? high - low : 0;
    out.share = scored ? pass / scored : 2; // nothing decided: after all others
    return out;
  }

  // tasksOf is {q, by, picked, p, sums, tasks}: filters and order of a query, the trials
  // that match, places, figures by task, and the tasks that have such trials, in order.
  assay.tasksOf = query => {
    const q = assay.filterQuery(query);
    q.delete("sort");
    const by = new URLSearchParams(query).get("by") || "";
    const picked = assay.select(q), p = places(), h = assay.head;
    const sums = h.tasks.map((_, t) => stats(p, picked, t));
    const tasks = h.tasks.map((_, t) => t).filter(t => sums[t].any);
    const order = new Map(Object.entries({ difference: (a, b) => sums[b].difference - sums[a].difference, worst: (a, b) => sums[a].share - sums[b].share, missing: (a, b) => sums[b].blank - sums[a].blank })).get(by);
    if (order) tasks.sort((a, b) => order(a, b) || a - b);
    return { q, by, picked, p, sums, tasks };
  };

  // shareLetter is the letter of a status that looks like passes of scored trials.
  assay.shareLetter = (pass, scored) => !scored ? "w" : pass === scored ? "p" : pass ? "u" : "f";

  // answerOf is the excerpt of what trial n answered, "" if there is none; null while it
  // is on its way, and then(page) is called once it is there.
  let pages = new Map();
  assay.answerOf = (n, then) => {
    const size = assay.head.answers, k = Math.floor(n / size), got = pages.get(k);
    if (Array.isArray(got)) return got[n - k * size] || "";
    if (got) got.add(then);
    else {
      const mine = pages, waiting = new Set([then]);
      mine.set(k, waiting);
      const done = list => { mine.set(k, list); if (mine === pages) for (const f of waiting) f(k); };
      assay.source.answers(k).then(done, () => { done([]); setTimeout(() => mine.delete(k), 5000); });
    }
    return null;
  };
  assay.forgetAnswers = () => { pages = new Map(); };
})();
