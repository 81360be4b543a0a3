"use strict";

const strongest = (codes) =>
  [...codes].sort((a, b) => b.percent - a.percent || a.ends - b.ends)[0] ?? null;

const rebateFor = (nights) => {
  if (nights >= 7) {
    return 0.15;
  }
  return nights >= 3 ? 0.1 : 0;
};

function summarise(lines) {
  const out = { before: 0, after: 0 };
  for (const line of lines) {
    out.before += line.cents;
    out.after += Math.round(line.cents * (1 - (line.rebate ?? 0)));
  }
  return out;
}

module.exports = { strongest, rebateFor, summarise };
