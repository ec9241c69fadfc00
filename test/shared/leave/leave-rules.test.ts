import { describe, expect, it } from 'vitest'
import { balanceOf, leftOf } from '#shared/leave/balance/balance.ts'
import { approveLeave } from '#shared/leave/request/decide-leave.ts'
import { defaultRules } from '#shared/company/leave-rules.ts'
import { WorkCalendar } from '#shared/company/model.ts'
import { entitlementOf, rulesOf } from '#shared/leave/situation.ts'
import { after, ask, memberAnna, ordinaryCalendar, owner, situation, today } from './anna.ts'

describe('how a company reads the law', () => {
  it('is the default until it chooses otherwise, but for its country', () => {
    expect(rulesOf(ordinaryCalendar)).toEqual(defaultRules)
    const leave_rules = { divisor: 'always_365', youngAfter18: false } as const
    expect(rulesOf({ ...ordinaryCalendar, country: 'AT', leave_rules })).toEqual({
      ...defaultRules,
      country: 'AT',
      divisor: 'always_365',
      youngAfter18: false,
    })
  })

  it('is one of the readings there are, wherever it is stored', () => {
    const stored = (leave_rules: object) => WorkCalendar.safeParse({ ...ordinaryCalendar, leave_rules }).success
    expect([stored({}), stored({ divisor: 'always_365' }), stored({ youngAfter18: true })]).toEqual([true, true, true])
    expect([stored({ divisor: 'always_366' }), stored({ sundayHolidays: true })]).toEqual([false, false])
  })

  it('decides on what is counted', () => {
    // 20 base and 2 for age, from 1 November: 22 × 61/365 → 4, in parts 3 + 0 (AMB-01).
    const terms = { birth_date: '1998-06-15', employment_start: '2026-11-01' }
    const due = (leave_rules: WorkCalendar['leave_rules']) =>
      entitlementOf(situation({ terms, calendar: { leave_rules } }), 2026).allowance_days
    expect([due({}), due({ roundingMode: 'each_part' }), due({ roundingMode: 'each_part_never_less' })]).toEqual([
      4, 3, 4,
    ])
  })

  it('counts the employer’s days with the rest', () => {
    expect(leftOf(situation({ terms: { employer_extra_days: [{ from: null, to: null, days: 3 }] } }), 2026)).toBe(23)
  })
})

describe('unpaid leave', () => {
  const asked = ask({ type_id: 5, from_date: '2026-11-23', to_date: '2026-12-22' })
  const facts = after(situation(), asked)

  it('makes the leave of the year less once it is approved, weekends inside included (Mt. 115. § (2))', () => {
    expect(leftOf(facts, 2026)).toBe(20)
    const approved = approveLeave(asked.request, memberAnna, facts, { by: owner, comment: '', at: 1 })
    const now = after(facts, approved)
    // 20 × 335/365 → 18
    expect(entitlementOf(now, 2026)).toMatchObject({ eligible_days: 335, allowance_days: 18 })
    expect(balanceOf(now, 2026, today)).toMatchObject({ entitled: 18, left: 18 })
    expect(entitlementOf(now, 2027).allowance_days).toBe(20)
  })
})
