import { beforeEach, describe, expect, it } from 'vitest'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import type { BalanceView } from '#shared/leave/view/balance-view.ts'
import { newEmploymentTerms, type EmploymentTerms } from '#shared/people/model.ts'
import { refusal, type Caller } from '../in-memory/call.ts'
import {
  asAdmin,
  asAnna,
  asBela,
  asEmese,
  asOwner,
  ask,
  memberOf,
  openLeaveOffice,
  replyOf,
  to,
  whose,
} from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
const { members } = await import('#functions/company/member-store.ts')
const { terms } = await import('#functions/people/terms-store.ts')
const { requests } = await import('#functions/leave/leave-store.ts')

const annas: Partial<EmploymentTerms> = {
  birth_date: '1971-03-04',
  gender: 2,
  employment_start: '2015-01-01',
  first_year_kept: 2025,
  health_damage_or_disability: [{ from: null, to: null }],
  children: [
    { id: 'small', birth_year: 2024, birth_date: '2024-05-06', disabled: false },
    { id: 'big', birth_year: 2014, birth_date: null, disabled: true },
  ],
  age_agreements: [2025],
  brought: [
    {
      unit: 'days',
      amount: 3,
      from_year: 2024,
      last_date: '2026-12-31',
      reason: 'for the time of her cancer treatment',
    },
  ],
}
const comment = 'while her mother is in hospital'
const stayed = (over: Partial<EmploymentTerms> = {}) =>
  office.table.keep(terms, { ...newEmploymentTerms(whose), ...annas, ...over })

