import fc from 'fast-check'
import { expect, it } from 'vitest'
import { balanceCells, sickCells } from '#web/leave/balance/balance-cells.ts'

const days = fc.integer({ min: 0, max: 60 })

it('draws one box for every day, in the order of time', () => {
  expect(balanceCells({ used: 2, planned: 1, pending: 1, left: 2 })).toEqual([
    'used',
    'used',
    'planned',
    'pending',
    'left',
    'left',
  ])
  fc.assert(
    fc.property(fc.record({ used: days, planned: days, pending: days, left: days }), balance => {
      const cells = balanceCells(balance)
      expect(cells).toHaveLength(balance.used + balance.planned + balance.pending + balance.left)
      expect(cells.filter(cell => cell === 'left')).toHaveLength(balance.left)
    }),
  )
})

it('draws no box for days that are overdrawn', () => {
  expect(balanceCells({ used: 1, planned: 0, pending: 0, left: -3 })).toEqual(['used'])
})

it('draws the sick leave of the year', () => {
  expect(sickCells({ sick: 4, used_sick: 1 })).toEqual(['used', 'left', 'left', 'left'])
})
