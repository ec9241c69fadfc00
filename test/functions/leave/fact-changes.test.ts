import { describe, expect, it } from 'vitest'
import type { FactChangeView } from '#shared/people/contract/facts/fact-change-view.ts'
import type { LeaveEffect } from '#shared/leave/effect/leave-effect.ts'
import { newEmploymentTerms, type EmploymentTerms } from '#shared/people/model.ts'
import { now, refusal, type Caller } from '../in-memory/call.ts'
import { asAdmin, asAnna, asOwner, ask, openLeaveOffice, replyOf, to } from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
const { books } = await import('#functions/leave/leave-store.ts')
const { factChanges, factChangesOf } = await import('#functions/people/fact-change-store.ts')
const { terms } = await import('#functions/people/terms-store.ts')

interface Granted {
  data: { id: string }
  proposal?: FactChangeView
}
const grant = (by: Caller, id: string, days: number, year = 2026) =>
  replyOf<Granted>('grant-extra-days', { path: { id }, body: { year, days, comment: 'x' } }, by)
const remove = (by: Caller, id: string, extraId: string) =>
  replyOf<Granted>('remove-extra-days', { path: { id, extraId }, query: {} }, by)
const confirm = (by: Caller, id: string, changeId: string) =>
  to<FactChangeView>('confirm-facts', { path: { id, changeId } }, by)
const daysOf = (member: string, year = 2026) =>
  (office.table.kept(books, { company: 'c', member, year })?.extras ?? []).map(({ days, by }) => [days, by])
