import { describe, expect, it } from 'vitest'
import { grantedOn, holdsOn, withDaysPerYear, withFlag } from '#shared/people/dated-facts.ts'
import { EmploymentTerms, newEmploymentTerms } from '#shared/people/model.ts'

const today = '2026-11-20'
const always = { from: null, to: null }

describe('a fact of which no days are known', () => {
  it('holds always or never, as the word says', () => {
    expect(withFlag([], true, today)).toEqual([always])
    expect(withFlag([always], false, today)).toEqual([])
    expect(withFlag([always], true, today)).toEqual([always])
    expect(withDaysPerYear([], 3, today)).toEqual([{ ...always, days: 3 }])
    expect(withDaysPerYear([{ ...always, days: 3 }], 5, today)).toEqual([{ ...always, days: 5 }])
    expect(withDaysPerYear([{ ...always, days: 3 }], 0, today)).toEqual([])
  })
})

describe('a fact of which days are known', () => {
  const since = { from: '2026-03-01', to: null }
  const over = { from: '2024-01-01', to: '2024-12-31' }

  it('holds on its days, the first and the last included', () => {
    for (const day of ['2024-01-01', '2024-12-31', '2026-03-01', '2030-01-01'])
      expect([day, holdsOn([over, since], day)]).toEqual([day, true])
    for (const day of ['2023-12-31', '2025-01-01', '2026-02-28'])
      expect([day, holdsOn([over, since], day)]).toEqual([day, false])
    expect(
      grantedOn(
        [
          { ...since, days: 2 },
          { ...always, days: 1 },
        ],
        today,
      ),
    ).toBe(3)
  })

  it('gives no days when it is over, and the half that is open goes on', () => {
    const grants = [
      { ...over, days: 5 },
      { from: null, to: '2026-06-30', days: 3 },
      { from: '2026-07-01', to: null, days: 2 },
    ]
    expect(['2024-06-01', '2026-06-30', '2026-07-01'].map(day => grantedOn(grants, day))).toEqual([8, 3, 2])
  })

  it('that began long ago ends yesterday, and what ended before stays as it was', () => {
    const halves = [
      { from: null, to: '2026-11-19' },
      { from: null, to: today },
    ]
    expect(withFlag(halves, false, today)).toEqual([
      { from: null, to: '2026-11-19' },
      { from: null, to: '2026-11-19' },
    ])
    expect(withFlag([{ from: '2027-01-01', to: null }, over], false, today)).toEqual([
      { from: '2027-01-01', to: null },
      over,
    ])
  })

  it('ends with the day before, or begins today, when only a word is said', () => {
    expect(withFlag([over, since], false, today)).toEqual([over, { from: '2026-03-01', to: '2026-11-19' }])
    expect(withFlag([over], true, today)).toEqual([over, { from: today, to: null }])
    expect(withFlag([{ from: '2027-01-01', to: null }], true, today)).toEqual([{ from: today, to: null }])
    expect(withFlag([{ from: today, to: null }], false, today)).toEqual([])
    expect(withDaysPerYear([{ ...since, days: 2 }], 4, today)).toEqual([
      { from: '2026-03-01', to: '2026-11-19', days: 2 },
      { from: today, to: null, days: 4 },
    ])
    expect(withDaysPerYear([{ ...since, days: 2 }], 2, today)).toEqual([{ ...since, days: 2 }])
  })
})

it('what was stored without days is still read', () => {
  const old = {
    ...newEmploymentTerms({ company: 'c', member: 'anna' }),
    hazardous_conditions: true,
    health_damage_or_disability: false,
    employer_extra_days: 3,
  }
  const { employer_extra_days: _, ...older } = old
  expect(EmploymentTerms.parse(old)).toMatchObject({
    hazardous_conditions: [always],
    health_damage_or_disability: [],
    employer_extra_days: [{ ...always, days: 3 }],
  })
  expect(EmploymentTerms.parse(older).employer_extra_days).toEqual([])
  expect(EmploymentTerms.parse({ ...old, employer_extra_days: 0 }).employer_extra_days).toEqual([])
  expect(EmploymentTerms.parse(EmploymentTerms.parse(old))).toEqual(EmploymentTerms.parse(old))
})
