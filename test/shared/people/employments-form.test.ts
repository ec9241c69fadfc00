import { describe, expect, it } from 'vitest'
import { Problem } from '#shared/contract/problem.ts'
import { EmploymentInformation } from '#shared/people/contract/save-employment-information.ts'
import { firstYearKept } from '#shared/people/employments.ts'
import { employmentsFrom, withInvitedEmployment, type InvitedEmployment } from '#shared/people/employments-form.ts'
import { factInWords } from '#shared/people/facts/fact-in-words.ts'
import { newEmploymentTerms, unknownEmployment, type EmploymentTerms } from '#shared/people/model.ts'

const terms = (over: Partial<EmploymentTerms> = {}) => ({
  ...newEmploymentTerms({ company: 'c', member: 'anna' }),
  ...over,
})
/** Of somebody who came on 5 January 2026. */
const from = (form: object, over: Partial<EmploymentTerms> = {}) =>
  employmentsFrom(EmploymentInformation.parse(form), terms(over), { created_at: 1767610800 })
/** The field that the form is refused at, with the sentence; undefined: it is not refused. */
function refusedAt(form: object, over: Partial<EmploymentTerms> = {}) {
  try {
    from(form, over)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return Object.entries(error.errors ?? {}).map(([field, [sentence]]) => [field, sentence!.key.split(':')[1]])[0]
  }
  return undefined
}
const brought = (from_year: number, last_date = `${from_year + 1}-03-31`) => [
  { from_year, unit: 'days', amount: 3, last_date, reason: 'Betegség' },
]
const span = (employment_start: string, employment_end: string, over: object = {}) => ({
  employment_start,
  employment_end,
  ...over,
})

describe('the employments of a form', () => {
  it('are those that are known, where the form says nothing of them', () => {
    const earlier_employments = [{ ...unknownEmployment, ...span('2015-01-01', '2019-12-31') }]
    const known = { employment_start: '2020-01-01', employment_end: null, first_year_kept: 2024, earlier_employments }
    expect(from({}, known)).toMatchObject(known)
    expect(from({ employment_start: '2021-01-01', first_year_kept: null }, known)).toMatchObject({
      ...known,
      employment_start: '2021-01-01',
      first_year_kept: null,
    })
  })

  it('are in the order of their beginnings, whatever the order of the form', () => {
    const earlier = [
      span('2018-01-01', '2019-12-31'),
      span('2012-01-01', '2013-12-31'),
      span('2015-01-01', '2016-12-31'),
    ]
    const { earlier_employments } = from({ employment_start: '2020-01-01', earlier_employments: earlier })
    expect(earlier_employments.map(({ employment_start }) => employment_start)).toEqual([
      '2012-01-01',
      '2015-01-01',
      '2018-01-01',
    ])
    expect(earlier_employments[0]).toEqual({ ...unknownEmployment, ...earlier[1] })
  })

  it.each([
    ['an end before its beginning', span('2020-01-02', '2020-01-01'), ['employment_end', 'endBeforeStart']],
    ['one day', span('2020-01-01', '2020-01-01'), undefined],
    [
      'an earlier end before its beginning',
      { employment_start: '2024-01-01', earlier_employments: [span('2020-01-02', '2020-01-01')] },
      ['earlier_employments.0.employment_end', 'endBeforeStart'],
    ],
    [
      'no beginning after an earlier one',
      { earlier_employments: [span('2020-01-01', '2020-12-31')] },
      ['employment_start', 'required'],
    ],
    [
      'a beginning on the last day of the one before',
      { employment_start: '2020-12-31', earlier_employments: [span('2020-01-01', '2020-12-31')] },
      ['employment_start', 'employmentsOverlap'],
    ],
    [
      'a beginning on the day after it',
      { employment_start: '2021-01-01', earlier_employments: [span('2020-01-01', '2020-12-31')] },
      undefined,
    ],
    [
      'earlier ones that overlap',
      {
        employment_start: '2021-01-01',
        earlier_employments: [span('2019-06-01', '2020-12-31'), span('2018-01-01', '2019-06-01')],
      },
      ['earlier_employments.0.employment_start', 'employmentsOverlap'],
    ],
  ] as const)('with %s', (_, form, refused) => expect(refusedAt(form)).toEqual(refused))

  it.each([
    ['of the year before the first that is kept', { first_year_kept: 2025, brought: brought(2024) }, undefined],
    [
      'of the first year that is kept',
      { first_year_kept: 2025, brought: brought(2025) },
      ['brought.0.from_year', 'broughtYear'],
    ],
    ['of the year before the person came, where none is named', { brought: brought(2025) }, undefined],
    ['of the year in which the person came', { brought: brought(2026) }, ['brought.0.from_year', 'broughtYear']],
    ['that lasts into its own year', { brought: brought(2024, '2024-01-01') }, undefined],
    ['that ends before its year', { brought: brought(2024, '2023-12-31') }, ['brought.0.last_date', 'endBeforeStart']],
    ['of the year of the beginning', { employment_start: '2024-12-31', brought: brought(2024) }, undefined],
    [
      'of a year before it',
      { employment_start: '2025-01-01', brought: brought(2024) },
      ['brought.0.from_year', 'broughtBeforeStart'],
    ],
    [
      'of an earlier employment before its beginning',
      {
        employment_start: '2025-01-01',
        earlier_employments: [span('2020-01-01', '2024-12-31', { brought: brought(2019) })],
      },
      ['earlier_employments.0.brought.0.from_year', 'broughtBeforeStart'],
    ],
  ] as const)('with leave brought along %s', (_, form, refused) => expect(refusedAt(form)).toEqual(refused))
})

