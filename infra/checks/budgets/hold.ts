import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { bundleFunctions } from '#infra/build/bundle-functions.ts'
import { buildSite } from '#infra/build/build-site.ts'
import { excess, kib, type Budget } from './budget.ts'
import { firstPages, handlerLimit, laterParts } from './pages.ts'
import { filesOf, weighPage, type Manifest } from './weigh-page.ts'

// A part of `npm run check`: what is deployed keeps to its budgets. Builds only where something has changed.
const [{ weights }, site] = await Promise.all([bundleFunctions(), buildSite()])

const read = (file: string) => readFileSync(join(site, file))
const packed = new Map<string, number>()
function weigh(file: string): number {
  const bytes = packed.get(file) ?? gzipSync(read(file), { level: 9 }).length
  packed.set(file, bytes)
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
for (const part of laterParts) {
  const scripts = [...filesOf([part], manifest)].filter(file => file.endsWith('.js'))
  console.log(`${part} with all it needs, brought later: ${kib(scripts.reduce((sum, file) => sum + weigh(file), 0))}`)
}

const excesses = budgets.flatMap(budget => excess(budget) ?? [])
for (const sentence of excesses) console.error(sentence)
process.exitCode = excesses.length ? 1 : 0
