import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#shared/calendar/day.ts'
import { newDraft, RequestDraft } from '#web/leave/request/form/request-draft.ts'
import { periodOf } from '#web/leave/request/form/fields/typed-days.ts'
import { withFrom, withTo } from '#web/ui/form/date-range/date-range.ts'
import { dateCharacters, dateOf } from '#web/ui/form/date-range/iso-date.ts'

const day = fc.integer({ min: 0, max: 2000 }).map(n => addDays('2025-01-01', n))

/** What the request form objects to in a day, once as its first and once as its last. */
const errorsOf = (typed: string) =>
  RequestDraft.safeParse(newDraft({ from_date: typed, to_date: typed })).error?.issues.map(({ message }) => message) ??
  []

describe('a typed day', () => {
  it('V04 keeps digits and hyphens only, ten at most', () => {
    expect(dateCharacters('2026-11-26')).toBe('2026-11-26')
    expect(dateCharacters('2026-11-26789')).toBe('2026-11-26')
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), text => /^[\d-]{0,10}$/.test(dateCharacters(text))))
  })

  it('V04 is strict: only a whole, real day counts', () => {
    for (const wrong of ['', '2026-11-2', '2026-02-30', '2026-13-01', '20261126--', '2026-1-026'])
      expect([dateOf(wrong), periodOf({ from_date: wrong, to_date: wrong })], wrong).toEqual([undefined, undefined])
    fc.assert(fc.property(day, date => dateOf(date)?.toString() === date && errorsOf(date).length === 0))
  })

  it('V01 cannot be left out', () => {
    expect(errorsOf('')).toEqual(['leave:firstDayMissing', 'leave:lastDayMissing'])
    for (const unreadable of ['2026-1', '1800-01-01'])
      expect(errorsOf(unreadable)).toEqual(['problems:isoDate', 'problems:isoDate'])
    expect(errorsOf('2026-02-30')).toEqual(['problems:noSuchDay', 'problems:noSuchDay'])
  })
})

describe('the first and the last day', () => {
  it('V03 sets To when From is chosen', () => {
    expect(withFrom({ from: '', to: '' }, '2026-11-26')).toEqual({ from: '2026-11-26', to: '2026-11-26' })
  })

  it('V03 leaves To alone while From is still being typed', () => {
    expect(withFrom({ from: '2026-11-2', to: '' }, '2026-11-')).toEqual({ from: '2026-11-', to: '' })
    expect(withFrom({ from: '', to: '' }, '2026-02-30')).toEqual({ from: '2026-02-30', to: '' })
  })

  it('V03 clears the other day when To falls before From', () => {
    const days = { from: '2026-11-20', to: '2026-11-24' }
    expect(withFrom(days, '2026-11-26')).toEqual({ from: '2026-11-26', to: '' })
    expect(withTo(days, '2026-11-10')).toEqual({ from: '', to: '2026-11-10' })
  })

  it('V03 never ends up reversed, whatever is chosen in whatever order', () => {
    const step = fc.record({ which: fc.constantFrom('from' as const, 'to' as const), chosen: day })
    fc.assert(
      fc.property(fc.array(step), steps => {
        let days = { from: '', to: '' }
        for (const { which, chosen } of steps) {
          days = which === 'from' ? withFrom(days, chosen) : withTo(days, chosen)
          expect(days[which]).toBe(chosen)
          if (days.from && days.to)
            expect(periodOf({ from_date: days.from, to_date: days.to })).toEqual({
              from_date: days.from,
              to_date: days.to,
            })
        }
      }),
    )
  })

  it('make a period of whole days in order only', () => {
    expect(periodOf({ from_date: '2026-11-26', to_date: '2026-12-01' })).toEqual({
      from_date: '2026-11-26',
      to_date: '2026-12-01',
    })
    expect(periodOf({ from_date: '2026-11-26', to_date: '' })).toBeUndefined()
    expect(periodOf({ from_date: '2026-11-26', to_date: '2026-11-20' })).toBeUndefined()
  })
})
