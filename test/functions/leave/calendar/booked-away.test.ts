import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, daysBetween } from '#shared/calendar/day.ts'
import { absencesOf, enter, type Ledger } from '#shared/leave/balance/booking.ts'
import type { Away } from '#functions/leave/away.ts'
import type { LeaveRequest } from '#shared/leave/model.ts'
import { emptyAccount, emptyBook } from '#shared/leave/situation.ts'
import { inMemoryTable } from '../../in-memory/table.ts'
import { stubSettings } from '../../in-memory/settings.ts'
import { requestOf } from '../../waves/company.ts'

stubSettings()
const { awayDuring } = await import('#functions/leave/away.ts')
const { awayOfPeople } = await import('#functions/leave/booked-away.ts')
const { absences, books } = await import('#functions/leave/leave-store.ts')

const members = ['anna', 'bela']
const years = [2024, 2025, 2026, 2027, 2028, 2029]
const first = '2024-11-01'

/** Requests of one person that do not overlap: what lies between two, and how long each is. */
const leaves = fc.array(
  fc.record({
    gap: fc.integer({ min: 0, max: 250 }),
    length: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 300, max: 731 })),
    type_id: fc.constantFrom(1, 3, 5),
    status: fc.constantFrom('pending' as const, 'approved' as const, 'denied' as const),
  }),
  { maxLength: 6 },
)

type Leaves = typeof leaves extends fc.Arbitrary<infer T> ? T : never

function requestsOf(member: string, given: Leaves): LeaveRequest[] {
  let day = first
  return given.flatMap(({ gap, length, type_id, status }, place) => {
    const from_date = addDays(day, gap)
    const to_date = addDays(from_date, length - 1)
    day = addDays(to_date, 1)
    const kind = type_id === 5 && { unpaid_kind: 'unpaid_by_agreement' as const }
    const request = requestOf(
      { company: 'c', member },
      { id: `${member}-${place}`, type_id, status: 'approved', from_date, to_date },
    )
    return to_date > '2029-12-31' ? [] : { ...request, ...kind, status }
  })
}

const toldOf = ({ member, request, type_id, status, from_date, to_date }: Away) =>
  [member, request, type_id, status, from_date, to_date].join(' ')

const period = fc
  .record({
    place: fc.integer({ min: 0, max: daysBetween(first, '2028-12-01') }),
    days: fc.constantFrom(1, 30, 92, 366),
  })
  .map(({ place, days }) => ({ from_date: addDays(first, place), to_date: addDays(first, place + days - 1) }))

it('books say of people what the months of the team calendar say of them, of every period and over every New Year', async () => {
  await fc.assert(
    fc.asyncProperty(leaves, leaves, period, async (annas, belas, asked) => {
      const table = inMemoryTable()
      for (const [member, given] of [
        ['anna', annas],
        ['bela', belas],
      ] as const) {
        const whose = { company: 'c', member }
        const requests = requestsOf(member, given)
        const empty: Ledger = { account: emptyAccount(whose), books: years.map(year => emptyBook(whose, year)) }
        table.keep(books, ...requests.reduce((ledger, request) => enter(ledger, request), empty).books)
        for (const request of requests) table.keep(absences, ...absencesOf(request))
      }
      expect((await awayOfPeople('c', members, asked)).map(toldOf).sort()).toEqual(
        (await awayDuring('c', asked)).map(toldOf).sort(),
      )
    }),
    { numRuns: 200 },
  )
})
