import { expect, it } from 'vitest'
import { withStep } from '#shared/leave/request/history.ts'

it('reliability 6: a step is never dated before the one it follows, whoever’s clock was behind', () => {
  const asked = { what: 'requested', by: 'anna', at: 101 } as const
  expect(withStep([asked], { what: 'approved', by: 'bela', at: 100 })).toEqual([
    asked,
    { what: 'approved', by: 'bela', at: 101 },
  ])
  expect(withStep([asked], { what: 'approved', by: 'bela', at: 102 }).map(({ at }) => at)).toEqual([101, 102])
  expect(withStep([], asked)).toEqual([asked])
})
