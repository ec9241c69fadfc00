import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { bundleFunctions } from '#infra/build/bundle-functions.ts'
import { buildSite } from '#infra/build/build-site.ts'
import { filesOf, type Manifest } from '#shared/site/pages/vite-manifest.ts'
import { excess, kib, type Budget } from './budget.ts'
import { functionGrowth, type FunctionSize } from './function-growth.ts'
import { firstPages, handlerLimit, lazyParts } from './pages.ts'
import { weighPage } from './weigh-page.ts'

// A part of `npm run check`: checks pages and functions against their size budgets, building what has changed.
const [{ weights }, site] = await Promise.all([bundleFunctions(), buildSite()])

const read = (file: string) => readFileSync(join(site, file))
const gzipped = new Map<string, number>()
function weigh(file: string): number {
  const bytes = gzipped.get(file) ?? gzipSync(read(file), { level: 9 }).length
  gzipped.set(file, bytes)
  return bytes
}
const manifest = JSON.parse(read('.vite/manifest.json').toString()) as Manifest

const handlers = Object.entries(weights).flatMap(([feature, byName]) =>
  Object.entries(byName).map(([name, weight]) => ({ name: `${feature}/${name}`, ...weight })),
)
const heaviest = handlers.toSorted((one, other) => other.bytes - one.bytes)[0]
const budgets: Budget[] = [
  ...firstPages.flatMap(page => weighPage(page, { manifest, document: read(page.document).toString(), weigh })),
  ...handlers.map(({ name, ...weight }) => ({ what: `The parts of ${name}`, limit: handlerLimit, ...weight })),
]

for (const { what, bytes, limit } of budgets.filter(({ what }) => !what.startsWith('The parts of')))
  console.log(`${what}: ${kib(bytes)} of ${kib(limit)}`)
if (heaviest) console.log(`The largest handler, ${heaviest.name}: ${kib(heaviest.bytes)} of ${kib(handlerLimit)}`)
for (const part of lazyParts) {
  const scripts = [...filesOf([part], manifest)].filter(file => file.endsWith('.js'))
  console.log(`${part} with its imports, loaded on demand: ${kib(scripts.reduce((sum, file) => sum + weigh(file), 0))}`)
}

const recordedSizes = join(import.meta.dirname, 'function-sizes.json')
if (process.argv.includes('--record')) {
  const sizes = handlers.map(({ name, bytes, modules }) => [name, { bytes, modules }] as const)
  const sorted = sizes.toSorted(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(recordedSizes, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}
const recorded = JSON.parse(readFileSync(recordedSizes, 'utf8')) as Record<string, FunctionSize>
const grown = functionGrowth(Object.fromEntries(handlers.map(({ name, ...weight }) => [name, weight])), recorded)

const excesses = [...budgets.flatMap(budget => excess(budget) ?? []), ...grown]
for (const sentence of excesses) console.error(sentence)
process.exitCode = excesses.length ? 1 : 0
