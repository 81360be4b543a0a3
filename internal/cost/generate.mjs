// Writes prices.json and testdata/golden.csv from @pydantic/genai-prices.
// Run by update.sh: node generate.mjs PACKAGE_FOLDER VERSION DATE
import {writeFileSync} from 'node:fs'
import {pathToFileURL} from 'node:url'

const [folder, version, date] = process.argv.slice(2)
const genai = await import(pathToFileURL(folder + '/dist/index.js'))

// Ours is the name of the provider in assay, theirs the one in the package.
const providers = [{ours: 'anthropic', theirs: 'anthropic'}, {ours: 'openai', theirs: 'openai'}, {ours: 'gemini', theirs: 'google'}]

// Models that write text from text. Others are priced by more than tokens.
const other = /audio|image|realtime|live|tts|transcribe|whisper|embedding|moderation|search|omni|vision|computer-use|^(ada|babbage|curie|davinci|text-)/
const foreign = {gemini: /^(?!gemini|gemma)/}

const decimal = (n) => {
  const s = String(n)
  if (!/^\d+(\.\d{1,6})?$/.test(s)) throw new Error(`price ${s} has no short decimal form`)
  return s
}

// A rule holds if one of its alternatives does; an alternative is one test, and
// may have an exception.
function alternatives(m) {
  const [[kind, v]] = Object.entries(m)
  switch (kind) {
    case 'or': return v.flatMap(alternatives)
    case 'equals': return [{equals: v}]
    case 'starts_with': return [{prefix: v}]
    case 'ends_with': return [{suffix: v}]
    case 'contains': return [{contains: v}]
    case 'regex': return [{regex: v}]
    case 'and': {
      // Go has no negative look-ahead: what must not follow becomes "unless".
      const [first, second] = v
      const not = /^\^\(\?!(.*)\)$/.exec(second?.regex ?? '')
      if (v.length !== 2 || !not) throw new Error('cannot translate ' + JSON.stringify(m))
      return alternatives(first).map((a) => ({...a, unless: '^' + not[1]}))
    }
  }
  throw new Error('cannot translate ' + JSON.stringify(m))
}

const keys = {input_mtok: 'input', output_mtok: 'output', cache_read_mtok: 'cache_read', cache_write_mtok: 'cache_write_5m', cache_write_1h_mtok: 'cache_write_1h'}

function price(p, from) {
  const out = from ? {from} : {}
  const tiers = new Map()
  for (const [theirs, ours] of Object.entries(keys)) {
    const v = p[theirs]
    if (v === undefined) continue
    if (typeof v === 'number') { out[ours] = decimal(v); continue }
    out[ours] = decimal(v.base)
    for (const t of v.tiers) {
      if (!tiers.has(t.start)) tiers.set(t.start, {above: t.start})
      tiers.get(t.start)[ours] = decimal(t.price)
    }
  }
  if (tiers.size) out.tiers = [...tiers.values()].sort((a, b) => a.above - b.above)
  return out
}

const models = [{provider: 'scripted', id: 'scripted', match: [{equals: 'scripted'}], prices: [{input: '0', output: '0'}]}]
const kept = {}
for (const {ours, theirs} of providers) {
  for (const m of genai.findProvider({providerId: theirs}).models) {
    const list = Array.isArray(m.prices) ? m.prices : [{prices: m.prices}]
    if (other.test(m.id) || foreign[ours]?.test(m.id) || list.some((p) => !p.prices.input_mtok || !p.prices.output_mtok)) continue
    if (list.some((p) => p.constraint && p.constraint.type !== 'start_date')) throw new Error(m.id + ' is priced by the hour')
    models.push({provider: ours, id: m.id, match: alternatives(m.match), prices: list.map((p) => price(p.prices, p.constraint?.start_date))})
    kept[ours + '/' + m.id] = m
  }
}
const head = {format: 1, date, source: `@pydantic/genai-prices ${version} (npm, MIT)`}
writeFileSync('prices.json', JSON.stringify(head).slice(0, -1) + ',"models":[\n' + models.map((m) => JSON.stringify(m)).join(',\n') + '\n]}\n')

// What the package itself makes of names, dates and counts.
const names = (m) => alternatives(m.match).flatMap((a) => {
  const v = a.equals ?? a.prefix ?? a.suffix ?? a.contains
  return v ? [v, v + '-20260101', v + '-tts', 'x-' + v] : [m.id, m.id + '-20260101', m.id + '-2026-01-01']
})
const counts = [ // input without cache, cache read, written 5m, written 1h, output
  [1000, 0, 0, 0, 100], [10, 5000, 300, 20, 77], [1, 127999, 0, 0, 1], [100000, 99999, 1, 1, 3], [271999, 0, 0, 0, 9], [0, 272000, 0, 1, 0], [500000, 300000, 100000, 50000, 64000],
]
const dates = ['2025-01-15', '2026-03-13', '2026-11-21', '2027-02-01']
const rows = ['provider,name,date,input,cache_read,cache_write_5m,cache_write_1h,output,model,usd']
for (const {ours, theirs} of providers) {
  const all = new Set([...Object.entries(kept).filter(([k]) => k.startsWith(ours + '/')).flatMap(([, m]) => [m.id, ...names(m)]), 'gpt-99', 'claude-next', 'gemini-99-pro'])
  let n = 0
  for (const name of all) {
    const hit = genai.calcPrice({input_tokens: 1, output_tokens: 1}, name, {providerId: theirs})
    if (hit && !kept[ours + '/' + hit.model.id]) continue // a model that the table leaves out
    const many = hit && name === hit.model.id // the others show what they match
    const dated = many && Array.isArray(hit.model.prices)
    for (const d of dated ? dates : dates.slice(2, 3)) {
      for (const c of many ? counts : [counts[n++ % counts.length]]) {
        const [input, read, w5, w1, output] = c
        const got = genai.calcPrice(
          {input_tokens: input + read + w5 + w1, cache_read_tokens: read, cache_write_tokens: w5 + w1, cache_write_1h_tokens: w1, output_tokens: output},
          name, {providerId: theirs, timestamp: new Date(d + 'T12:00:00Z')})
        rows.push([ours, name, d, ...c, got ? got.model.id : '', got ? got.total_price.toPrecision(15) : ''].join(','))
      }
    }
  }
}
writeFileSync('testdata/golden.csv', rows.join('\n') + '\n')
console.log(`${models.length} models, ${rows.length - 1} golden rows`)
