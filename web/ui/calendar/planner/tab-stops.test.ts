import { describe, expect, it } from 'vitest'
import type { PlannerDate } from './plan.ts'
import { rowsOf } from './rows.ts'
import { firstTabStop, nextTabStop, tabStopsOf } from './tab-stops.ts'

const days: PlannerDate[] = Array.from({ length: 10 }, (_, index) => ({
  date: `2026-11-${String(index + 1).padStart(2, '0')}`,
  kind: index === 4 ? 'holiday' : index < 2 ? 'rest' : 'workday',
  name: index === 4 ? 'Ünnep' : null,
}))
const person = (id: string, ...spans: [from: string, to: string][]) => ({
  id,
  first_name: id,
  last_name: '',
  absences: spans.map(([from, to]) => ({ id: from, from: `2026-11-${from}`, to: `2026-11-${to}`, leave: null })),
})
const groups = [
  { id: 'a', name: 'A', people: [person('anna', ['02', '03'], ['07', '07']), person('nobody')] },
  { id: 'b', name: 'B', people: [person('bela', ['06', '06']), person('me', ['04', '05'])] },
]
const rows = rowsOf({ groups, days, hidden: new Set(), asks: 'me' })
const stops = tabStopsOf(rows, days)
const stop = (id: string) => stops.find(stop => stop.id === id)!
const go = (id: string, key: string, isFar = false) => nextTabStop(stops, stop(id), key, isFar)?.id

describe('the arrows of the planner', () => {
  it('lead along a row by date and stop at its ends', () => {
    expect(go('a/anna#02', 'ArrowRight')).toBe('a/anna#07')
    expect(go('a/anna#07', 'ArrowRight')).toBeUndefined()
    expect(go('a/anna#07', 'Home')).toBe('a/anna#02')
  })

  it('lead to the nearest date in the next row that has anything', () => {
    expect(go('a/anna#02', 'ArrowDown')).toBe('b/bela#06')
    expect(go('b/bela#06', 'ArrowUp')).toBe('a/anna#07')
    expect(go('a/anna#07', 'ArrowUp')).toBe('head@4')
  })

  it('lead to the free working days of one’s own row, and to no other free day', () => {
    expect(stops.filter(({ id }) => id.includes('@')).map(({ id }) => id)).toEqual([
      'head@4',
      'b/me@2',
      'b/me@5',
      'b/me@6',
      'b/me@7',
      'b/me@8',
      'b/me@9',
    ])
    expect(go('b/bela#06', 'ArrowDown')).toBe('b/me@5')
  })

  it('lead to the very first and the very last', () => {
    expect(go('b/bela#06', 'Home', true)).toBe('head@4')
    expect(go('b/bela#06', 'End', true)).toBe('b/me@9')
    expect(go('b/bela#06', 'x')).toBeUndefined()
  })

  it('begin at today or what comes next', () => {
    expect(firstTabStop(stops, 5)?.id).toBe('a/anna#07')
    expect(firstTabStop(stops, -1)?.id).toBe('a/anna#02')
    expect(firstTabStop([], 0)).toBeUndefined()
  })

  it('skip what the filter hides', () => {
    const left = tabStopsOf(rowsOf({ groups, days, hidden: new Set(['away']) }), days)
    expect(left.map(({ id }) => id)).toEqual(['head@4'])
  })
})

describe('where names lead somewhere', () => {
  const named = tabStopsOf(rows, days, true)
  const from = (id: string, key: string) =>
    nextTabStop(
      named,
      named.find(stop => stop.id === id)!,
      key,
    )?.id

  it('the arrows lead to them at the beginning of a row, and from name to name', () => {
    expect(from('a/anna#02', 'ArrowLeft')).toBe('a/anna!')
    expect(from('a/anna!', 'ArrowRight')).toBe('a/anna#02')
    expect(from('a/anna!', 'ArrowDown')).toBe('a/nobody!')
    expect(from('a/nobody!', 'ArrowUp')).toBe('a/anna!')
  })

  it('the days are walked as before', () => {
    expect(from('a/anna#02', 'ArrowDown')).toBe('b/bela#06')
    expect(firstTabStop(named, -1)?.id).toBe(firstTabStop(stops, -1)?.id)
  })
})
