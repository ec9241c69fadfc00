import { describe, expect, it, vi } from 'vitest'
import type { BulkChange } from '#shared/leave/bulk-change.ts'
import type { BulkResultView } from '#shared/leave/contract/request/show-bulk-request.ts'
import type { LeaveEffect } from '#shared/leave/effect/leave-effect.ts'
import type { EffectStep } from '#shared/leave/effect/effect-step.ts'
import type { BulkRequestView } from '#shared/leave/view/bulk-request-view.ts'
import type { BulkSummary } from '#shared/leave/view/bulk-summary.ts'
import { newEmploymentTerms } from '#shared/people/model.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { refusal } from '../in-memory/call.ts'
import { ask, asAdmin, asAnna, asOwner, memberOf, openLeaveOffice, replyOf, to } from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
const { groups } = await import('#functions/company/group-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { bulkProgress, bulkRequests } = await import('#functions/leave/bulk-request-store.ts')
const { books } = await import('#functions/leave/leave-store.ts')
const { handler } = await import('#functions/stream/run-task.ts')
const { factChanges } = await import('#functions/people/fact-change-store.ts')
const { invitations } = await import('#functions/people/invitation-store.ts')
const { terms } = await import('#functions/people/terms-store.ts')
const { companies } = await import('#functions/company/company-store.ts')
const { accounts, logins } = await import('#functions/account/account-store.ts')
const { accountOf } = await import('../in-memory/office.ts')

type Shown = BulkSummary & { results?: BulkResultView[] }
const begin = (user_ids: string[], change: BulkChange, caller = asAdmin) =>
  to<BulkRequestView>('change-people', { body: { user_ids, change } }, caller)
const shown = (bulk: string, caller = asAdmin) => to<Shown>('show-bulk-request', { path: { id: bulk } }, caller)
const undo = (bulk: string, caller = asAdmin) =>
  to<BulkRequestView>('undo-bulk-request', { path: { id: bulk } }, caller)
const effectOf = (user_ids: string[], change: BulkChange, after?: string) =>
  replyOf<EffectStep>('bulk-effect', { body: { user_ids, change }, query: after ? { after } : {} }, asAdmin)

async function deliver(bulk: string) {
  const Records = [{ messageId: 'm', body: JSON.stringify({ task: 'bulk', company: 'c', bulk }) }]
  const run = handler as unknown as (event: object, context: object) => Promise<{ batchItemFailures: object[] }>
  expect((await run({ Records }, {})).batchItemFailures).toEqual([])
}

/** Does it with all of them, and tells what became of it. */
async function done(user_ids: string[], change: BulkChange, caller = asAdmin): Promise<Shown> {
  const { bulk_id } = await begin(user_ids, change, caller)
  await deliver(bulk_id)
  return shown(bulk_id)
}
async function undone({ bulk_id }: Shown): Promise<Shown> {
  await undo(bulk_id)
  await deliver(bulk_id)
  return shown(bulk_id)
}

const memberNow = (id: string) => office.table.kept(members, { company: 'c', id })!
const termsNow = (id: string) => office.table.kept(terms, { company: 'c', member: id })
const extrasOf = (id: string) => office.table.kept(books, { company: 'c', member: id, year: 2026 })?.extras ?? []
const stored = (kind: { name: string }) => [...office.table.rows().values()].filter(({ _kind }) => _kind === kind.name)
const proposalsOf = (id: string) =>
  stored(factChanges).filter(({ member, status }) => member === id && status === 'proposed') as { id: string }[]
const decide = (how: 'leave/confirm-facts' | 'people/decline-facts', id: string) =>
  to(how, { path: { id, changeId: proposalsOf(id)[0]!.id }, body: {} }, asOwner)
const fate = ({ results }: Shown) => results!.map(({ waits, is_undone, kept }) => kept ?? { waits, is_undone })
const [undoWaits, isUndone] = [
  { waits: true, is_undone: undefined },
  { waits: undefined, is_undone: true },
]
const group = (id: string, approver_ids: string[] = []) =>
  office.table.keep(groups, { company: 'c', id, name: id, approver_ids, dissolution: null })

/** So many people beside those of the office. */
function staff(count: number): string[] {
  const ids = Array.from({ length: count }, (_, number) => `p${String(number).padStart(4, '0')}`)
  for (const id of ids) {
    office.table.keep(members, { ...memberOf('emese'), id })
    office.table.keep(terms, { ...newEmploymentTerms({ company: 'c', member: id }), birth_date: '1990-05-05' })
  }
  return ids
}

const mornings = { ...generalWeek, monday: 4, tuesday: 4, wednesday: 4, thursday: 4, friday: 0 }
const schedule = { act: 'schedule' as const, working_hours: mornings, working_hours_from: '2026-12-01' }
const twoDays = { act: 'extra_days' as const, year: 2026, days: 2, comment: 'Jutalom' }

describe('R18 a change of many people', () => {
  it('grants five hundred people days, each of them once however often the message comes, with a history for each', async () => {
    const ids = staff(500)
    const { bulk_id, ...begun } = await begin(ids, twoDays)
    expect(begun).toEqual({ status: 'booking', total: 500, done: 0, booked: 0 })
    expect(office.table.commits().at(-1)).toContain('put REPLY once')
    const clock = vi.spyOn(performance, 'now')
    const reached = () => office.table.kept(bulkProgress, { company: 'c', bulk: bulk_id })!.reached
    clock.mockImplementation(() => (reached() < 230 ? 1000 : 15_001))
    await deliver(bulk_id)
    expect([reached(), office.tasks()]).toEqual([230, [{ task: 'bulk', company: 'c', bulk: bulk_id }]])
    clock.mockRestore()
    await deliver(bulk_id)
    await deliver(bulk_id)

    expect(await shown(bulk_id)).toMatchObject({ status: 'booked', done: 500, booked: 500, kind: 'change' })
    expect(new Set(ids.map(id => extrasOf(id).length))).toEqual(new Set([1]))
    expect(extrasOf(ids[499]!)).toMatchObject([{ days: 2, comment: 'Jutalom', by: 'csilla' }])
    expect(stored(factChanges)).toHaveLength(500)
  })

  it('moves people into a group, whose standard approvers those get who have none, and back', async () => {
    const ids = staff(3)
    group('iroda', ['bela'])
    office.table.keep(members, { ...memberNow(ids[0]!), approver_ids: ['denes'] })
    const bulk = await done(ids, { act: 'group', group_id: 'iroda' })
    expect(bulk).toMatchObject({ booked: 3, can_undo: true })
    expect(ids.map(id => [memberNow(id).group, memberNow(id).approver_ids])).toEqual([
      ['iroda', ['denes']],
      ['iroda', ['bela']],
      ['iroda', ['bela']],
    ])
    office.table.keep(members, { ...memberNow(ids[2]!), approver_ids: ['anna'] })
    const back = await undone(bulk)
    expect(back).toMatchObject({ status: 'undone', booked: 1, can_undo: false })
    expect(back.results!.map(({ is_undone, kept }) => is_undone ?? kept)).toEqual([
      true,
      true,
      ['Someone has changed it since, so it was not restored.'],
    ])
    expect(ids.map(id => memberNow(id).group)).toEqual([null, null, 'iroda'])
    expect(memberNow(ids[1]!).approver_ids).toEqual([])
  })

  it('makes nobody the approver of themselves, and names a group and an approver that there is not', async () => {
    const { results } = await done(['anna', 'bela'], { act: 'approvers', approver_ids: ['anna'] })
    expect(results!.map(({ errors }) => errors)).toEqual([undefined, undefined])
    expect([memberNow('anna').approver_ids, memberNow('bela').approver_ids]).toEqual([[], ['anna']])
    const unknown = await done(['anna'], { act: 'approvers', approver_ids: ['nobody'] })
    expect(unknown.results).toEqual([{ user_id: 'anna', errors: { approver_ids: [expect.any(String)] } }])
    const nowhere = await done(['anna', 'nobody'], { act: 'group', group_id: 'nowhere' })
    expect(nowhere.results!.map(({ errors }) => Object.keys(errors!))).toEqual([['group_id'], ['user_id']])
    expect(nowhere.booked).toBe(0)
  })

  it('gives other weekly hours from a day on, and those of before when it is undone', async () => {
    const ids = staff(2)
    const bulk = await done(ids, schedule)
    expect(termsNow(ids[0]!)!.hours).toEqual([{ valid_from: '2026-12-01', week: mornings }])
    await undone(bulk)
    expect(ids.map(id => termsNow(id)!.hours)).toEqual([[], []])
  })

  it('lets one’s own facts wait for another administrator, and says so', async () => {
    office.table.keep(terms, newEmploymentTerms({ company: 'c', member: 'csilla' }))
    const { results } = await done(['csilla', 'anna'], twoDays)
    expect(results).toEqual([{ user_id: 'csilla', waits: true }, { user_id: 'anna' }])
    expect([extrasOf('csilla'), extrasOf('anna').length]).toEqual([[], 1])
  })

  it('undoes of one’s own facts only once another administrator has confirmed it, and says so', async () => {
    office.table.keep(terms, newEmploymentTerms({ company: 'c', member: 'csilla' }))
    const ordered = [
      await done(['anna', 'csilla'], twoDays, asOwner),
      await done(['anna', 'csilla'], schedule, asOwner),
    ]
    for (const bulk of ordered) {
      const back = await undone(bulk)
      expect([back.status, back.booked, fate(back)]).toEqual(['undone', 1, [isUndone, undoWaits]])
    }
    expect([extrasOf('csilla').length, termsNow('csilla')!.hours.length]).toEqual([1, 1])
    for (const _ of ordered) await decide('leave/confirm-facts', 'csilla')
    expect([extrasOf('csilla'), termsNow('csilla')!.hours]).toEqual([[], []])
  })

  it.each([twoDays, schedule])(
    'withdraws what waits when it is undone, so that nobody confirms it: $act',
    async change => {
      office.table.keep(terms, newEmploymentTerms({ company: 'c', member: 'csilla' }))
      const back = await undone(await done(['csilla', 'anna'], change))
      expect([back.booked, fate(back)]).toEqual([0, [isUndone, isUndone]])
      expect(proposalsOf('csilla')).toEqual([])
      expect(stored(factChanges).find(({ member }) => member === 'csilla')).toMatchObject({
        status: 'withdrawn',
        decision: { by: 'csilla' },
      })
    },
  )

  it.each([twoDays, schedule])(
    'declines what waits of an administrator when another one undoes it: $act',
    async change => {
      office.table.keep(terms, newEmploymentTerms({ company: 'c', member: 'csilla' }))
      const { bulk_id } = await done(['csilla'], change)
      await undo(bulk_id, asOwner)
      await deliver(bulk_id)
      expect(fate(await shown(bulk_id))).toEqual([isUndone])
      expect(stored(factChanges)).toMatchObject([{ status: 'declined', decision: { by: 'denes' } }])
    },
  )

  it.each([twoDays, schedule])(
    'puts back what waited and was confirmed, and nothing that was declined: $act',
    async change => {
      office.table.keep(terms, newEmploymentTerms({ company: 'c', member: 'csilla' }))
      const confirmed = await done(['csilla'], change)
      await decide('leave/confirm-facts', 'csilla')
      expect(extrasOf('csilla').length + termsNow('csilla')!.hours.length).toBe(1)
      expect(fate(await undone(confirmed))).toEqual([undoWaits])
      await decide('leave/confirm-facts', 'csilla')
      expect(extrasOf('csilla').length + termsNow('csilla')!.hours.length).toBe(0)
      const declined = await done(['csilla'], change)
      await decide('people/decline-facts', 'csilla')
      expect(fate(await undone(declined))).toEqual([isUndone])
      expect(proposalsOf('csilla')).toEqual([])
    },
  )

  it('leaves what else an administrator proposes of their own facts when their working hours are undone', async () => {
    office.table.keep(terms, { ...newEmploymentTerms({ company: 'c', member: 'csilla' }), base_days: 20 })
    const bulk = await done(['csilla'], schedule)
    await to('people/save-employment-information', { path: { id: 'csilla' }, body: { caregiver: true } }, asAdmin)
    expect(proposalsOf('csilla')).toMatchObject([{ facts: [{ fact: 'hours' }, { fact: 'caregiver' }] }])
    expect(fate(await undone(bulk))).toEqual([isUndone])
    expect(proposalsOf('csilla')).toMatchObject([{ facts: [{ fact: 'caregiver' }] }])
    expect(stored(factChanges).filter(({ status }) => status === 'withdrawn')).toContainEqual(
      expect.objectContaining({ facts: [expect.objectContaining({ fact: 'hours' })], by: 'csilla' }),
    )
  })

  it('goes on with nobody in a company that was deleted meanwhile, and undoes nothing there', async () => {
    office.table.keep(members, memberOf('emese', { status: 'invited' }))
    office.table.keep(accounts, accountOf('emese'))
    office.table.keep(logins, { email: memberNow('emese').email, account: 'emese' })
    const granted = await done(['anna'], twoDays)
    const begun = [await begin(['bela'], twoDays), await begin(['emese'], { act: 'invite' })]
    await undo(granted.bulk_id)
    const company = office.table.kept(companies, { id: 'c' })!
    office.table.keep(companies, { ...company, is_deleted: true })
    for (const { bulk_id } of [granted, ...begun]) await deliver(bulk_id)
    office.table.keep(companies, company)

    expect([extrasOf('anna').length, extrasOf('bela'), stored(invitations)]).toEqual([1, [], []])
    const why = 'The company was deleted meanwhile.'
    expect((await shown(granted.bulk_id)).results).toEqual([{ user_id: 'anna', kept: [why] }])
    for (const { bulk_id } of begun)
      expect(await shown(bulk_id)).toMatchObject({
        status: 'booked',
        booked: 0,
        results: [{ errors: { user_id: [why] } }],
      })
  })

  it('T06 deactivates those who may be, and nobody else, and activates them again', async () => {
    const bulk = await done(['csilla', 'denes', 'anna'], { act: 'deactivate' })
    expect(bulk.results!.map(({ errors }) => errors?.user_id)).toEqual([
      ["You can't deactivate yourself"],
      [expect.any(String)],
      undefined,
    ])
    expect(['csilla', 'denes', 'anna'].map(id => memberNow(id).status)).toEqual(['active', 'active', 'inactive'])
    const back = await undone(bulk)
    expect([back.booked, memberNow('anna').status]).toEqual([0, 'active'])
  })

  it('invites each again once, cannot be undone, and refuses who has accepted meanwhile', async () => {
    office.table.keep(members, memberOf('emese', { status: 'invited' }))
    office.table.keep(accounts, accountOf('emese'))
    office.table.keep(logins, { email: memberNow('emese').email, account: 'emese' })
    office.table.keep(logins, { email: memberNow('anna').email, account: 'anna' })
    const bulk = await done(['emese', 'anna'], { act: 'invite' })
    await deliver(bulk.bulk_id)
    expect(bulk).toMatchObject({ booked: 1, can_undo: false })
    expect(bulk.results![1]!.errors).toEqual({ user_id: [expect.any(String)] })
    expect(stored(invitations)).toMatchObject([{ member: 'emese', invited_by: 'csilla', state: 'sent' }])
    expect(await refusal(undo(bulk.bulk_id))).toMatchObject({ code: 'notFound' })
  })

  it('does nothing any more for whom the right of whoever began it is gone, and undoes nothing either', async () => {
    const bulk = await done(['anna'], twoDays)
    const { bulk_id } = await begin(['anna', 'bela'], twoDays)
    office.table.keep(members, memberOf('csilla', { role: 1 }))
    await deliver(bulk_id)
    expect(await shown(bulk_id, asOwner)).toMatchObject({ booked: 0, done: 2 })
    const back = await undone(bulk)
    expect([back.booked, back.results![0]!.kept, extrasOf('anna').length]).toEqual([1, [expect.any(String)], 1])
  })

  it('takes granted days back where they are still there, and says where they are not', async () => {
    const bulk = await done(['anna', 'bela'], twoDays)
    const { id } = extrasOf('bela')[0]!
    await to('remove-extra-days', { path: { id: 'bela', extraId: id } }, asAdmin)
    const back = await undone(bulk)
    expect(back.results!.map(({ is_undone, kept }) => is_undone ?? kept)).toEqual([true, [expect.any(String)]])
    expect([extrasOf('anna'), extrasOf('bela')]).toEqual([[], []])
  })

  it('is listed with those of the company alone, the newest first', async () => {
    const first = await done(['anna'], twoDays)
    const second = await done(['anna'], { act: 'deactivate' })
    const listed = await to<BulkSummary[]>('list-bulk-requests', {}, asAdmin)
    expect(listed.map(({ bulk_id }) => bulk_id).toSorted()).toEqual([second.bulk_id, first.bulk_id].toSorted())
    expect(listed.find(({ bulk_id }) => bulk_id === first.bulk_id)).toEqual({
      bulk_id: first.bulk_id,
      status: 'booked',
      total: 1,
      done: 1,
      booked: 1,
      kind: 'change',
      change: twoDays,
      by: 'csilla',
      created_at: expect.any(Number),
      can_undo: true,
    })
    expect(await to('list-bulk-requests', {}, { ...asAdmin, company: 'other' })).toEqual([])
    expect(await refusal(shown(first.bulk_id, { ...asAdmin, company: 'other' }))).toMatchObject({ code: 'notFound' })
    expect(stored(bulkRequests)).toHaveLength(2)
  })
})

describe('the effect of a change of many people', () => {
  const ofPerson = (effects: readonly LeaveEffect[], id: string) => effects.filter(({ user_id }) => user_id === id)

  it('says who gains how many days, and changes nothing', async () => {
    const { data, total, next } = await effectOf(['anna', 'bela', 'denes', 'nobody'], twoDays)
    expect([total, next]).toEqual([4, null])
    const [gain] = ofPerson(data, 'anna')
    expect(gain!.entitled!.after - gain!.entitled!.before).toBe(2)
    // A superadmin's days are changed by a superadmin alone.
    expect([ofPerson(data, 'denes'), ofPerson(data, 'nobody')]).toEqual([[], []])
    expect(extrasOf('anna')).toEqual([])
  })

  it('is shown for nobody whose leave of the year is not kept', async () => {
    office.table.keep(terms, { ...newEmploymentTerms({ company: 'c', member: 'anna' }), first_year_kept: 2026 })
    const { results } = await done(['anna'], { ...twoDays, year: 2025 })
    expect(results![0]!.errors).toEqual({ year: [expect.any(String)] })
    expect(await effectOf(['anna'], { ...twoDays, year: 2025 })).toMatchObject({ data: [] })
  })

  it('is marked where it waits for another administrator', async () => {
    office.table.keep(terms, { ...newEmploymentTerms({ company: 'c', member: 'csilla' }), birth_date: '1990-05-05' })
    const { data } = await effectOf(['csilla', 'anna'], twoDays)
    expect([ofPerson(data, 'csilla')[0]!.waits, ofPerson(data, 'anna')[0]!.waits]).toEqual([true, undefined])
    office.table.keep(members, memberOf('denes', { role: 1 }))
    const alone = await effectOf(['csilla'], twoDays)
    expect(alone.data[0]!.waits).toBeUndefined()
  })

  it('says which booked days other weekly hours free', async () => {
    const free = { ...generalWeek, thursday: 0 }
    const asked = await ask(asAnna, { from_date: '2026-12-10', to_date: '2026-12-10' })
    const { data } = await effectOf(['anna'], {
      act: 'schedule',
      working_hours: free,
      working_hours_from: '2026-12-01',
    })
    expect(data).toMatchObject([{ user_id: 'anna', year: 2026, booked: 1, freed: [{ id: asked.id }] }])
    expect(termsNow('anna')?.hours ?? []).toEqual([])
  })

  it('looks at five hundred people in a call, and says after whom to go on', async () => {
    const ids = staff(501)
    const first = await effectOf(ids, twoDays)
    expect(first).toMatchObject({ done: 500, total: 501, next: 'p0499' })
    const second = await effectOf(ids, twoDays, first.next!)
    expect([second.next, ...second.data.map(({ user_id }) => user_id)]).toEqual([null, 'p0500'])
  })
})
