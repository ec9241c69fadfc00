import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import { measure as coldStart } from './cold-start.ts'
import { measure as handlers } from './handlers.ts'
import type { Measure } from './harness.ts'
import { measure as law } from './law.ts'
import { measure as load } from './load.ts'
import { openOffice } from './office.ts'
import { measure as start } from './start.ts'
import { check as units } from './units.ts'

// The entry of `npm run bench`: a line of JSON for each figure in a file, and a table to read. Only a mismatch fails it.
const lines = '.cache/bench.jsonl'
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

tell('The law', await law())
const office = await openOffice()
try {
  // The units first: afterwards the meter knows of calls that nobody counted.
  const { measures, mismatches } = await units(office)
  tell('Units of the database', measures)
  for (const mismatch of mismatches) console.error(mismatch)
  process.exitCode = mismatches.length ? 1 : 0
  tell('Handlers', await handlers(office))
  tell('Cold starts', await coldStart(office))
  tell('Through the local cloud', await load(office))
} finally {
  await office.close()
}
tell('npm start', await start())
