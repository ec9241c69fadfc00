import { describe, expect, it } from 'vitest'
import { stepFrom } from '#web/ui/calendar/year-grid/year-steps.ts'

const step = (day: string, key: string, layout: 'lines' | 'weeks' = 'lines', ctrlKey = false) =>
  stepFrom(day, { key, ctrlKey }, layout)

describe('R15 the keys of a year', () => {
  it('go by days, to the ends of the month and of the year', () => {
    expect(step('2026-02-28', 'ArrowRight')).toBe('2026-03-01')
    expect(step('2026-03-01', 'ArrowLeft')).toBe('2026-02-28')
    expect(step('2026-02-11', 'Home')).toBe('2026-02-01')
    expect(step('2026-02-11', 'End')).toBe('2026-02-28')
    expect(step('2026-02-11', 'Home', 'lines', true)).toBe('2026-01-01')
    expect(step('2026-02-11', 'End', 'weeks', true)).toBe('2026-12-31')
  })

  it('go up and down to what stands there: another month, or another week', () => {
    expect(step('2026-03-31', 'ArrowUp')).toBe('2026-02-28')
    expect(step('2026-03-31', 'ArrowDown')).toBe('2026-04-30')
    expect(step('2026-03-31', 'ArrowDown', 'weeks')).toBe('2026-04-07')
    expect(step('2026-03-31', 'PageUp', 'weeks')).toBe('2026-02-28')
  })

  it('do not leave the year, and leave other keys alone', () => {
    expect(step('2026-12-31', 'ArrowRight')).toBeUndefined()
    expect(step('2026-01-20', 'ArrowUp')).toBeUndefined()
    expect(step('2026-01-20', 'Tab')).toBeUndefined()
    expect(step('2026-01-20', 'ArrowRight', 'lines', true)).toBeUndefined()
  })
})
