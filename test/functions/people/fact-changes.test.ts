import { describe, expect, it } from 'vitest'
import type { FactChangeView } from '#shared/people/contract/facts/fact-change-view.ts'
import { emptyAccount } from '#shared/leave/situation.ts'
import { newEmploymentTerms, type EmploymentTerms } from '#shared/people/model.ts'
import { now, refusal, type Caller } from '../in-memory/call.ts'
import {
  asAdmin,
  asAnna,
  asEmese,
  asOwner,
  memberOf,
  openLeaveOffice,
  replyOf,
  to,
  whose,
} from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
const { members } = await import('#functions/company/member-store.ts')
const { childLeaveOf, isBookedFor } = await import('#functions/people/child-leave.ts')
const { leaveAccounts } = await import('#functions/leave/leave-store.ts')
const { isConfirmable } = await import('#functions/people/confirmers.ts')
const { factChanges, factChangesOf } = await import('#functions/people/fact-change-store.ts')
const { terms } = await import('#functions/people/terms-store.ts')

const keepTerms = (over: Partial<EmploymentTerms>) =>
  office.table.keep(terms, { ...newEmploymentTerms(whose), ...over })
const known = { birth_date: '1990-05-06', gender: 1 } as const
const save = (by: Caller, over: object = {}, id = 'anna') =>
  replyOf<{ proposal?: FactChangeView }>(
    'people/save-personal-information',
    { path: { id }, body: { first_name: 'Anna', last_name: 'Kis', birthday: '1990-05-06', gender: 1, ...over } },
    by,
  )
const listed = (by: Caller, id = 'anna') => to<FactChangeView[]>('people/list-fact-changes', { path: { id } }, by)
const decide = (what: string, by: Caller, changeId: string, body: object = {}) =>
  to<FactChangeView>(`people/${what}-facts`, { path: { id: 'anna', changeId }, body }, by)
