import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { countingChange, mostChangesAnHour } from '#shared/leave/request/changes-an-hour.ts'
import { emptyAccount } from '#shared/leave/situation.ts'

const fresh = { account: emptyAccount({ company: 'c', member: 'anna' }) }
const hour = 3600

/** The times at which a change was taken, of those at which one was tried. */
function taken(times: number[]): number[] {
  let ledger = fresh
  return times.filter(at => {
    try {
      ledger = countingChange(ledger, at)
      return true
    } catch {
      return false
    }
  })
}

it('a hundred changes an hour are taken, the next one is refused, and an hour after the first all is open again', () => {
  const atOnce = Array.from({ length: mostChangesAnHour }, (_, n) => n)
  expect(taken([...atOnce, hour - 1])).toEqual(atOnce)
  expect(taken([...atOnce, hour])).toEqual([...atOnce, hour])
})

it('whatever the pace, no two hours hold more than twice as many, and who changes less often is never refused', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(120), { maxLength: 400 }), gaps => {
      let now = 0
      const times = gaps.map(gap => (now += gap))
      const accepted = taken(times)
      for (const from of accepted) {
        const within = accepted.filter(at => at >= from && at < from + hour)
        expect(within.length).toBeLessThanOrEqual(2 * mostChangesAnHour)
      }
      const slow = times.map((at, n) => at + n * (hour / mostChangesAnHour))
      expect(taken(slow)).toEqual(slow)
    }),
  )
})