const steps = () =>
  office.table
    .commits()
    .at(-1)
    ?.map(step => step.replace(/FACT_CHANGE#.*/, 'FACT_CHANGE#').replace(/#AUDIT .*/, '#AUDIT'))
const keepTerms = (member: string, over: Partial<EmploymentTerms>) =>
  office.table.keep(terms, { ...newEmploymentTerms({ company: 'c', member }), ...over })
const historyOf = async (member: string) => {
  const found = await factChangesOf({ company: 'c', member })
  return found.map(({ status, by, own, extra }) => [status, by, own ?? false, extra?.days])
}
const granted = (id: string) => [
  `check COMPANY#c MEMBER#${id}`,
  'put COMPANY#c#AUDIT',
  `put COMPANY#c#MEMBER#${id} BOOK#2026`,
  `put COMPANY#c#MEMBER#${id} BOOKS`,
  `put COMPANY#c#MEMBER#${id} FACT_CHANGE#`,
  'put REPLY once',
]
const proposed = (id: string) => [
  `check COMPANY#c MEMBER#${id}`,
  `put COMPANY#c#MEMBER#${id} FACT_CHANGE#`,
  `put COMPANY#c#MEMBER#${id} TERMS`,
  'put REPLY once',
]

describe('days granted by hand', () => {
  it('to somebody else are theirs at once, and in the history; not to a superadmin by an administrator', async () => {
    const { data, proposal } = await grant(asAdmin, 'anna', 2)
    expect([proposal, daysOf('anna'), steps()]).toEqual([undefined, [[2, 'csilla']], granted('anna')])
    await remove(asAdmin, 'anna', data.id)
    expect([daysOf('anna'), steps()]).toEqual([[], granted('anna')])
    expect(await historyOf('anna')).toEqual([
      ['recorded', 'csilla', false, 2],
      ['recorded', 'csilla', false, 2],
    ])
    const commits = office.table.commits().length
    expect(await refusal(grant(asAdmin, 'denes', 2))).toMatchObject({ code: 'forbidden' })
    expect(await refusal(grant(asAdmin, 'anna', 2, 2025))).toMatchObject({
      code: 'invalid',
      errors: { year: expect.any(Array) },
    })
    expect(office.table.commits()).toHaveLength(commits)
  })

  it('to oneself wait for another who may confirm them, with their effect, as their removal does', async () => {
    const { data, proposal } = await grant(asAdmin, 'csilla', 5)
    expect([daysOf('csilla'), steps()]).toEqual([[], proposed('csilla')])
    expect(proposal).toMatchObject({ status: 'proposed', by: { id: 'csilla' }, own: false, may_decide: false })
    const effect = await replyOf<{ proposal: FactChangeView; data: LeaveEffect[] }>(
      'proposal-effect',
      { path: { id: 'csilla', changeId: proposal!.id } },
      asOwner,
    )
    expect(effect.proposal).toMatchObject({ id: proposal!.id, may_decide: true })
    expect(effect.data[0]).toMatchObject({ year: 2026, entitled: { before: 20, after: 25 } })

    expect(await refusal(confirm(asAdmin, 'csilla', proposal!.id))).toMatchObject({ code: 'forbidden' })
    expect(await confirm(asOwner, 'csilla', proposal!.id)).toMatchObject({
      status: 'confirmed',
      decision: { by: { id: 'denes' }, at: now.seconds },
    })
    expect([daysOf('csilla'), steps()]).toEqual([[[5, 'denes']], granted('csilla')])
    expect(await refusal(confirm(asOwner, 'csilla', proposal!.id))).toMatchObject({ code: 'conflict' })

    const other = await grant(asAdmin, 'csilla', 7)
    const first = await remove(asAdmin, 'csilla', data.id)
    expect([daysOf('csilla'), steps()]).toEqual([[[5, 'denes']], proposed('csilla')])
    const again = await remove(asAdmin, 'csilla', data.id)
    expect(again.proposal?.id).toBe(first.proposal?.id)
    expect(again.proposal?.id).not.toBe(other.proposal?.id)
    expect(steps()).toEqual(proposed('csilla').filter(step => !step.includes('FACT_CHANGE')))
    await confirm(asOwner, 'csilla', other.proposal!.id)
    await confirm(asOwner, 'csilla', first.proposal!.id)
    expect(daysOf('csilla')).toEqual([[7, 'denes']])
  })

  it('cannot be removed twice: by a proposal that comes after somebody else removed them', async () => {
    const { data } = await grant(asOwner, 'csilla', 5)
    await grant(asOwner, 'csilla', 1)
    const { proposal } = await remove(asAdmin, 'csilla', data.id)
    await remove(asOwner, 'csilla', data.id)
    const commits = office.table.commits().length
    expect(await refusal(confirm(asOwner, 'csilla', proposal!.id))).toMatchObject({ code: 'conflict' })
    expect(office.table.commits()).toHaveLength(commits)
    expect(daysOf('csilla')).toEqual([[1, 'denes']])
  })

  it('to oneself are there at once where nobody else may confirm them, and are marked as own', async () => {
    await grant(asOwner, 'denes', 3)
    expect([daysOf('denes'), await historyOf('denes')]).toEqual([[[3, 'denes']], [['recorded', 'denes', true, 3]]])
  })
})

describe('the effect of facts and days that are not there yet', () => {
  const effect = (body: object, id = 'anna', by: Caller = asAdmin) =>
    to<LeaveEffect[]>('facts-effect', { path: { id }, body }, by)
  const ofGrant = (year: number, days: number) => ({
    call: 'POST /user/{id}/extra-day-off',
    body: { year, days, comment: '' },
  })
  const changes = (effects: LeaveEffect[]) =>
    effects.map(({ year, entitled }) => [year, entitled?.before, entitled?.after])

  it('is that of days granted or removed in their year, also in one that is far', async () => {
    const { data } = await grant(asAdmin, 'anna', 2)
    await grant(asAdmin, 'anna', 3, 2027)
    expect(changes(await effect(ofGrant(2026, 4)))).toEqual([[2026, 22, 26]])
    expect(changes(await effect(ofGrant(2029, 4)))).toEqual([[2029, 20, 24]])
    const removed = { call: 'DELETE /user/{id}/extra-day-off/{extraId}', extra_id: data.id, year: 2026 }
    expect(changes(await effect(removed))).toEqual([[2026, 22, 20]])
    expect(await refusal(effect(ofGrant(2026, 4), 'denes'))).toMatchObject({ code: 'forbidden' })
    expect(daysOf('anna')).toEqual([[2, 'csilla']])
  })

  it('of days in a year before is what is carried over from it', async () => {
    keepTerms('anna', { first_year_kept: 2025 })
    expect(changes(await effect(ofGrant(2025, 2)))).toEqual([
      [2025, 20, 22],
      [2026, 40, 42],
    ])
  })

  it('is that of personal facts', async () => {
    const body = { first_name: 'Anna', last_name: 'Kis', birthday: '1970-05-06', gender: 2 }
    const effects = await effect({ call: 'PUT /user/{id}/personal-information', body })
    expect(changes(effects)).toEqual([
      [2026, 20, 30],
      [2027, 20, 30],
    ])
    expect(effects[0]).toMatchObject({ types: { opened: [4] } })
  })
})

describe('a proposal of facts', () => {
  const whose = { company: 'c', member: 'anna' }
  const child = { id: 'kid', birth_year: 2026, birth_date: '2026-11-01', disabled: false }
  const propose = (
    facts: { fact: 'birth_date' | 'children'; before: unknown; after: unknown }[],
    status = 'proposed',
  ) =>
    office.table.keep(factChanges, {
      ...whose,
      id: 'change',
      status: status as 'proposed',
      by: 'anna',
      at: now.seconds,
      facts,
    })
  const birth = [{ fact: 'birth_date' as const, before: '1990-05-06', after: '1970-05-06' }]
  const effect = () =>
    replyOf<{ data: LeaveEffect[] }>('proposal-effect', { path: { id: 'anna', changeId: 'change' } }, asAdmin)

  it('shows its effect while it is open, and holds once somebody else confirms it', async () => {
    keepTerms('anna', { birth_date: '1990-05-06' })
    propose(birth)
    const [shown] = (await effect()).data
    expect(shown).toMatchObject({ year: 2026, entitled: { after: 30 } })
    expect(await refusal(confirm(asAnna, 'anna', 'change'))).toMatchObject({ code: 'forbidden' })
    expect(await confirm(asAdmin, 'anna', 'change')).toMatchObject({
      status: 'confirmed',
      changes: [{ fact: 'birth_date' }],
    })
    expect(office.table.kept(terms, whose)).toMatchObject({ birth_date: '1970-05-06' })
    expect(office.table.kept(factChanges, { ...whose, id: 'change' })).toMatchObject({
      status: 'confirmed',
      decision: { by: 'csilla', at: now.seconds },
      facts: birth,
    })
    expect(steps()).toEqual(
      expect.arrayContaining([
        'check COMPANY#c#MEMBER#anna BOOKS',
        'put COMPANY#c#MEMBER#anna TERMS',
        'put COMPANY#c#MEMBER#anna FACT_CHANGE#',
        'put REPLY once',
      ]),
    )
    expect((await effect()).data).toEqual([])
    propose([{ fact: 'birth_date', before: '1970-05-06', after: '1990-05-06' }], 'declined')
    expect((await effect()).data).toEqual([])
  })

  it('cannot undo what was changed in the meantime', async () => {
    keepTerms('anna', { children: [child] })
    propose([{ fact: 'children', before: [], after: [{ ...child, id: 'new' }] }])
    const shown = await replyOf<{ is_outdated: boolean; proposal: FactChangeView; data: LeaveEffect[] }>(
      'proposal-effect',
      { path: { id: 'anna', changeId: 'change' } },
      asAdmin,
    )
    expect(shown).toMatchObject({ is_outdated: true, data: [] })
    expect(shown.proposal.changes).toMatchObject([{ fact: 'children', before: '1 Nov 2026' }])
    const listed = await to<FactChangeView[]>('people/list-fact-changes', { path: { id: 'anna' } }, asAnna)
    expect(listed[0]?.changes).toMatchObject([{ fact: 'children', before: '1 Nov 2026' }])
    expect(await refusal(confirm(asAdmin, 'anna', 'change'))).toMatchObject({
      code: 'conflict',
      sentence: { key: 'refusals:proposalOutdated' },
    })
    expect(office.table.kept(terms, whose)?.children.map(({ id }) => id)).toEqual([child.id])
  })

  it('cannot take away a child for whom leave is booked', async () => {
    keepTerms('anna', { children: [{ ...child, id: 'other' }, child] })
    await ask(asAnna, { type_id: 8, child_id: 'kid' })
    const without = (id: string) =>
      propose([
        {
          fact: 'children',
          before: [{ ...child, id: 'other' }, child],
          after: [{ ...child, id: 'other' }, child].filter(one => one.id !== id),
        },
      ])
    without('kid')
    expect(await refusal(confirm(asAdmin, 'anna', 'change'))).toMatchObject({
      sentence: { key: 'problems:childHasLeave' },
    })
    without('other')
    await confirm(asAdmin, 'anna', 'change')
    expect(office.table.kept(terms, whose)?.children.map(({ id }) => id)).toEqual(['kid'])
  })
})