/** What tells of Anna’s health, age or family, in whatever words. */
const secrets = [
  /disab/i,
  /chang(ed|es) working capacity/i,
  /by age|for age|days for age/i,
  /child/i,
  /1971|2024-05-06/,
  /cancer/,
  /hospital/,
  /maternity leave day off|cannot take/i,
  /illness|on the employee’s side|employee's side/i,
]
const told = (reply: unknown) => {
  // What is called parental leave or child_id in every reply tells nothing of anybody.
  const text = JSON.stringify(reply).replaceAll(/"(child_id|label)":("(Parental|Maternity|Paternity)[^"]*"|null)/g, '')
  return secrets.filter(secret => secret.test(text)).map(String)
}

const readers: [who: string, by: Caller, knows: 'all' | 'sums' | 'nothing'][] = [
  ['Anna', asAnna, 'all'],
  ['an administrator', asAdmin, 'all'],
  ['a superadmin', asOwner, 'all'],
  ['an approver', asBela, 'sums'],
  ['a stand-in of an approver who is away', { user: 'gabor' }, 'sums'],
  ['a colleague', asEmese, 'nothing'],
]

const calls: [name: string, call: (by: Caller) => Promise<unknown>][] = [
  ['show-balance', by => replyOf('show-balance', { path: { id: 'anna' }, query: {} }, by)],
  ['list-days-off', by => replyOf('list-days-off', { query: { user_id: 'anna' } }, by)],
  ['list-extra-days', by => replyOf('list-extra-days', { path: { id: 'anna' }, query: {} }, by)],
]

describe('security 5: lines that tell of health, age or family', () => {
  beforeEach(async () => {
    stayed()
    await to('grant-extra-days', { path: { id: 'anna' }, body: { year: 2026, days: 2, comment } }, asAdmin)
    const gabor = memberOf('emese', { email: 'gabor@example.hu' })
    office.table.keep(members, { ...gabor, id: 'gabor' }, memberOf('bela', { stand_in: 'gabor' }))
    await ask(asBela, { type_id: 2, from_date: '2026-11-20', to_date: '2026-11-20' })
  })

  describe.each(calls)('of %s', (_, call) => {
    it.each(readers)('%s is told as much as they need', async (_, by, knows) => {
      if (knows === 'nothing') expect(await refusal(call(by))).toMatchObject({ code: 'notFound' })
      else {
        const reply = await call(by)
        if (knows === 'sums') expect(told(reply)).toEqual([])
        else expect(told(reply)).not.toEqual([])
      }
    })
  })

  it('are sums to whoever decides, and the lines add up for everybody', async () => {
    const balanceFor = (by: Caller) => to<BalanceView>('show-balance', { path: { id: 'anna' }, query: {} }, by)
    const [hers, his] = [await balanceFor(asAnna), await balanceFor(asBela)]
    const sumOf = ({ lines }: BalanceView) => lines.reduce((sum, { days }) => sum + days, 0)
    expect([sumOf(hers), sumOf(his)]).toEqual([hers.entitled, hers.entitled])
    const parts = ({ lines }: BalanceView) => lines.map(({ part }) => part)
    expect(parts(hers)).toEqual(
      expect.arrayContaining(['age', 'children', 'disabled_children', 'disability', 'brought']),
    )
    expect(parts(his)).toEqual(['base', 'extra', 'carried', 'overdue', 'custom'])
    expect(his.lines.find(({ part }) => part === 'extra')).toMatchObject({
      // Age 10, two children 4, one of them disabled 2, health 5.
      days: 21,
      paragraph: 'Mt. 117–120. §',
      label: 'Extra leave by law',
    })
    expect(his.explanation).toMatch(/^20 base leave \(Mt\. 116\. §\) \+ 21 extra leave by law \(Mt\. 117–120\. §\)/)
    const { lines: _hers, explanation: _long, carried_until, ...herNumbers } = hers
    const { lines: _his, explanation: _short, ...hisNumbers } = his
    expect(carried_until!.reduce((sum, { days }) => sum + days, 0)).toBe(his.carried)
    expect(hisNumbers).toEqual(herNumbers)
  })

  it('are not told by the last day of carried-over days, which may be counted from the end of an illness', async () => {
    const until = { unit: 'days', amount: 4, from_year: 2024, last_date: '2026-12-15', reason: '' } as const
    stayed({ brought: [until], age_agreements: [], health_damage_or_disability: [] })
    const replies = (by: Caller) => Promise.all(calls.map(([, call]) => call(by)))
    expect(JSON.stringify(await replies(asAnna))).toContain('2026-12-15')
    for (const by of [asBela, { user: 'gabor' }]) expect(JSON.stringify(await replies(by))).not.toContain('2026-12-15')
  })

  it('of a person without such lines are the same for whoever decides', async () => {
    stayed({ birth_date: '2000-01-01', children: [], health_damage_or_disability: [], brought: [], age_agreements: [] })
    const partsFor = async (by: Caller) =>
      (await to<BalanceView>('show-balance', { path: { id: 'anna' }, query: {} }, by)).lines.map(({ part }) => part)
    const [hers, his] = [await partsFor(asAnna), await partsFor(asBela)]
    expect(hers).toContain('age')
    expect(his).toEqual(hers.map(part => (part === 'age' ? 'extra' : part)))
  })

  it('in hours do not tell whoever decides how many hours a week the person works', async () => {
    stayed({ hours: [{ valid_from: '2020-01-01', week: { ...generalWeek, friday: 4 }, unequal_schedule: true }] })
    const hoursFor = async (by: Caller) =>
      (await to<BalanceView>('show-balance', { path: { id: 'anna' }, query: {} }, by)).hour_lines!
    const [hers, his] = [await hoursFor(asAnna), await hoursFor(asBela)]
    const sumOf = (lines: { hours: number }[]) => lines.reduce((sum, { hours }) => sum + hours, 0)
    expect(sumOf(his)).toBeCloseTo(sumOf(hers))
    expect(JSON.stringify(hers)).toContain('36')
    expect(his[0]).toMatchObject({ part: 'hours', label: 'Annual leave in hours' })
    expect(JSON.stringify(his.map(({ label }) => label))).not.toContain('36')
  })

  it('on offer: whoever may not ask for a person is not told what that person could take', async () => {
    const typesFor = async (by: Caller) =>
      (
        await replyOf<{ types: { id: number; available: boolean; reason?: string }[] }>(
          'list-days-off',
          { query: { user_id: 'anna' } },
          by,
        )
      ).types
    for (const by of [asBela, { user: 'gabor' }])
      expect(new Set((await typesFor(by)).map(({ available, reason }) => `${available} ${reason}`)).size).toBe(1)
    expect(new Set((await typesFor(asAdmin)).map(({ available }) => available))).toEqual(new Set([true, false]))
  })
})

describe('daily 20: what somebody may not see is not found, and what they see and may not do is forbidden', () => {
  const asked = { path: { id: '' }, body: { to_date: null, reason: 'x', type_id: 1, from_date: '', comment: '' } }
  const named = ['cancel-leave', 'approve-leave', 'deny-leave', 'deny-leave-by-link', 'undo-decision', 'show-request']
  it.each(named)('%s of a colleague’s request', async name => {
    const { id } = await ask(asAnna)
    const input = { ...asked, path: { id } }
    expect(await refusal(to(name, input, asEmese))).toMatchObject({ code: 'notFound' })
    expect(await refusal(to(name, { ...input, path: { id: 'anna-none' } }, asEmese))).toMatchObject({
      code: 'notFound',
    })
    expect(office.table.kept(requests, { ...whose, id })).toMatchObject({ status: 'pending' })
  })

  it('of a request that is seen: what is not the reader’s to do is forbidden', async () => {
    const { id } = await ask(asAnna)
    const code = async (name: string, by: Caller) => await refusal(to(name, { ...asked, path: { id } }, by))
    expect(await code('approve-leave', asAnna)).toMatchObject({ code: 'forbidden' })
    expect(await code('cancel-leave', asBela)).toMatchObject({ code: 'forbidden' })
    await to('approve-leave', { path: { id }, body: {} }, asBela)
    expect(await code('undo-decision', asAdmin)).toMatchObject({ code: 'forbidden' })
  })

  it('a change of facts is not found by whoever may not know the facts', async () => {
    for (const by of [asBela, asEmese])
      for (const [name, path] of [
        ['people/list-fact-changes', { id: 'anna' }],
        ['people/withdraw-facts', { id: 'anna', changeId: 'x' }],
      ] as const)
        expect(await refusal(to(name, { path }, by))).toMatchObject({ code: 'notFound' })
  })
})
