import { readFileSync, writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { calls, longestCalls, prepared } from './waves/calls.ts'
import { companyOf, endpoints } from './waves/company.ts'
import { recorded, type Recording } from './waves/recorder.ts'

/** `RECORD_WAVES=1 npx vitest run test/functions/waves.test.ts` writes the numbers into KEYS.md. */
const isRecording = Boolean(process.env.RECORD_WAVES)
const page = 'functions/KEYS.md'
const [begin, end] = ['| Endpoint | 5 people | 5,000 people |\n|---|--:|--:|\n', '\n\n## Changes']

const sizes = [5, 5000] as const
const measured = new Map<string, Recording[]>()

beforeAll(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.spyOn(console, 'log').mockImplementation(() => {})
  for (const call of [...endpoints.map(({ endpoint }) => endpoint.route), ...Object.keys(longestCalls)]) {
    // The first call loads what a warm function has loaded.
    await recorded(await prepared(call, await companyOf(sizes[0])), 0)
    const recordings = []
    for (const [place, people] of sizes.entries())
      recordings.push(await fewestWaves(call, people, expectedOf(call)[place] ?? 0))
    measured.set(call, recordings)
  }
  if (isRecording) writeFileSync(page, replacedIn(readFileSync(page, 'utf8'), rows().join('\n')))
}, 1_200_000)

/** How a call stands in KEYS.md: its route as code, and what lets it take longest. */
const named = (call: string) => `\`${call.replace(/,|$/, '`$&')}`

/** What KEYS.md says of a call; nothing while it is recorded. */
const expectedOf = (call: string): number[] => {
  const row = tableIn(readFileSync(page, 'utf8'))
    .split('\n')
    .find(line => line.startsWith(`| ${named(call)} |`))
  return isRecording ? [] : (row?.split('|').slice(2, -1).map(Number) ?? [])
}

/** On a busy machine what runs between two calls may outlast other calls, which adds waves; then longer calls are tried. */
async function fewestWaves(route: string, people: number, expected: number): Promise<Recording> {
  let fewest: Recording | undefined
  for (const serviceTime of [20, 60, 180]) {
    const recording = await recorded(await prepared(route, await companyOf(people)), serviceTime)
    if (!fewest || recording.waves < fewest.waves) fewest = recording
    if (fewest.waves <= expected) break
  }
  return fewest!
}

const rows = () =>
  [...measured].map(([call, recordings]) => `| ${named(call)} | ${recordings.map(({ waves }) => waves).join(' | ')} |`)

const tableIn = (text: string) => text.slice(text.indexOf(begin) + begin.length, text.indexOf(end))
const replacedIn = (text: string, table: string) =>
  text.slice(0, text.indexOf(begin) + begin.length) + table + text.slice(text.indexOf(end))

/** The days that a change touches tell which months to read, and those whose terms; a small audience is counted person by person. */
const longer = ['POST /company/calendar-effect', 'POST /admin/user-group/{id}/message/preview']

describe('the waves of calls to the database', () => {
  it('are recorded for every endpoint of the contract', () => {
    expect(new Set(Object.keys(calls))).toEqual(new Set(endpoints.map(({ endpoint }) => endpoint.route)))
  })

  it('are those of KEYS.md', () => {
    expect(rows()).toEqual(tableIn(readFileSync(page, 'utf8')).split('\n'))
  })

  it('are three at most for a read and four for a change, however many people there are', () => {
    const above = endpoints.flatMap(({ endpoint: { route, changes } }) => {
      const waves = measured.get(route)!.map(recording => recording.waves)
      const most = changes || longer.includes(route) ? 4 : 3
      return waves.some(count => count > most) ? [`${route}: ${waves.join(' and ')}`] : []
    })
    expect(above).toEqual([])
  })

  it('are four at most where somebody joins under a limit of seats, or an assistant does what was confirmed', () => {
    const waves = Object.keys(longestCalls).map(call => measured.get(call)!.map(recording => recording.waves))
    expect(waves.flat().every(count => count > 1 && count <= 4)).toBe(true)
  })
})
