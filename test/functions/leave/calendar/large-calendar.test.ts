import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { monthOf, yearOf } from '#shared/calendar/day.ts'
import type { GroupCounts } from '#shared/leave/contract/count-away.ts'
import { sumOfCounts } from '#shared/leave/view/away-counts.ts'
import { now } from '../../in-memory/call.ts'
import type { InMemoryTable } from '../../in-memory/table.ts'
import { prepared } from '../../waves/calls.ts'
import { callAs, companyOf, type Sent, type Who } from '../../waves/company.ts'
import { recorded } from '../../waves/recorder.ts'

const { buildRegister } = await import('#functions/leave/absence-register/build-register.ts')
const { registerAbsences } = await import('#functions/leave/absence-register/register-absences.ts')
const { absenceRegisters } = await import('#functions/leave/absence-register/register-store.ts')
const { directoryHeads } = await import('#functions/company/directory-store.ts')
const { absences, books } = await import('#functions/leave/leave-store.ts')

beforeAll(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

// A process remembers what it has read of a company, and each test has another one of the same name.
beforeEach(() => vi.resetModules())

const counts = 'GET /day-off/calendar/counts'
const calendar = 'GET /day-off/calendar'
const november = { month: monthOf(now.today) }

const readBy = async (table: InMemoryTable, as: Who, route: string, sent: Sent) =>
  (await recorded(await prepared(route, table, { as, ...sent }), 0)).read

/** The ids of fifty people, of whom some are away. */
const fiftyOf = (table: InMemoryTable) =>
  [...table.rows().values()]
    .flatMap(({ _kind, member }) => (_kind === 'LeaveBook' ? String(member) : []))
    .slice(0, 50)
    .join(',')

/** Builds the register as its tasks do, each of which goes on for some seconds. */
async function registered(table: InMemoryTable) {
  do await buildRegister({ company: 'c' })
  while (!table.kept(absenceRegisters, { company: 'c' })?.is_built)
}

/** How many are away on each day, of all groups. */
async function countedIn(query: Record<string, string>) {
  const data = (await callAs('anna', counts, { query })).body.data as unknown as GroupCounts[]
  const groups = data.map(({ decided, asked }) => decided.map((count, day) => ({ decided: count, asked: asked[day]! })))
  return sumOfCounts(groups, groups[0]?.length ?? 0)
}

describe('the calendar of fifty people', () => {
  it('takes the same units in a company of a thousand as in one of five thousand, and a unit a person more for two years', async () => {
    // The first call loads what a warm function has loaded.
    await readBy(await companyOf(1000), 'emese', calendar, {})
    for (const query of [november, { month: '2026-10', months: '3' }, { month: '2026-01', months: '12' }])
      for (const people of [1000, 5000]) {
        const table = await companyOf(people)
        expect([
          people,
          query,
          await readBy(table, 'emese', calendar, { query: { ...query, people: fiftyOf(table) } }),
        ]).toEqual([people, query, 56])
      }
    const table = await companyOf(1000)
    const query = { month: '2026-12', months: '3', people: fiftyOf(table) }
    expect(await readBy(table, 'emese', calendar, { query })).toBe(106)
  })
})

describe('how many of five thousand people are away', () => {
  it('is counted from the months until the register is there, which the first call begins', async () => {
    const table = await companyOf(5000)
    const before = await countedIn(november)
    expect(table.kept(absenceRegisters, { company: 'c' })).toMatchObject({ is_built: false })
    await registered(table)
    expect(await countedIn(november)).toEqual(before)
    expect(await countedIn({ month: '2026-12' })).toContainEqual({ decided: 0, asked: 499 })
    expect(before.filter(({ decided }) => decided)).toEqual([
      { decided: 499, asked: 0 },
      { decided: 499, asked: 0 },
    ])
  })

  it('is begun to be registered for no company of two hundred people', async () => {
    const table = await companyOf(200)
    await countedIn(november)
    expect(table.kept(absenceRegisters, { company: 'c' })).toBeUndefined()
  })

  it('is told by its version, and read by the parts that have changed', async () => {
    const table = await companyOf(5000)
    table.keep(absenceRegisters, { company: 'c', parts: {}, begun_at: 0, is_built: false })
    await registered(table)
    const { version } = await callAs('anna', counts, { query: november })
    expect(await readBy(table, 'anna', counts, { query: november, ifNoneMatch: version! })).toBe(6)
    expect(await readBy(table, 'anna', counts, { query: { month: '2026-12' } })).toBe(6)
    const booking = {
      request: 'anna-1',
      type_id: 1,
      status: 'approved',
      from_date: now.today,
      to_date: now.today,
    } as const
    const whose = { company: 'c', member: 'anna' }
    table.keep(books, {
      ...whose,
      year: yearOf(now.today),
      bookings: [{ ...booking, days: 1, child: null }],
      extras: [],
    })
    await registerAbsences(whose)
    expect(await readBy(table, 'anna', counts, { query: november })).toBeLessThanOrEqual(7)
    expect(await countedIn(november)).toContainEqual({ decided: 1, asked: 0 })
    const known = await callAs('anna', counts, { query: november })
    const head = [...table.rows().values()].find(({ _kind }) => _kind === directoryHeads.name)!
    head._version = Number(head._version) + 1
    // Who is active, and in which group, is a part of the version.
    expect((await callAs('anna', counts, { query: november })).version).not.toBe(known.version)
  })

  it('is of a year the same from both: what is over since long is in its months alone', async () => {
    const table = await companyOf(1000)
    const old = {
      request: 'bela-1',
      type_id: 1,
      status: 'approved',
      from_date: '2026-03-02',
      to_date: '2026-03-04',
    } as const
    const whose = { company: 'c', member: 'bela' }
    table.keep(absences, { ...whose, ...old, month: '2026-03' })
    table.keep(books, { ...whose, year: 2026, bookings: [{ ...old, days: 3, child: null }], extras: [] })
    const year = { month: '2026-01', months: '12' }
    const before = await countedIn(year)
    await registered(table)
    expect(await countedIn(year)).toEqual(before)
    expect(before.filter(({ decided }) => decided === 1)).toHaveLength(3)
  })
})
