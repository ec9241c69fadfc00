import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ClockTime, clockTimeAt, minutesADay, minutesOf } from '#shared/calendar/clock-time.ts'

const sayingOf = (text: unknown) => ClockTime.safeParse(text).error?.issues.map(({ message }) => message)

describe('a time of the day', () => {
  it.each(['00:00', '08:00', '19:59', '23:59'])('%s is one', text => expect(sayingOf(text)).toBeUndefined())

  it.each(['24:00', '8:00', '08:60', '0800', '08:00:00', '', 8, null])(
    '%j is none, and says how it is written',
    text => {
      expect(sayingOf(text)).toEqual(['problems:clockTime'])
    },
  )

  it('is as many minutes after midnight as the clock shows, and is shown again by them', () => {
    expect([minutesOf('00:00'), minutesOf('08:05'), minutesOf('23:59')]).toEqual([0, 485, 1439])
    const minutes = fc.integer({ min: 0, max: minutesADay - 1 })
    fc.assert(fc.property(minutes, one => minutesOf(clockTimeAt(one)) === one))
  })

  it('is shown again on the next day', () => {
    expect([clockTimeAt(minutesADay), clockTimeAt(minutesADay + 90)]).toEqual(['00:00', '01:30'])
  })
})
