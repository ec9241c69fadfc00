import { describe, expect, it } from 'vitest'
import { cutToEmployment, insideEmployment, theEmployment } from '#shared/leave/effect/outside-employment.ts'
import { unknownEmployment, type EmploymentTerms } from '#shared/people/model.ts'
import { after, ask, situation } from './anna.ts'

/** Employed from February to April, and again from June to November. */
const twice: Partial<EmploymentTerms> = {
  employment_start: '2026-06-01',
  employment_end: '2026-11-25',
  earlier_employments: [{ ...unknownEmployment, employment_start: '2026-02-02', employment_end: '2026-04-30' }],
}
const inside = (from_date: string, to_date: string, terms = twice) =>
  insideEmployment({ from_date, to_date }, situation({ terms }))

describe('law 2 the part of a leave that lies in an employment', () => {
  it.each([
    ['all of it', '2026-03-02', '2026-03-06', ['2026-03-02', '2026-03-06']],
    ['all of one that fills the employment', '2026-02-02', '2026-04-30', ['2026-02-02', '2026-04-30']],
    ['what is left before an end', '2026-11-23', '2026-11-27', ['2026-11-23', '2026-11-25']],
    ['what is left after a start', '2026-05-28', '2026-06-02', ['2026-06-01', '2026-06-02']],
    ['the part with the most working days of one over both', '2026-04-29', '2026-06-04', ['2026-06-01', '2026-06-04']],
    ['the first part where both have as many', '2026-04-29', '2026-06-02', ['2026-04-29', '2026-04-30']],
    ['a single day', '2026-11-25', '2026-11-26', ['2026-11-25', '2026-11-25']],
  ])('is %s', (_, from, to, [from_date, to_date]) => expect(inside(from, to)).toMatchObject({ from_date, to_date }))

  it('is nothing between two, before the first and after the last, and everything where no dates are known', () => {
    expect(inside('2026-05-01', '2026-05-31')).toBeUndefined()
    expect(inside('2026-01-05', '2026-02-01')).toBeUndefined()
    expect(inside('2026-11-26', '2026-12-31')).toBeUndefined()
    expect(inside('2020-01-01', '2026-12-31', {})).toEqual({ from_date: '2020-01-01', to_date: '2026-12-31' })
  })
})

describe('law 2 a booked leave whose employment ends before it', () => {
  const endingOn = (employment_end: string, status: 'pending' | 'approved' | 'denied' | 'cancelled' = 'pending') => {
    const whole = situation()
    const asked = ask({ from_date: '2026-11-26', to_date: '2026-12-02' }, whole)
    const booked = after(whole, asked)
    const old = { ...asked.request, status }
    return { old, cut: cutToEmployment(old, { ...booked, terms: { ...booked.terms, employment_end } }, 500) }
  }

  it('is kept as far as it lies inside, with what it was in its history', () => {
    const { old, cut } = endingOn('2026-11-30')
    expect(cut?.request).toEqual({
      ...old,
      to_date: '2026-11-30',
      days_by_year: { 2026: 3 },
      history: [
        ...old.history,
        {
          what: 'outside_employment',
          by: theEmployment,
          at: 500,
          was: { from_date: '2026-11-26', to_date: '2026-12-02' },
        },
      ],
    })
    expect(cut?.books.flatMap(({ bookings }) => bookings)).toMatchObject([
      { from_date: '2026-11-26', to_date: '2026-11-30', days: 3, status: 'pending' },
    ])
  })

  it('is cancelled where nothing of it lies inside, and its days are free', () => {
    const { old, cut } = endingOn('2026-11-25')
    expect(cut?.request).toMatchObject({ status: 'cancelled', from_date: old.from_date, to_date: old.to_date })
    expect(cut?.request.history.at(-1)).toMatchObject({ what: 'outside_employment', by: theEmployment })
    expect(cut?.books.flatMap(({ bookings }) => bookings)).toEqual([])
  })

  it('is cancelled where only days lie inside that are not worked', () => {
    const whole = situation()
    // From a Saturday to a Tuesday.
    const asked = ask({ from_date: '2026-11-28', to_date: '2026-12-01' }, whole)
    const booked = after(whole, asked)
    const terms = { ...booked.terms, employment_end: '2026-11-29' }
    const cut = cutToEmployment(asked.request, { ...booked, terms }, 500)
    expect(cut?.request.status).toBe('cancelled')
    expect(cut?.books.flatMap(({ bookings }) => bookings)).toEqual([])
  })

  it('stays as it is where all of it lies inside, or it was denied or cancelled before', () => {
    expect(endingOn('2026-12-02').cut).toBeUndefined()
    for (const status of ['denied', 'cancelled'] as const) expect(endingOn('2026-11-25', status).cut).toBeUndefined()
    expect(endingOn('2026-11-30', 'approved').cut?.request.status).toBe('approved')
  })
})
