import { describe, expect, it } from 'vitest'
import { namedSkips, rangeCells } from '#web/leave/request/form/range-cells.ts'

const skip = (date: string, reason: string, name: string | null = null) => ({ date, reason, name })

describe('the strip of a range', () => {
  it('has a box for each day: counted, not counted, or a public holiday', () => {
    const skipped = [
      skip('2026-12-25', 'public_holiday', 'Karácsony'),
      skip('2026-12-26', 'rest_day'),
      skip('2026-12-27', 'company', 'Leállás'),
    ]
    expect(rangeCells({ from_date: '2026-12-23', to_date: '2026-12-28' }, skipped)).toEqual([
      'planned',
      'planned',
      'holiday',
      'off',
      'off',
      'planned',
    ])
  })

  it('ends after two months, where its boxes would be too narrow', () => {
    const cells = (to_date: string) => rangeCells({ from_date: '2026-01-01', to_date }, [])
    expect(cells('2026-03-03')).toHaveLength(62)
    expect(cells('2026-12-31')).toHaveLength(62)
  })

  it('names the skipped days that have a name, and no weekend', () => {
    const christmas = skip('2026-12-25', 'public_holiday', 'Karácsony')
    expect(namedSkips([skip('2026-12-20', 'rest_day'), christmas])).toEqual([christmas])
  })
})
