import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { measure as calendar } from './calendar.ts'
import { measure as coldStart } from './cold-start.ts'
import { measure as handlers } from './handlers.ts'
import type { Measure } from './harness.ts'
import { measure as law } from './law.ts'
import { measure as load } from './load.ts'
import { openOffice, type Office } from './office.ts'
import { measure as page } from './page.ts'
import { measure as start } from './start.ts'
import { check as units } from './units.ts'

// The entry of `npm run bench`: a line of JSON for each figure in a file, and a table to read. Only a mismatch fails it.
const { values } = parseArgs({ options: { large: { type: 'boolean', default: false } } })
const lines = values.large ? '.cache/bench-large.jsonl' : '.cache/bench.jsonl'
mkdirSync('.cache', { recursive: true })
rmSync(lines, { force: true })

const row = (cells: (string | number | undefined)[]) => `| ${cells.map(cell => cell ?? '').join(' | ')} |`
function tell(title: string, measures: Measure[]) {
  console.log(`\n### ${title}\n`)
  console.log([row(['What', 'Value', 'Unit', 'Ratio', 'Aim']), '|---|--:|---|--:|---|'].join('\n'))
  for (const { name, value, unit, ratio, aim } of measures) {
    console.log(row([name, value, unit, ratio, aim]))
    appendFileSync(lines, `${JSON.stringify({ name, value, unit, ratio, aim })}\n`)
  }
}

/** The figures of a company, which goes when they are taken. */
async function inCompanyOf(people: number, measured: (office: Office) => Promise<void>) {
  const office = await openOffice(people)
  try {
    await measured(office)
  } finally {
    await office.close()
  }
}

async function tellUnits(office: Office) {
  const { measures, mismatches } = await units(office)
  tell(`Units of the database, ${office.people} people`, measures)
  for (const mismatch of mismatches) console.error(mismatch)
  if (mismatches.length) process.exitCode = 1
}

async function tellLoad(office: Office) {
  tell(`The team calendar on its way, ${office.people} people`, await calendar(office))
  tell(`Through the local cloud, ${office.people} people`, await load(office))
}

async function usual() {
  tell('The law', await law())
  await inCompanyOf(200, async office => {
    // The units first: afterwards the meter knows of calls that nobody counted.
    await tellUnits(office)
    tell('Handlers', await handlers(office))
    tell('Cold starts', await coldStart(office))
    await tellLoad(office)
    tell('The team calendar in the page', await page(office))
  })
  tell('npm start', await start())
}

// One company a run: the functions' own code, once loaded, keeps to the database that it found first.
const large = () =>
  inCompanyOf(5_000, async office => {
    await tellUnits(office)
    await tellLoad(office)
  })

await (values.large ? large() : usual())
