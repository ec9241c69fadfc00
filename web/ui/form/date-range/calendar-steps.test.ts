import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths, dayOf, monthOf } from '#shared/calendar/day.ts'
import { inOrder, nextDay, partOf, viewOf } from './calendar-steps.ts'

const day = fc.integer({ min: 0, max: 40_000 }).map(dayOf)
const key = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End')
const open = { isFar: false, min: undefined, max: undefined }

describe('the keys of the calendar', () => {
  it.each([
    ['ArrowLeft', '2026-11-30'],
    ['ArrowRight', '2026-12-02'],
    ['ArrowUp', '2026-11-24'],
    ['ArrowDown', '2026-12-08'],
    ['PageUp', '2026-11-01'],
    ['PageDown', '2027-01-01'],
    ['Home', '2026-12-01'],
    ['End', '2026-12-31'],
  ])('%s leads from 1 December to %s', (key, to) => {
    expect(nextDay('2026-12-01', key, open)).toBe(to)
  })

  it('lead by years with Shift, and to the last day of a month that is too short', () => {
    expect(nextDay('2024-02-29', 'PageDown', { ...open, isFar: true })).toBe('2025-02-28')
    expect(nextDay('2026-01-31', 'PageDown', open)).toBe('2026-02-28')
    expect(nextDay('2026-01-31', 'x', open)).toBeUndefined()
  })

  it('never lead out of the days that can be reached', () => {
    fc.assert(
      fc.property(day, day, day, key, (one, two, from, key) => {
        const [min, max] = [one, two].toSorted()
        const to = nextDay(from, key, { isFar: false, min, max })!
        expect(to >= min! && to <= max!).toBe(true)
      }),
    )
  })
})

describe('the months in view', () => {
  it('have the wanted month among them, and stay where they have it already', () => {
    fc.assert(
      fc.property(day, day, fc.constantFrom(1, 2), (before, wanted, count) => {
        const view = viewOf(monthOf(before), monthOf(wanted), count)
        const months = Array.from({ length: count }, (_, place) => monthOf(addMonths(`${view}-01`, place)))
        expect(months).toContain(monthOf(wanted))
        if (monthOf(before) === monthOf(wanted)) expect(view).toBe(monthOf(before))
      }),
    )
  })
})

describe('a day and the days that are chosen', () => {
  const chosen = { from: '2026-11-26', to: '2026-12-01' }

  it.each([
    ['2026-11-25', undefined],
    ['2026-11-26', 'first'],
    ['2026-11-27', 'within'],
    ['2026-11-30', 'within'],
    ['2026-12-01', 'last'],
    ['2026-12-02', undefined],
  ])('%s is %s', (day, part) => {
    expect(partOf(day, chosen)).toBe(part)
  })

  it('is the only one where one day is chosen, and none where none is', () => {
    expect(partOf('2026-11-26', inOrder('2026-11-26', '2026-11-26'))).toBe('only')
    expect(partOf('2026-11-26', undefined)).toBeUndefined()
  })

  it('is the same whichever end was chosen first', () => {
    fc.assert(
      fc.property(day, day, day, (one, other, day) => {
        expect(partOf(day, inOrder(one, other))).toBe(partOf(day, inOrder(other, one)))
      }),
    )
  })
})

describe('turning to a month', () => {
  it('forwards goes as little as is needed, and backwards to the month', () => {
    expect(viewOf('2026-11', '2027-01', 2)).toBe('2026-12')
    expect(viewOf('2026-11', '2027-01', 1)).toBe('2027-01')
    expect(viewOf('2026-11', '2026-10', 2)).toBe('2026-10')
    expect(viewOf('2026-11', '2026-12', 2)).toBe('2026-11')
  })
})
