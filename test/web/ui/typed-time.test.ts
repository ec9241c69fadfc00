import { describe, expect, it } from 'vitest'
import { typedMinutes, typedTime } from '#web/ui/dates/typed-time.ts'

describe('R16 a time of the day as people type it', () => {
  it.each([
    ['800', '08:00'],
    ['8', '08:00'],
    ['8.30', '08:30'],
    ['8,30', '08:30'],
    ['08:30', '08:30'],
    [' 1630 ', '16:30'],
    ['16:30:00', '16:30'],
    ['0', '00:00'],
    ['24', '00:00'],
    ['24:00', '00:00'],
  ])('%s is %s', (text, time) => {
    expect(typedTime(text)).toBe(time)
  })

  it.each(['', 'nyolc', '25', '8:60', '8:5', '2430', '-8', '12345', '8:00–16:30'])('%s is none', text => {
    expect(typedTime(text)).toBeUndefined()
  })
})

describe('R16 a duration as people type it', () => {
  it.each([
    ['0:30', 'minutes', 30],
    ['30', 'minutes', 30],
    ['0,5', 'minutes', 30],
    ['1:30', 'hours', 90],
    ['2', 'hours', 120],
    ['1,5', 'hours', 90],
    ['1.25', 'hours', 75],
    ['24', 'hours', 1440],
  ] as const)('%s of %s is %i minutes', (text, unit, minutes) => {
    expect(typedMinutes(text, unit)).toBe(minutes)
  })

  it.each(['', 'fél', '25', '24:01', '-1', '1:75', '1,5,5'])('%s of hours is none', text => {
    expect(typedMinutes(text, 'hours')).toBeUndefined()
  })
})
