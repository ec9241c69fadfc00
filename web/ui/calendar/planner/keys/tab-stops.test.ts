import { describe, expect, it } from 'vitest'
import type { PlannerDate } from '../plan.ts'
import { rowsOf } from '../rows.ts'
import { firstTabStop, nextTabStop, tabStopsOf, type TabStops } from './tab-stops.ts'

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
const rows = rowsOf({ groups, days, hidden: new Set(), self: 'me', asksFor: 'self' })
const stops = tabStopsOf(rows, days)
const all = ({ rows, of }: TabStops) => Array.from({ length: rows + 1 }, (_, place) => of(place - 1)).flat()
const stop = (id: string) => all(stops).find(stop => stop.id === id)!
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
    expect(
      all(stops)
        .filter(({ id }) => id.includes('@'))
        .map(({ id }) => id),
    ).toEqual(['head@4', 'b/me@2', 'b/me@5', 'b/me@6', 'b/me@7', 'b/me@8', 'b/me@9'])
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
    expect(firstTabStop(tabStopsOf([], []), 0)).toBeUndefined()
  })

  it('skip what the filter hides', () => {
    const left = tabStopsOf(rowsOf({ groups, days, hidden: new Set(['away']) }), days)
    expect(all(left).map(({ id }) => id)).toEqual(['head@4', 'a^', 'b^'])
  })
})

describe('the heading of a group', () => {
  it('is reached from the beginning of its rows, and leads to the other headings and to its first row', () => {
    expect(go('a/anna#02', 'ArrowLeft')).toBe('a^')
    expect(go('b/bela#06', 'ArrowLeft')).toBe('b^')
    expect(go('b^', 'ArrowUp')).toBe('a^')
    expect(go('a^', 'ArrowDown')).toBe('b^')
    expect(go('b^', 'ArrowRight')).toBe('b/bela#06')
    expect(go('a^', 'ArrowLeft')).toBeUndefined()
  })

  it('is reached from one’s own row while every group is closed, and leads back to it', () => {
    const withSelf = [{ id: 'self', people: [groups[1]!.people[1]!] }, ...groups]
    const closed = rowsOf({
      groups: withSelf,
      days,
      hidden: new Set(),
      self: 'me',
      asksFor: 'self',
      isOpen: id => id === 'self',
    })
    const shown = tabStopsOf(closed, days, { withDays: false })
    const from = (id: string, key: string) =>
      nextTabStop(
        shown,
        all(shown).find(stop => stop.id === id)!,
        key,
      )?.id
    expect(from('self/me#04', 'ArrowDown')).toBe('a^')
    expect(from('b^', 'ArrowDown')).toBeUndefined()
    expect(from('a^', 'ArrowUp')).toBe('self/me@2')
  })

  it('is where Tab enters while every group is closed', () => {
    const closed = rowsOf({ groups, days, hidden: new Set(), isOpen: () => false })
    expect(firstTabStop(tabStopsOf(closed, days, { withDays: false }), 5)?.id).toBe('a^')
  })
})

describe('a row that leave may be requested in for somebody else', () => {
  const asked = rowsOf({ groups, days, hidden: new Set(), self: 'me', asksFor: 'everybody' })
  const idsOf = (row?: string) => all(tabStopsOf(asked, days, { row })).filter(({ id }) => id.startsWith('b/bela'))

  it('has its free days among the stops while the focus is in it', () => {
    expect(idsOf().map(({ id }) => id)).toEqual(['b/bela#06'])
    expect(idsOf('b/bela').map(({ id }) => id)).toContain('b/bela@6')
    expect(idsOf('b/bela').find(({ id }) => id === 'b/bela@6')?.opens).toMatchObject({ day: '2026-11-07' })
  })
})

describe('the stops of many rows', () => {
  it('are made of those that somebody comes to alone', () => {
    const crowd = Array.from({ length: 1_000 }, (_, number) => person(`p${number}`, ['03', '03']))
    const laidOut = rowsOf({ groups: [{ id: 'all', people: crowd }], days, hidden: new Set() })
    let read = 0
    const counted = laidOut.map(
      row =>
        new Proxy(row, {
          get(target, name) {
            if (name === 'bars') read += 1
            return Reflect.get(target, name) as unknown
          },
        }),
    )
    const many = tabStopsOf(counted, days)
    const first = firstTabStop(many, 0)!
    expect(nextTabStop(many, first, 'ArrowDown')?.id).toBe('all/p1#03')
    expect(read).toBeLessThan(5)
  })
})

describe('where names lead somewhere', () => {
  const named = tabStopsOf(rows, days, { withNames: true })
  const from = (id: string, key: string) =>
    nextTabStop(
      named,
      all(named).find(stop => stop.id === id)!,
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
