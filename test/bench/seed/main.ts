import { parseArgs } from 'node:util'
import { CannotStart } from '#infra/local/stop.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { seedFolder } from './seed.ts'

// The entry of `npm run seed`.
const text = (otherwise: string) => ({ type: 'string', default: otherwise }) as const
const { values } = parseArgs({
  options: { people: text('5000'), absences: { type: 'string' }, 'data-dir': text('.local/seed') },
})
const dataDir = values['data-dir']

/** A whole number from 1 on. */
function number(name: string, value: string): number {
  if (!/^[1-9]\d{0,6}$/.test(value)) throw new CannotStart(`--${name} is ${value}, which is no number of any.`)
  return Number(value)
}

try {
  const people = number('people', values.people)
  const absences = values.absences === undefined ? people * 10 : number('absences', values.absences)
  const began = performance.now()
  const items = await seedFolder({ people, absences, dataDir, today: todayInBudapest() })
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`${items} items for ${people} people are in ${dataDir}, after ${seconds} s.`)
  console.log(`DATA_DIR=${dataDir} npm start opens them.`)
} catch (error) {
  if (!(error instanceof CannotStart)) throw error
  console.error(error.message)
  process.exitCode = 1
}
