import { beforeEach, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { leaveTypeIds } from '#shared/leave/types.ts'
import { mostNamed, type showObligations } from '#shared/notifications/contract/show-obligations.ts'
import { now, type Caller } from '../in-memory/call.ts'
import {
  asAdmin,
  asAnna,
  asBela,
  asEmese,
  ask,
  asOwner,
  memberOf,
  openLeaveOffice,
  to,
} from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
const { members } = await import('#functions/company/member-store.ts')
const { factChanges } = await import('#functions/people/fact-change-store.ts')
const { approvals } = await import('#functions/people/approver-store.ts')
const { requests } = await import('#functions/leave/leave-store.ts')

beforeEach(() => office.table.keep(approvals, { company: 'c', approver: 'bela', member: 'anna' }))

type Obligations = z.output<NonNullable<typeof showObligations.reply>>['data']

const expectedOf = (by: Caller) => to<Obligations>('notifications/show-obligations', {}, by)
const handIn = (by: Caller, month = '2026-10') => to('attendance/hand-in-attendance', { body: { month } }, by)
const counted = async (by: Caller) =>
  Object.fromEntries(Object.entries(await expectedOf(by)).map(([kind, { total }]) => [kind, total]))

describe('what is expected of somebody now', () => {
  it('are the requests that wait for their decision, as the list of them says', async () => {
    const { id } = await ask(asAnna)
    expect((await expectedOf(asBela)).requests_to_decide).toMatchObject({ total: 1, data: [{ id }] })
    for (const by of [asAdmin, asOwner]) expect((await counted(by)).requests_to_decide).toBe(1)
    for (const by of [asAnna, asEmese]) expect((await counted(by)).requests_to_decide).toBe(0)
    const own = await ask(asAdmin, { from_date: '2026-12-01', to_date: '2026-12-01' })
    expect((await counted(asAdmin)).requests_to_decide).toBe(1)
    expect((await expectedOf(asOwner)).requests_to_decide.data.map(({ id: one }) => one)).toEqual([id, own.id])
  })

  it('name at most fifty of a kind, and say how many there are', async () => {
    const { id } = await ask(asAnna)
    const kept = office.table.kept(requests, { company: 'c', member: 'anna', id })!
    for (let number = 0; number < 60; number++) office.table.keep(requests, { ...kept, id: `anna-${number}` })
    const { total, data } = (await expectedOf(asBela)).requests_to_decide
    expect([total, data.length]).toEqual([61, mostNamed])
  })

  it('are documents that are missing: one’s own, and for administrators those of decided requests', async () => {
    const sick = { type_id: leaveTypeIds.sick, from_date: '2026-11-16', to_date: '2026-11-17' }
    const { id } = await ask(asAdmin, { ...sick, user_id: 'anna', auto_approve: 1 })
    for (const by of [asAnna, asAdmin])
      expect((await expectedOf(by)).documents_lacking.data).toMatchObject([{ id, lacks_document: true }])
    for (const by of [asBela, asEmese]) expect((await counted(by)).documents_lacking).toBe(0)
    const own = await ask(asAdmin, { ...sick, auto_approve: 0 })
    expect((await expectedOf(asAdmin)).documents_lacking.data.map(({ id: one }) => one).sort()).toEqual(
      [id, own.id].sort(),
    )
  })

  it('are one’s sheets of this month and the last once they can be handed in, then those of others to accept', async () => {
    expect((await expectedOf(asAnna)).sheets_to_hand_in.data).toEqual([
      { month: '2026-10', hand_in_from: '2026-10-30', mistakes: 0 },
    ])
    await to('attendance/correct-attendance', { path: { date: '2026-10-05' }, body: { start: '17:00' } }, asAnna)
    expect((await expectedOf(asAnna)).sheets_to_hand_in.data).toMatchObject([{ mistakes: 1 }])
    await to('attendance/correct-attendance', { path: { date: '2026-10-05' }, body: { start: null } }, asAnna)
    await handIn(asAnna)
    expect((await counted(asAnna)).sheets_to_hand_in).toBe(0)
    for (const by of [asBela, asAdmin])
      expect((await expectedOf(by)).sheets_to_accept.data).toEqual([
        { month: '2026-10', user: { id: 'anna', name: 'Anna Kis' } },
      ])
    for (const by of [asAnna, asEmese]) expect((await counted(by)).sheets_to_accept).toBe(0)
    await handIn(asAdmin)
    expect((await counted(asAdmin)).sheets_to_accept).toBe(1)
    expect((await counted(asOwner)).sheets_to_accept).toBe(2)
    const body = { month: '2026-10', user_ids: ['anna'] }
    await to('attendance/accept-attendance', { body }, asBela)
    expect((await counted(asBela)).sheets_to_accept).toBe(0)
  })

  it('are changes of facts that an administrator may confirm', async () => {
    const facts = [{ fact: 'birth_date' as const, before: '1990-05-06', after: '1970-05-06' }]
    const proposal = { company: 'c', member: 'anna', id: 'f', by: 'anna', at: now.seconds }
    office.table.keep(factChanges, { ...proposal, status: 'proposed', facts })
    expect((await expectedOf(asAdmin)).facts_to_confirm).toMatchObject({ total: 1, data: [{ id: 'f' }] })
    for (const by of [asAnna, asBela, asEmese]) expect((await counted(by)).facts_to_confirm).toBe(0)
  })

  it('are nothing about people who are gone', async () => {
    await ask(asAnna)
    await handIn(asAnna)
    office.table.keep(members, memberOf('anna', { status: 'deleted' }))
    expect(await counted(asOwner)).toMatchObject({ requests_to_decide: 0, sheets_to_accept: 0 })
  })

  it('are the days of a decree that is late, for administrators', async () => {
    expect((await expectedOf(asAdmin)).calendar_warnings).toEqual({
      total: 1,
      data: [expect.stringContaining('2027')],
    })
    expect((await counted(asAnna)).calendar_warnings).toBe(0)
  })
})
