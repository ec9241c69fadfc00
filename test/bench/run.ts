import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { measure as answers } from './answers.ts'
import { measure as calendar } from './calendar.ts'
import { measure as coldStart } from './cold-start.ts'
import { measure as cpu } from './cpu.ts'
import { measure as crowd } from './crowd.ts'
import { measure as employees } from './employees.ts'
import { measure as files } from './files.ts'
import { measure as handlers } from './handlers.ts'
import { measure as firstSecond } from './first-second.ts'
import type { Measure } from './harness.ts'
import { measure as kills } from './kills.ts'
import { measure as law } from './law.ts'
import { measure as lighthouse } from './lighthouse.ts'
import { measure as load } from './load.ts'
import { openOffice, type Office } from './office.ts'
import { measure as morning } from './morning.ts'
import { measure as page } from './page.ts'
import { measure as races } from './races.ts'
import { measure as notifications } from './notifications.ts'
import { measure as npmStart } from './start.ts'
import { check as units } from './units.ts'

// The entry of `npm run bench`: writes each figure as a line of JSON, and prints tables. Only a mismatch of units, or of a race, fails it.
const { values } = parseArgs({
  options: {
    large: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    races: { type: 'boolean', default: false },
    crowd: { type: 'boolean', default: false },
    cpu: { type: 'boolean', default: false },
    cold: { type: 'boolean', default: false },
    start: { type: 'boolean', default: false },
    answers: { type: 'boolean', default: false },
    employees: { type: 'boolean', default: false },
    files: { type: 'boolean', default: false },
    kills: { type: 'boolean', default: false },
    lighthouse: { type: 'boolean', default: false },
    morning: { type: 'boolean', default: false },
    notifications: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})
const kind = (
  [
    'all',
    'large',
    'races',
    'crowd',
    'cpu',
    'cold',
    'start',
    'answers',
    'employees',
    'files',
    'kills',
    'lighthouse',
    'morning',
    'notifications',
  ] as const
).find(name => values[name])
const lines = kind ? `.cache/bench-${kind}.jsonl` : '.cache/bench.jsonl'
mkdirSync('.cache', { recursive: true })
rmSync(lines, { force: true })

const row = (cells: (string | number | undefined)[]) => `| ${cells.map(cell => cell ?? '').join(' | ')} |`
function report(title: string, measures: Measure[]) {
  console.log(`\n### ${title}\n`)
  console.log([row(['What', 'Value', 'Unit', 'Ratio', 'Aim']), '|---|--:|---|--:|---|'].join('\n'))
  for (const { name, value, unit, ratio, aim } of measures) {
    console.log(row([name, value, unit, ratio, aim]))
    appendFileSync(lines, `${JSON.stringify({ name, value, unit, ratio, aim })}\n`)
  }
}

/** Measures in a seeded company, which is deleted afterwards. */
async function inCompanyOf(people: number, measured: (office: Office) => Promise<void>) {
  const office = await openOffice(people)
  try {
    await measured(office)
  } finally {
    await office.close()
  }
}

async function reportUnits(office: Office) {
  const { measures, mismatches } = await units(office)
  report(`Units of the database, ${office.people} people`, measures)
  for (const mismatch of mismatches) console.error(mismatch)
  if (mismatches.length) process.exitCode = 1
}

async function reportLoad(office: Office) {
  report(`The team calendar on its way, ${office.people} people`, await calendar(office))
  report(`Through the local cloud, ${office.people} people`, await load(office))
}

/** What a quarter of an hour measures, in the order in which it is told; races and kills take hours, and the million people half an hour. */
const inOneRun = ['usual', 'large', 'cpu', 'employees', 'crowd', 'morning'] as const

/** Measures one after the other, each in a process of its own, since the functions' code keeps the database client that it was loaded with. */
function all() {
  for (const one of inOneRun) {
    const began = performance.now()
    const given = one === 'usual' ? [] : [`--${one}`]
    const { status } = spawnSync(process.execPath, [import.meta.filename, ...given], { stdio: 'inherit' })
    console.log(`\n(${one}: ${Math.round((performance.now() - began) / 1000)} s)`)
    if (status) process.exitCode = 1
  }
}

/** How many cold starts the usual run measures; `--cold` measures that of every function. */
const mostColdStarts = 12

async function usual() {
  report('The law', await law())
  await reportFiles()
  await inCompanyOf(200, async office => {
    // Units come first, while the meter holds no other calls.
    await reportUnits(office)
    report('Handlers', await handlers(office))
    report('Cold starts', await coldStart(mostColdStarts))
    await reportLoad(office)
    report('The team calendar in the page', await page(office))
    await reportFirstSecond(office)
    await reportAnswers(office)
  })
  report('npm start', await npmStart())
  await reportLighthouse()
}

// One company in a process: the functions' code keeps the database client that it was loaded with.
const large = () =>
  inCompanyOf(5_000, async office => {
    await reportUnits(office)
    await reportLoad(office)
  })

const reportCrowd = async () => report('Many people of one company at once', await crowd())

const reportCpu = async () => report('CPU of the local cloud', await cpu())

const reportCold = async () => report('Cold starts', await coldStart())

const reportFirstSecond = async (office: Office) =>
  report('The start of the page, at a quarter of the speed and slow 4G', await firstSecond(office))

async function reportRaces() {
  const { measures, findings } = await races({ rounds: Number(values.rounds ?? 10_000), seed: Number(values.seed) })
  report('Changes at the same moment', measures)
  if (findings.length) process.exitCode = 1
}

async function reportKills() {
  const { measures, findings } = await kills({ rounds: Number(values.rounds ?? 200) })
  report('Everything dies again and again', measures)
  if (findings.length) process.exitCode = 1
}

const reportMorning = async () =>
  report('A morning of five hundred people at fifty desks', await morning({ seed: Number(values.seed) }))

const reportNotifications = async () => report('What people are told of', await notifications())

const start = () => inCompanyOf(200, reportFirstSecond)

const reportAnswers = async (office: Office) =>
  report('How soon the page answers, at a quarter of the speed', await answers(office))

const reportEmployees = () =>
  inCompanyOf(5_000, async office => report('The page of employees, 5000 people', await employees(office)))

const reportFiles = async () => report('Files of payroll and sheets', await files())

const reportLighthouse = async () => report('Public pages on a phone, as Lighthouse sees them', await lighthouse())

const reportAnswersAlone = () => inCompanyOf(200, reportAnswers)

await {
  all,
  large,
  crowd: reportCrowd,
  cpu: reportCpu,
  cold: reportCold,
  races: reportRaces,
  start,
  answers: reportAnswersAlone,
  employees: reportEmployees,
  files: reportFiles,
  kills: reportKills,
  lighthouse: reportLighthouse,
  morning: reportMorning,
  notifications: reportNotifications,
  usual,
}[kind ?? 'usual']()
