import { describe, expect, it } from 'vitest'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { balanceOf } from '#shared/leave/balance/balance.ts'
import { leaveTypes } from '#shared/leave/types.ts'
import type { LeaveDraft } from '#shared/leave/request/request-leave.ts'
import type { Situation } from '#shared/leave/situation.ts'
import { admin, after, anna, approver, ask, colleague, owner, refusalOf, situation, takenDays, today } from '../anna.ts'

const errorsOf = (over: Partial<LeaveDraft>, facts?: Situation, by = anna, language?: 'hu') =>
  refusalOf(() => ask(over, facts, by), language).errors
const child = { id: 'child', birth_year: 2025, birth_date: '2025-10-10', disabled: false }

describe('a request for days off', () => {
  it('P01 waits for approval, and reserves its working days', () => {
    const { request, account, books } = ask({ from_date: '2026-11-20', to_date: '2026-11-24', comment: 'Utazás' })
    expect(request).toMatchObject({
      status: 'pending',
      days_by_year: { 2026: 3 },
      comment: 'Utazás',
      submitter: 'anna',
      created_at: 100,
    })
    expect(request).toMatchObject({ approved_at: null, approved_by: null, deletable: true, mandatory: false })
    expect(request.history).toEqual([{ what: 'requested', by: 'anna', at: 100 }])
    expect(books[0]?.bookings).toMatchObject([
      { request: 'r1', status: 'pending', days: 3, from_date: '2026-11-20', to_date: '2026-11-24' },
    ])
    expect(balanceOf(after(situation(), { account, books }), 2026, today)).toMatchObject({
      pending: 3,
      left: 17,
      used: 0,
      planned: 0,
    })
  })

  it('T02 waits only where its type has to be approved: 1, 4, 5 and 6, and 11, which the specification does not have', () => {
    const facts = situation({
      terms: { gender: 2, children: [child] },
      account: {
        carried: [{ from_year: 2025, days: 5, last_date: '2027-03-31' }],
        overtime: [{ month: '2026-10', minutes: 480, last_date: '2026-11-30' }],
      },
    })
    const statusOf = (type_id: number) => ask({ type_id, child_id: 'child' }, facts).request.status
    const approvable = [1, 4, 5, 6, 11]
    for (const { id } of leaveTypes.filter(({ id }) => id !== 9))
      expect([id, statusOf(id)]).toEqual([id, approvable.includes(id) ? 'pending' : 'approved'])
    const father = situation({
      terms: { gender: 1, children: [{ ...child, birth_date: '2026-10-10', birth_year: 2026 }] },
    })
    expect(ask({ type_id: 9, child_id: 'child' }, father).request).toMatchObject({
      status: 'approved',
      approved_at: 100,
      approved_by: null,
      auto_approve: false,
    })
  })

  it('T01 is approved at once when an administrator says so', () => {
    const { request } = ask({ auto_approve: 1 }, situation(), admin)
    expect(request).toMatchObject({
      status: 'approved',
      auto_approve: true,
      approved_by: 'csilla',
      approved_at: 100,
      submitter: 'csilla',
    })
  })

  it('marks a superadmin who approves an own request at once', () => {
    const own = situation({ member: { id: 'denes', role: 3 } })
    expect(ask({ auto_approve: 1 }, own, owner).request.history).toEqual([
      { what: 'requested', by: 'denes', at: 100, own: true },
    ])
    expect(ask({}, own, owner).request.history).toEqual([{ what: 'requested', by: 'denes', at: 100 }])
  })

  it('T03 can be protected from its owner by an administrator', () => {
    expect(ask({ deletable: 0 }, situation(), admin).request.deletable).toBe(false)
    expect(ask({ deletable: 1 }, situation(), anna).request.deletable).toBe(true)
  })

  it('A02 leaves approving, protecting and asking for others to administrators', () => {
    const refusals = [
      [() => ask({ auto_approve: 1 }), 'Only administrators can approve while creating.'],
      [() => ask({ deletable: 0 }), 'Only administrators can protect a request from being cancelled.'],
      [() => ask({}, situation(), colleague), 'Only administrators can request leave for someone else.'],
      [() => ask({}, situation(), approver), 'Only administrators can request leave for someone else.'],
      [
        () => ask({ auto_approve: 1 }, situation({ member: { id: 'csilla', role: 2 } }), admin),
        'Nobody approves their own requests.',
      ],
    ] as const
    for (const [decide, message] of refusals) expect(refusalOf(decide)).toMatchObject({ code: 'forbidden', message })
  })
})

