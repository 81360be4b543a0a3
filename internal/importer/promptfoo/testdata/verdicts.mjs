// Writes verdicts.json: what promptfoo itself says of each assertion about each
// output. The tests hold what assay import promptfoo makes of the assertions against it.
//
//	npm install promptfoo@0.123.1    in a folder of its own; Node 22.22 or later
//	node verdicts.mjs FOLDER > verdicts.json
//
// verdict is true, false, or null where promptfoo ends with an error, which it counts
// as an error and not as an answer to the question.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import path from 'node:path';

process.env.PROMPTFOO_DISABLE_TELEMETRY = '1';
process.env.PROMPTFOO_DISABLE_UPDATE = '1';
const require = createRequire(path.join(path.resolve(process.argv[2]), 'x.js'));
const promptfoo = await import(pathToFileURL(require.resolve('promptfoo')));
const { assertions } = promptfoo.default ?? promptfoo;

const vars = { name: 'Paris', n: 3, empty: '', list: 'a, b', quoted: '"x, y", z' };
const plain = ['Paris', 'paris', ' Paris ', 'It is Paris.', 'PARIS and London', '', '3', 'true', 'a', 'b, a', 'x, y', 'z', '{"a": 1}', '[1]', 'null', '{a: 1}', '1e5', '"text"', ' {"a":1}\n', 'a.b', 'axb', 'a\nb', '$5.00 (five)', 'Straße', 'STRASSE', 'été', 'ÉTÉ'];
const texts = [
  { type: 'equals', value: 'Paris' }, { type: 'equals', value: '{{name}}' }, { type: 'equals', value: 3 }, { type: 'equals', value: '{{n}}' }, { type: 'equals', value: true }, { type: 'equals', value: '' },
  { type: 'equals', value: { a: 1 } }, { type: 'equals', value: [1] }, { type: 'equals', value: ' Paris ' }, { type: 'equals', value: 'Straße' },
  { type: 'contains', value: 'Paris' }, { type: 'contains', value: '{{ name }}' }, { type: 'contains', value: 3 }, { type: 'contains', value: true }, { type: 'contains', value: '' }, { type: 'contains', value: '(five)' },
  { type: 'icontains', value: 'PARIS' }, { type: 'icontains', value: 'é' }, { type: 'icontains', value: '$5.00 (FIVE)' }, { type: 'icontains', value: 'strasse' },
  { type: 'contains-all', value: ['a', 'b'] }, { type: 'contains-all', value: 'a, b' }, { type: 'contains-all', value: '{{list}}' }, { type: 'contains-all', value: [] }, { type: 'contains-all', value: ['a', ''] },
  { type: 'icontains-all', value: ['PARIS', 'LONDON'] }, { type: 'icontains-all', value: ['paris'] },
  { type: 'contains-any', value: ['Paris', 'x'] }, { type: 'contains-any', value: 'Rome,Paris' }, { type: 'contains-any', value: '{{quoted}}' }, { type: 'contains-any', value: '"x, y", z' }, { type: 'contains-any', value: 'a,,b, ' }, { type: 'contains-any', value: [3, true] },
  { type: 'icontains-any', value: ['PARIS', 'x'] }, { type: 'icontains-any', value: ['É', '$5'] },
  { type: 'starts-with', value: 'Par' }, { type: 'starts-with', value: '{{name}}' }, { type: 'starts-with', value: 'a.' }, { type: 'starts-with', value: 3 }, { type: 'starts-with', value: '$5' },
  { type: 'is-json' }, { type: 'is-json', value: { type: 'object' } }, { type: 'is-json', value: '' },
];
const negated = texts.map((a) => ({ ...a, type: 'not-' + a.type }));

