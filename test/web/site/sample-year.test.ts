import { expect, it } from 'vitest'
import { sampleAllowance, sampleCounts, sampleDayOf, sampleLook } from '#web/site/home/year/sample-year.ts'

it('R26 the year of the home page is drawn as it is said: as many days of each sort, by the law of the year', () => {
  const { weekend, ...counts } = sampleCounts
  expect(counts).toEqual({ vacation: 22, pending: 3, home: 6, sick: 2, holiday: 11, movedRest: 3, worked: 3 })
  expect(sampleAllowance - 22 - 3).toBe(2)
  expect(weekend).toBeGreaterThan(90)
  expect([sampleDayOf(12, 12), sampleDayOf(12, 24), sampleDayOf(12, 25)]).toEqual(['worked', 'movedRest', 'holiday'])
  expect([sampleLook(12, 19), sampleLook(12, 21), sampleLook(12, 28)]).toEqual([
    { state: 'off' },
    { leave: 'vacation', state: 'pending' },
    undefined,
  ])
})
