import { beforeAll, describe, expect, it, vi } from 'vitest'
import { addDays } from '#shared/calendar/day.ts'
import { Problem } from '#shared/contract/problem.ts'
import { roles } from '#shared/contract/role.ts'
import type { EditedSentences } from '#shared/words/edited-sentences.ts'
import { useEdits } from '#shared/words/edits.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { calls, feedSecret, prepared } from '../../waves/calls.ts'
import { callAs, companyOf } from '../../waves/company.ts'
import { recorded } from '../../waves/recorder.ts'
import type { InMemoryTable } from '../../in-memory/table.ts'

const { hashOf } = await import('#functions/leave/feed/feed-store.ts')
const { calendarFeeds, calendarFeedUses } = await import('#functions/leave/feed/feed-store.ts')
const { limitsOf } = await import('#functions/account/attempt-limits.ts')
const { editedSentences, reloadEdits } = await import('#functions/platform/edited-sentences.ts')
const { assertNotRefused } = await import('#functions/leave/feed/unknown-feeds.ts')
const { companies } = await import('#functions/company/company-store.ts')
const { books } = await import('#functions/leave/leave-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { today } = nowAt(new Date())

beforeAll(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

/** Gives everybody twelve absences within a year, each on days of their own. */
function giveLeave(table: InMemoryTable) {
  const people = [...table.rows().values()].filter(({ _kind }) => _kind === members.name).map(({ id }) => String(id))
  for (const [place, member] of people.entries()) {
    const bookings = Array.from({ length: 12 }, (_, number) => {
      const from_date = addDays(today, -60 + number * 28 + (place % 20))
      const to_date = addDays(from_date, (place + number) % 5)
      const request = `${member}-${hashOf(`${member}${number}`).slice(0, 26)}`
      return { request, type_id: 1, status: 'approved' as const, from_date, to_date, days: 1, child: null }
    })
    table.keep(books, { company: 'c', member, year: Number(today.slice(0, 4)), bookings, extras: [] })
  }
}

const route = 'GET /calendar/{address}'

/** A company of a thousand with a year of leave, and the way to ask for its feed. */
async function company(scope: 'own' | 'company' | 'group' = 'company') {
  const table = await companyOf(1000)
  giveLeave(table)
  const { sent } = calls[route]!
  const asked = await (sent as (table: InMemoryTable) => Promise<object>)(table)
  const feed = { company: 'c', member: 'anna', id: hashOf(feedSecret), name: 'Naptár', scope, created_at: 0 }
  table.keep(calendarFeeds, { ...feed, group: scope === 'group' ? 'g' : null })
  table.keep(calendarFeedUses, { company: 'c', member: 'anna', id: feed.id, hour: 0, fetches: 0 })
  return asked
}

describe('a feed of a thousand people with twelve thousand absences', () => {
  it('takes sixty units at most, in three waves', async () => {
    const asked = await company()
    let text = ''
    const cost = await recorded(async () => {
      text = String((await callAs(undefined, route, asked)).body.data.text)
    }, 20)
    expect(text.match(/BEGIN:VEVENT/g)!.length).toBeGreaterThan(11_900)
    expect(cost.read).toBeLessThanOrEqual(60)
    expect(cost.waves).toBeLessThanOrEqual(3)
    // The count of fetches, beside the reply.
    expect(cost.written).toBeLessThanOrEqual(2)
  })

  it('is answered 304 in one wave and without the calendar', async () => {
    const asked = await company()
    const { version } = await callAs(undefined, route, asked)
    const cost = await recorded(() => callAs(undefined, route, { ...asked, ifNoneMatch: version! }), 20)
    expect(cost.read).toBeLessThanOrEqual(12)
    // The fetch is counted after what it is answered by was read.
    expect(cost.waves).toBeLessThanOrEqual(2)
  })

  it('of oneself reads a thirtieth of it', async () => {
    const asked = await company('own')
    const cost = await recorded(() => callAs(undefined, route, asked), 0)
    expect(cost.read).toBeLessThanOrEqual(16)
  })

  it('of a group reads the people of the group alone', async () => {
    const asked = await company('group')
    let text = ''
    const cost = await recorded(async () => {
      text = String((await callAs(undefined, route, asked)).body.data.text)
    }, 0)
    expect(text.match(/BEGIN:VEVENT/g)!.length).toBeLessThanOrEqual(25 * 12)
    expect(cost.read).toBeLessThanOrEqual(60)
  })

  it('is refused under a secret that is not known for what was read to look for it', async () => {
    await company()
    const address = `c_anna_${'x'.repeat(26)}.ics`
    const cost = await recorded(
      () => expect(callAs(undefined, route, { path: { address } })).rejects.toThrow('answers 404'),
      0,
    )
    expect(cost.read).toBeLessThanOrEqual(12)
    // What was asked for in vain is counted by the network that asked.
    expect(cost.written).toBeLessThanOrEqual(2)
  })
})

it('a feed is created in a call that writes what it needs, whoever has the first of the company', async () => {
  const route = 'POST /user/calendar-feed'
  // The first call of a function loads the sentences that operators have edited.
  await (
    await prepared(route, await companyOf(5))
  )()
  const call = await prepared(route, await companyOf(5))
  const { waves, written } = await recorded(call, 20)
  expect(waves).toBeLessThanOrEqual(4)
  expect(written).toBeLessThanOrEqual(16)
})

describe('a feed', () => {
  const small = async (fill: (table: InMemoryTable) => void = () => {}) => {
    const table = await companyOf(5)
    fill(table)
    return { table, asked: await (calls[route]!.sent as (table: InMemoryTable) => Promise<object>)(table) }
  }

  it('has another version once an operator has edited what it says, and no other where they edited something else', async () => {
    const { table, asked } = await small()
    const versionAfter = async (namespace: string, sentences: Record<string, string>) => {
      const edited: EditedSentences = { language: 'en', namespace, sentences, changed_at: 0 }
      table.keep(editedSentences, edited)
      await reloadEdits('en')
      return (await callAs(undefined, route, asked)).version
    }
    try {
      const before = await versionAfter('calendar', {})
      expect(before).toBeDefined()
      expect(await versionAfter('calendar', { year: 'In the year' })).toBe(before)
      const edited = await versionAfter('feed', { away: 'out' })
      expect(edited).not.toBe(before)
      expect(await versionAfter('common', { leaveVacation: 'holidays' })).not.toBe(edited)
    } finally {
      useEdits('en', {})
    }
  })

  it('shows administrators what a colleague sees, where the company demands a second factor, which no fetch can give', async () => {
    const { table, asked } = await small(giveLeave)
    const feed = { company: 'c', member: 'anna', id: hashOf(feedSecret) }
    table.keep(calendarFeeds, { ...feed, name: 'Naptár', scope: 'company', group: null, created_at: 0 })
    table.keep(members, { ...table.kept(members, { company: 'c', id: 'anna' })!, role: roles.administrator })
    const office = table.kept(companies, { id: 'c' })!
    const shownWhere = async (admins_need_second_factor: boolean) => {
      table.keep(companies, { ...office, shows_types: false, admins_need_second_factor })
      return String((await callAs(undefined, route, asked)).body.data.text)
    }
    expect(await shownWhere(false)).toMatch(/^SUMMARY:(?!.* – (away|távol))/m)
    expect(await shownWhere(true)).toMatch(/^SUMMARY:.* – (away|távol)/m)
  })

  it('that nobody has is looked for so often from a network, and then nothing is read', async () => {
    const { table } = await small()
    const of = 'unknownFeed#ADDRESS#198.51.100.7'
    const { most } = limitsOf.unknownFeed.address
    table.attempts()[of] = most - 1
    const unknown = { path: { address: `c_anna_${'x'.repeat(26)}.ics` } }
    const refusedWith = async (status: number) => {
      const cost = await recorded(
        () => expect(callAs(undefined, route, unknown)).rejects.toThrow(`answers ${status}`),
        0,
      )
      return cost.read + cost.written
    }
    expect(await refusedWith(404)).toBeGreaterThan(0)
    const before = nowAt(new Date()).seconds
    expect(await refusedWith(429)).toBeGreaterThan(0)
    const after = nowAt(new Date()).seconds
    expect(await refusedWith(429)).toBe(0)
    const headers: Record<string, string> = {}
    expect(() => assertNotRefused('198.51.100.7', { seconds: before + 59 }, headers)).toThrow(Problem)
    expect(headers['retry-after']).toMatch(/^[1-9]$/)
    expect(() => assertNotRefused('198.51.100.7', { seconds: after + 60 }, headers)).not.toThrow()
  })
})