describe('V07 a request is refused', () => {
  it('for the past, unless an administrator records it', () => {
    expect(errorsOf({ from_date: '2026-11-19', to_date: '2026-11-23' })).toEqual({
      from_date: ['You can not request a day off in the past!'],
    })
    expect(errorsOf({ from_date: '2026-11-18', to_date: '2026-11-19' })).toEqual({
      from_date: ['You cannot take leave retroactively!'],
    })
    expect(errorsOf({ from_date: '2026-11-18', to_date: '2026-11-19' }, undefined, anna, 'hu')).toEqual({
      from_date: ['Visszamenőleg nem vehetsz ki szabadságot!'],
    })
    expect(ask({ from_date: '2026-11-18', to_date: '2026-11-19' }, situation(), admin).request.days_by_year).toEqual({
      2026: 2,
    })
    expect(ask({ from_date: today, to_date: today }).request.status).toBe('pending')
  })

  it('when it ends before it begins, or is longer than two years', () => {
    expect(errorsOf({ from_date: '2026-11-24', to_date: '2026-11-23' })).toEqual({
      to_date: ['Invalid date range has been selected!'],
    })
    expect(errorsOf({ type_id: 5, from_date: '2026-11-23', to_date: '2028-11-23' })).toEqual({
      to_date: ['A request can be two years long at most.'],
    })
    const long = situation({ years: [2026, 2027, 2028] })
    expect(ask({ type_id: 5, from_date: '2026-11-23', to_date: '2028-11-22' }, long).request.status).toBe('pending')
  })

  it('when nobody works on any of its days', () => {
    const nobodyWorks = { from_date: ['There is no workday between the selected intervals.'] }
    expect(errorsOf({ from_date: '2026-11-21', to_date: '2026-11-22' })).toEqual(nobodyWorks)
    expect(errorsOf({ from_date: '2026-12-24', to_date: '2026-12-27' })).toEqual(nobodyWorks)
    const freeFridays = { hours: [{ valid_from: '1900-01-01', week: { ...generalWeek, friday: 0 } }] }
    expect(errorsOf({ from_date: '2026-11-27', to_date: '2026-11-27' }, situation({ calendar: freeFridays }))).toEqual(
      nobodyWorks,
    )
    expect(errorsOf({ from_date: '2026-11-27', to_date: '2026-11-27' }, situation({ terms: freeFridays }))).toEqual(
      nobodyWorks,
    )
    const cleaning = { own_days: [{ id: 'd', name: 'Takarítás', date: '2026-11-23', observed_on: null }] }
    expect(errorsOf({}, situation({ calendar: cleaning }))).toEqual(nobodyWorks)
  })

  it('when some of its days are taken, also by the part of another request that lies in the next year', () => {
    const overlap = { from_date: ['There is already a day off request in the selected interval'] }
    const facts = situation({ years: [2026, 2027] })
    const taken = after(facts, ask({ from_date: '2026-12-28', to_date: '2027-01-05' }))
    for (const [from_date, to_date] of [
      ['2026-12-21', '2026-12-28'],
      ['2026-12-29', '2026-12-30'],
      ['2026-12-21', '2027-01-11'],
      ['2027-01-05', '2027-01-06'],
      ['2027-01-04', '2027-01-04'],
    ] as const)
      expect(errorsOf({ type_id: 3, from_date, to_date }, taken)).toEqual(overlap)
    expect(ask({ from_date: '2027-01-06', to_date: '2027-01-06' }, taken).request.status).toBe('pending')
    expect(ask({ from_date: '2026-12-22', to_date: '2026-12-23' }, taken).request.status).toBe('pending')
  })

  it('when there are not enough days left, saying how many remain and how many were requested', () => {
    expect(errorsOf({ from_date: '2026-11-23', to_date: '2026-12-21' })).toEqual({
      to_date: ['There are not enough days left in 2026: 20 remaining, 22 requested.'],
    })
    const almostSpent = after(
      situation(),
      ask({ from_date: '2026-11-23', to_date: '2026-12-17' }, situation(), anna, 'r0'),
    )
    expect(errorsOf({ from_date: '2026-12-21', to_date: '2026-12-22' }, almostSpent, anna, 'hu')).toEqual({
      to_date: ['A 2026. évi keretből 0 nap maradt, a kérelem 2 nap.'],
    })
  })

  it('over New Year by each year on its own', () => {
    const spent = (year: number, days: number) => ({
      ...whoseBook(year),
      extras: [{ id: 'e', days: -days, comment: '', by: 'csilla', at: 1 }],
    })
    const overNewYear = { from_date: '2026-12-29', to_date: '2027-01-06' }
    expect(errorsOf(overNewYear, situation({ books: [spent(2026, 18), whoseBook(2027)] }))).toEqual({
      to_date: ['There are not enough days left in 2026: 2 remaining, 3 requested.'],
    })
    expect(errorsOf(overNewYear, situation({ books: [whoseBook(2026), spent(2027, 18)] }))).toEqual({
      to_date: ['There are not enough days left in 2027: 2 remaining, 3 requested.'],
    })
    expect(ask(overNewYear, situation({ books: [spent(2026, 17), spent(2027, 17)] })).request.days_by_year).toEqual({
      2026: 3,
      2027: 3,
    })
  })

  it('for maternity leave of whoever is not a woman, by name', () => {
    for (const gender of [1, null] as const)
      expect(errorsOf({ type_id: 4 }, situation({ terms: { gender } }), admin)).toEqual({
        type_id: ['Anna Kis cannot take a maternity-leave day off'],
      })
    expect(errorsOf({ type_id: 4 }, situation(), anna, 'hu')).toEqual({
      type_id: ['Szülési szabadságot nem vehet ki: Kis Anna'],
    })
    expect(ask({ type_id: 4 }, situation({ terms: { gender: 2 } })).request.status).toBe('pending')
  })

  it('for a type that does not exist', () => {
    for (const type_id of [0, 12, -1, 1.5]) expect(errorsOf({ type_id })).toEqual({ type_id: ['Invalid type'] })
  })

  it('outside the employment', () => {
    const facts = situation({ terms: { employment_start: '2026-11-24', employment_end: '2026-12-10' } })
    const uncovered = ['There is no employment on these days.']
    expect(errorsOf({ from_date: '2026-11-23', to_date: '2026-11-25' }, facts)).toEqual({ from_date: uncovered })
    expect(errorsOf({ from_date: '2026-12-10', to_date: '2026-12-11' }, facts)).toEqual({ to_date: uncovered })
    expect(ask({ from_date: '2026-11-24', to_date: '2026-11-24' }, facts).request.status).toBe('pending')
  })

  it('for whoever is not active', () => {
    for (const status of ['invited', 'inactive', 'deleted'] as const)
      expect(errorsOf({}, situation({ member: { status } }), admin)).toEqual({
        user_id: ['Only active employees can have leave.'],
      })
  })
})

