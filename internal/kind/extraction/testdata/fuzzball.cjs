// Reads [[a, b], …] from standard input and writes token_set_ratio of each pair as fuzzball computes it, texts as they are.
const fuzzball = require(process.argv[2]);
const pairs = JSON.parse(require("fs").readFileSync(0, "utf8"));
const options = { full_process: false, astral: true };
console.log(JSON.stringify(pairs.map(([a, b]) => fuzzball.token_set_ratio(a, b, options))));