describe('an amount of leave', () => {
  it.each([
    ['days', 3, true],
    ['days', 1.5, false],
    ['hours', 1.25, true],
    ['hours', 16.1, true],
    ['hours', 1.255, false],
  ] as const)('of %s may be %d: %s', (unit, amount, may) => {
    const form = { taken_before: { unit, amount }, brought: [{ ...brought(2024)[0], unit, amount }] }
    expect(EmploymentInformation.safeParse(form).success).toBe(may)
  })

  it.each([
    ['days', 3, '3 days'],
    ['hours', 1.25, '1.25 hours'],
  ] as const)('in %s is told as such', (unit, amount, words) => {
    const { after } = factInWords({ fact: 'taken_before', before: null, after: { unit, amount } }, 'en')
    expect(after).toContain(words)
  })
})

describe('the first year whose leave is kept', () => {
  const lastSecondOf2025 = Date.parse('2025-12-31T22:59:59Z') / 1000

  it('is that in which the person came, in Budapest, or which is named, but none before the employment', () => {
    const since = (created_at: number, over: object = {}) =>
      firstYearKept({ created_at }, { ...unknownEmployment, ...over })
    expect([since(lastSecondOf2025), since(lastSecondOf2025 + 1)]).toEqual([2025, 2026])
    expect(since(lastSecondOf2025, { first_year_kept: 2023 })).toBe(2023)
    expect(since(lastSecondOf2025, { employment_start: '2020-01-01' })).toBe(2025)
    expect(since(lastSecondOf2025, { first_year_kept: 2023, employment_start: '2024-05-01' })).toBe(2024)
  })
})

describe('the employment that an invitation begins', () => {
  const member = { created_at: 1767610800 }
  const invited = (form: Partial<InvitedEmployment>, over: Partial<EmploymentTerms> = {}) =>
    withInvitedEmployment(terms(over), form as InvitedEmployment, member)
  const ended = { employment_start: '2020-01-01', employment_end: '2023-06-30', first_year_kept: 2022, base_days: 25 }

  it('is another one for somebody who comes back after the last had ended, and the other facts stay', () => {
    expect(invited({ employment_start: '2026-02-02' }, ended)).toEqual({
      ...terms(ended),
      ...unknownEmployment,
      employment_start: '2026-02-02',
      earlier_employments: [
        { ...unknownEmployment, employment_start: '2020-01-01', employment_end: '2023-06-30', first_year_kept: 2022 },
      ],
    })
  })

  it('is the same one where nothing has ended before it', () => {
    const { employment_end: _, ...going } = ended
    expect(invited({ employment_start: '2026-02-02' }, going)).toEqual(
      terms({ ...going, employment_start: '2026-02-02' }),
    )
    expect(invited({ first_year_kept: 2021 }, going)).toEqual(terms({ ...going, first_year_kept: 2021 }))
  })

  it('is refused for somebody who comes back without a start, or before the last had ended', () => {
    const refusal = (form: Partial<InvitedEmployment>) => {
      try {
        invited(form, ended)
      } catch (error) {
        return (error as Problem).errors
      }
      return undefined
    }
    expect(refusal({})).toEqual({ employment_start: [{ key: 'problems:required' }] })
    expect(refusal({ employment_start: '2023-06-30' })).toEqual({
      employment_start: [{ key: 'problems:employmentsOverlap' }],
    })
    expect(refusal({ employment_start: '2023-07-01' })).toBeUndefined()
  })
})