const statuses = async () => (await factChangesOf(whose)).map(({ status }) => status)
const factsOf = ({ changes }: FactChangeView) => changes.map(({ fact }) => fact)
const birthday = () => office.table.kept(terms, whose)?.birth_date
const lastCommit = () =>
  office.table
    .commits()
    .at(-1)
    ?.map(step => step.replace(/FACT_CHANGE#.*/, 'FACT_CHANGE#').replace(/#AUDIT .*/, '#AUDIT'))

describe('a change of one’s own facts', () => {
  it('holds at once where they are entered first, and waits with another value, which replaces one that waits', async () => {
    expect((await save(asAnna)).proposal).toBeUndefined()
    expect([birthday(), await statuses()]).toEqual(['1990-05-06', ['recorded']])
    expect((await save(asAnna)).proposal).toBeUndefined()
    expect(await statuses()).toEqual(['recorded'])

    const { proposal: first } = await save(asAnna, { birthday: '1970-05-06' })
    expect(first).toMatchObject({
      status: 'proposed',
      own: false,
      may_decide: false,
      may_withdraw: true,
      decision: null,
    })
    expect([birthday(), factsOf(first!)]).toEqual(['1990-05-06', ['birth_date']])
    const { proposal: repeated } = await save(asAnna, { birthday: '1970-05-06' })
    expect(repeated?.id).toBe(first?.id)
    const { proposal: second } = await save(asAnna, { gender: 2 })
    expect(factsOf(second!).sort()).toEqual(['birth_date', 'gender'])
    expect(office.table.kept(factChanges, { ...whose, id: first!.id })).toMatchObject({
      status: 'withdrawn',
      decision: { by: 'anna', at: now.seconds },
    })
    expect((await statuses()).sort()).toEqual(['proposed', 'recorded', 'withdrawn'])
  })

  it('leaves alone what waits of days granted by hand', async () => {
    keepTerms(known)
    const days = { id: 'extra', year: 2026, days: 3, comment: '', is_removal: false }
    const change = { ...whose, id: 'days', by: 'anna', at: now.seconds, facts: [], extra: days }
    office.table.keep(factChanges, { ...change, status: 'proposed' })
    await save(asAnna, { birthday: '1970-05-06' })
    expect(office.table.kept(factChanges, { ...whose, id: 'days' })?.status).toBe('proposed')
    const [, shown] = await listed(asAnna)
    expect([(await listed(asAnna)).length, factsOf(shown!).length]).toEqual([2, 1])
  })

  it('holds when another makes it', async () => {
    keepTerms(known)
    expect((await save(asAdmin, { birthday: '1970-05-06' })).proposal).toBeUndefined()
    expect([birthday(), await statuses()]).toEqual(['1970-05-06', ['recorded']])
    expect(await listed(asAdmin)).toMatchObject([
      { by: { id: 'csilla', name: 'Csilla Kis' }, own: false, may_withdraw: false },
    ])
  })
})

describe('what waits', () => {
  const proposed = async () => {
    keepTerms(known)
    return (await save(asAnna, { birthday: '1970-05-06' })).proposal!.id
  }

  it('is listed for the person and administrators alone, who may decide', async () => {
    const id = await proposed()
    for (const by of [asAnna, asAdmin]) expect((await listed(by)).map(one => one.id)).toEqual([id])
    expect((await listed(asAnna, 'me')).map(one => one.id)).toEqual([id])
    expect((await listed(asAdmin, 'me')).length).toBe(0)
    expect(await refusal(listed(asEmese))).toMatchObject({ code: 'notFound' })
    const may = async (by: Caller) => (await listed(by)).map(one => [one.may_decide, one.may_withdraw])
    expect([await may(asAnna), await may(asAdmin)]).toEqual([[[false, true]], [[true, false]]])
  })

  it('is declined by another, with a reason or without', async () => {
    for (const [body, reason] of [
      [{ reason: 'Nem' }, 'Nem'],
      [{}, null],
    ] as const) {
      const id = await proposed()
      for (const by of [asAnna, asEmese])
        expect(await refusal(decide('decline', by, id, body))).toMatchObject({ code: 'forbidden' })
      const declined = await decide('decline', asAdmin, id, body)
      expect(declined).toMatchObject({
        status: 'declined',
        decision: { by: { id: 'csilla', name: 'Csilla Kis' }, at: now.seconds, reason },
        may_decide: false,
        may_withdraw: false,
      })
      expect(lastCommit()).toEqual(['put COMPANY#c#AUDIT', 'put COMPANY#c#MEMBER#anna FACT_CHANGE#', 'put REPLY once'])
      expect(office.table.kept(factChanges, { ...whose, id })?.status).toBe('declined')
      expect(await refusal(decide('decline', asAdmin, id, body))).toMatchObject({ code: 'conflict' })
      expect(birthday()).toBe('1990-05-06')
    }
  })

  it('is withdrawn by whoever proposed it alone', async () => {
    const id = await proposed()
    expect(await refusal(decide('withdraw', asAdmin, id))).toMatchObject({ code: 'forbidden' })
    expect(await decide('withdraw', asAnna, id)).toMatchObject({
      status: 'withdrawn',
      decision: { by: { id: 'anna' } },
    })
    expect(lastCommit()).toEqual(['put COMPANY#c#AUDIT', 'put COMPANY#c#MEMBER#anna FACT_CHANGE#', 'put REPLY once'])
    expect(office.table.kept(factChanges, { ...whose, id })).toMatchObject({ status: 'withdrawn', by: 'anna' })
    expect(await refusal(decide('withdraw', asAnna, 'none'))).toMatchObject({ code: 'notFound' })
  })

  it('has no name of whoever was erased', async () => {
    const id = await proposed()
    office.table.keep(factChanges, { ...office.table.kept(factChanges, { ...whose, id })!, by: 'gone' })
    expect((await listed(asAdmin))[0]?.by).toEqual({ id: 'gone', name: '' })
  })
})

describe('whether another may confirm', () => {
  it('is asked of the administrators, and of superadmins for a superadmin', async () => {
    const denes = memberOf('denes', { role: 3 })
    expect([await isConfirmable(memberOf('anna')), await isConfirmable(denes)]).toEqual([true, false])
    office.table.keep(members, memberOf('csilla', { role: 3 }))
    expect(await isConfirmable(denes)).toBe(true)
    office.table.keep(members, memberOf('csilla', { role: 3, status: 'inactive' }))
    expect(await isConfirmable(denes)).toBe(false)
    expect((await save(asOwner, {}, 'denes')).proposal).toBeUndefined()
  })
})

describe('leave that is booked for a child', () => {
  it('is known by the child’s days in the account, of which there are none before the first leave', async () => {
    expect(await childLeaveOf(whose)).toMatchObject({ ...whose, per_child: {} })
    office.table.keep(leaveAccounts, { ...emptyAccount(whose), per_child: { 'parental:one': 1, 'paternity:two': 0 } })
    const booked = await childLeaveOf(whose)
    expect(['one', 'two', 'ne', 'other'].filter(child => isBookedFor(child, booked))).toEqual(['one'])
  })
})