describe('a request far ahead', () => {
  it('law 18 is refused where it starts more than two years ahead', () => {
    const far = { from_date: '2028-11-21', to_date: '2028-11-24' }
    const facts = situation({ years: [2028] })
    for (const by of [anna, admin])
      expect(errorsOf(far, facts, by, 'hu')).toEqual({
        from_date: ['Legfeljebb két évvel előre kérhetsz szabadságot.'],
      })
    expect(ask({ ...far, from_date: '2028-11-20' }, facts).request.status).toBe('pending')
  })
})

describe('leave of a quota', () => {
  const newborn = { id: 'baby', birth_year: 2026, birth_date: '2026-09-15', disabled: false }
  const father = (facts: object = {}) => situation({ terms: { gender: 1, children: [newborn] }, ...facts })

  it('T02 is forty-four days of parental leave for a child, over all years', () => {
    const facts = situation({ terms: { children: [child] }, account: { per_child: { 'parental:child': 42 } } })
    const two = ask({ type_id: 8, child_id: 'child', from_date: '2026-11-23', to_date: '2026-11-24' }, facts)
    expect(two.account.per_child).toEqual({ 'parental:child': 44 })
    expect(errorsOf({ type_id: 8, child_id: 'child', from_date: '2026-11-23', to_date: '2026-11-25' }, facts)).toEqual({
      type_id: ['There are not enough days left of this type: 2 remaining, 3 requested.'],
    })
  })

  it('is parental leave only for a known child under three, after a year of employment', () => {
    const why = 'It takes a child under 3 (with a date of birth) and a year of employment.'
    const asked = { type_id: 8, child_id: 'child' }
    for (const [terms, sentence] of [
      [{ children: [] }, why],
      [{ children: [child], employment_start: '2026-01-01' }, 'It is due after a year of employment, from 1 Jan 2027.'],
    ] as const)
      expect(errorsOf(asked, situation({ terms: { ...terms, children: [...terms.children] } }))).toEqual({
        type_id: [sentence],
      })
    const thirdBirthday = { ...child, birth_year: 2023, birth_date: '2023-11-25' }
    expect(
      ask({ ...asked, to_date: '2026-11-24' }, situation({ terms: { children: [thirdBirthday] } })).request.child,
    ).toBe('child')
  })

  it('law 16 says of a child that is too old, not born yet or without a birth date that it is', () => {
    const tooOld =
      'Ez után a gyermek után szülői szabadság csak a harmadik születésnapja előtt, 2026. nov. 24-ig vehető ki.'
    const unknown = 'A gyermek születési dátuma hiányzik az adatok közül.'
    for (const [type_id, birth_date, sentence] of [
      [8, '2023-11-25', tooOld],
      [8, '2026-11-27', 'A gyermek születése előtt nem vehető ki.'],
      [8, null, unknown],
      [9, null, unknown],
      [
        9,
        '2026-07-24',
        'Ez után a gyermek után apasági szabadság csak a születését követő negyedik hónap végéig, 2026. nov. 30-ig vehető ki.',
      ],
    ] as const)
      for (const others of [[], [{ ...child, id: 'other' }]]) {
        const named = { ...child, birth_year: 2023, birth_date }
        const facts = situation({ terms: { gender: 1, children: [named, ...others] } })
        const asked = { type_id, child_id: 'child', from_date: '2026-11-25', to_date: '2026-12-01' }
        expect(errorsOf(asked, facts, anna, 'hu')).toEqual({ child_id: [sentence] })
      }
  })

  it('is for a child under three on its last day, too, whatever other children there are', () => {
    const turnsThree = { ...child, id: 'elder', birth_year: 2023, birth_date: '2023-11-25' }
    const facts = situation({ terms: { children: [turnsThree, child] } })
    const asked = { type_id: 8, from_date: '2026-11-24', to_date: '2026-11-25' }
    expect(errorsOf({ ...asked, child_id: 'elder' }, facts)).toEqual({
      child_id: ['For this child parental leave can only be taken before the third birthday, until 24 Nov 2026.'],
    })
    expect(ask({ ...asked, child_id: 'child' }, facts).request.child).toBe('child')
  })

  it('names the child it is for', () => {
    for (const child_id of [undefined, null, 'another'])
      expect(errorsOf({ type_id: 8, child_id }, situation({ terms: { children: [child] } }))).toEqual({
        child_id: ['Choose which child it is for.'],
      })
  })

  it('is ten days of paternity leave until the end of the fourth month, for fathers', () => {
    const facts = father({ account: { per_child: { 'paternity:baby': 8 } } })
    expect(ask({ type_id: 9, child_id: 'baby', to_date: '2026-11-24' }, facts).account.per_child).toEqual({
      'paternity:baby': 10,
    })
    expect(errorsOf({ type_id: 9, child_id: 'baby', to_date: '2026-11-25' }, facts)).toEqual({
      type_id: ['There are not enough days left of this type: 2 remaining, 3 requested.'],
    })
    const late = [
      'For this child paternity leave can only be taken until the end of the fourth month after the birth, 31 Jan 2027.',
    ]
    expect(
      errorsOf({ type_id: 9, child_id: 'baby', from_date: '2027-01-29', to_date: '2027-02-01' }, father()),
    ).toEqual({ child_id: late })
    expect(
      ask({ type_id: 9, child_id: 'baby', from_date: '2027-01-29', to_date: '2027-01-29' }, father()).request.child,
    ).toBe('baby')
    expect(
      errorsOf({ type_id: 9, child_id: 'baby' }, situation({ terms: { gender: 2, children: [newborn] } })),
    ).toEqual({ type_id: ['It is for the father.'] })
  })

  it('is five days of caregiver leave in each year', () => {
    const week = ask({ type_id: 10, from_date: '2026-12-28', to_date: '2027-01-07' }, situation(), anna, 'r0')
    expect(week.request.days_by_year).toEqual({ 2026: 4, 2027: 4 })
    const facts = after(situation(), week)
    expect(errorsOf({ type_id: 10, from_date: '2026-11-23', to_date: '2026-11-24' }, facts)).toEqual({
      type_id: ['There are not enough days left of this type: 1 remaining, 2 requested.'],
    })
    expect(ask({ type_id: 10, from_date: '2027-01-08', to_date: '2027-01-08' }, facts).request.status).toBe('approved')
  })

  it('takes carried-over days until their last date', () => {
    const facts = situation({ account: { carried: [{ from_year: 2025, days: 3, last_date: '2026-11-26' }] } })
    const two = ask({ type_id: 7, from_date: '2026-11-23', to_date: '2026-11-24' }, facts, anna, 'r0')
    expect(takenDays(two.account)).toBe(2)
    expect(errorsOf({ type_id: 7, from_date: '2026-11-25', to_date: '2026-11-26' }, after(facts, two))).toEqual({
      type_id: ['There are not enough days left of this type: 1 remaining, 2 requested.'],
    })
    const none = { type_id: ['There are no carried-over days to take.'] }
    expect(errorsOf({ type_id: 7, from_date: '2026-11-26', to_date: '2026-11-27' }, facts)).toEqual(none)
    expect(errorsOf({ type_id: 7 })).toEqual(none)
  })

  it('takes nothing from the allowance', () => {
    const woman = situation({ terms: { gender: 2 } })
    for (const type_id of [2, 3, 4, 5, 6, 10]) {
      const { account, books } = ask({ type_id, to_date: '2026-11-27' }, woman)
      expect([
        takenDays(account),
        account.per_child,
        balanceOf(after(woman, { account, books }), 2026, today).left,
      ]).toEqual([0, {}, 20])
    }
  })

  it('of sick days goes on where they are used up', () => {
    const { request } = ask({ type_id: 2, to_date: '2026-12-31' })
    expect(request).toMatchObject({ status: 'approved' })
  })
})

const whoseBook = (year: number) => ({ company: 'c', member: 'anna', year, bookings: [], extras: [] })