const strings = ['', 'a', 'b', 'A', 'ab', 'aab', 'a b', 'a\nb', 'a\rb', 'a\u2028b', 'a\u00a0b', 'a\ufeffb', 'a\vb', 'a\u0085b', '42', 'x42y', 'foo.bar', 'foobar', '-', ']', '[', '^', 'a-b', 'a]b', '{', 'a{2}', 'aa', 'aaa', '\\', '\t', '\b', '\0', 'é', '\u212a', 'k', 'sorry', 'SORRY', 'p{L}', 'L', 'Az', 'z', 'x', 'w1', '_', '$', '\u00e9\u0301', 'line one\nline two', ':alpha:', 'q'];
const patterns = ['a', '^a$', 'a.b', 'a\\sb', '\\S', '^\\S+$', '[\\s]', '[^\\s]', '[\\S]', '[^\\S]', 'a[\\s\\d]b', '\\d+', '^\\d+$', '\\D', '\\w', '\\W', '^\\W$', '\\bfoo\\b', '\\Bo', '[a-z]', '[^a-z]', '[a\\-b]', '[a-]', '[-a]', '[]', '[^]', 'a[^]b', '[]a]', '[\\]]', '[[]', '[[:alpha:]]', '[\\d-a]', '[a-\\d]', '[\\w-]', '[z-a]', '[\\b]', '[.]', '[$^]',
  'a{2}', '^a{2}$', 'a{2,}', 'a{1,2}b', '{', '^{$', 'a{,2}', 'a{', '}', ']', '(a|b)', '(?:a|b)+', '(?<letter>a)b', '(?=a)', '(?!a)', '(?<=a)b', '(?<!a)b', '(?i)sorry', '(?i:sorry)', '(?P<x>a)', '(?s).', '(?m)^line two$', '^line two$', 'one$', '(?#c)a', '\\Aa', 'a\\z', '\\Z', '\\Qa\\E', '\\a', '\\e', '\\h', '\\pL', '\\p{L}', '\\x61', '\\x6', '\\u0061', '\\u{61}', '\\u00e9', '\\ud83d\\ude00', '\\cJ', '\\c', '\\0', '\\01', '(a)\\1', '\\k', '\\-', '\\/', '\\.', '\\_', '\\é', 'é',
  'a**', 'a++', 'a+?', 'a*?b', '*a', '+', '?', '(', ')', 'a)', '(a', '[a', 'a|', '|', '(|a)$', '^*', '$+', '\\b+', '(?:)', '()', 'a{2}{3}', 'a{3,2}', '.', '^.$', '^.*$', '.+', 'a.?b', '[^.]', '[\\n]', '\\t', '[\\t\\v]', 'line.*two', 'line[\\s\\S]*two', '\\$', '\\\\', '[\\\\]', '[^\\\\]', 'x\\b', '[a-b-c]', '[--a]', '[\\x61-\\x63]', '[\\u0061]', '[k\\-m]', 'K', '[\\0]', '[\\cJ]', '\\', '[\\', '^(?:-?\\d+(?:\\.\\d+)?)$'];

const out = [];
async function ask(assertion, output, latencyMs) {
  let verdict = null;
  try {
    verdict = (await assertions.runAssertion({ assertion, test: { vars: { ...vars } }, vars: { ...vars }, providerResponse: { output }, latencyMs })).pass;
  } catch {
    verdict = null;
  }
  return verdict;
}
async function group(assertion, outputs, latencies) {
  const verdicts = [];
  for (const [i, output] of outputs.entries()) verdicts.push(await ask(assertion, output, latencies?.[i] ?? 10));
  out.push({ assertion, ...(latencies ? { latencies } : {}), verdicts });
}
for (const a of [...texts, ...negated]) await group(a, plain);
const times = [0, 1, 999, 1000, 1001, 5000];
for (const threshold of [0, 1, 1000, 1000.5, 1e9]) for (const type of ['latency', 'not-latency']) await group({ type, threshold }, times.map(() => 'x'), times);
const regexes = out.length;
for (const value of patterns) await group({ type: 'regex', value }, strings);
for (const value of patterns.slice(0, 30)) await group({ type: 'not-regex', value }, strings);
const ascii = (s) => s.replace(/[^ -~]/g, (c) => '\\u' + c.charCodeAt(0).toString(16).padStart(4, '0'));
const lines = out.map((c) => ascii(JSON.stringify(c)));
console.log(`{"promptfoo": "0.123.1", "vars": ${JSON.stringify(vars)},\n"plain": ${ascii(JSON.stringify(plain))},\n"strings": ${ascii(JSON.stringify(strings))},\n"regexes": ${regexes},\n"cases": [\n${lines.join(',\n')}\n]}`);
process.exit(0);
