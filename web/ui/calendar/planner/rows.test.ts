import { describe, expect, it } from 'vitest'
import { cellStyle, gridStyle } from './grid-style.ts'
import { kindOf, type Absence, type PlannerDate } from './plan.ts'
import { rowsOf, type PersonRow } from './rows.ts'

const days: PlannerDate[] = [
  { date: '2026-11-02', kind: 'workday' },
  { date: '2026-11-03', kind: 'workday' },
  { date: '2026-11-04', kind: 'holiday', name: 'Ünnep' },
  { date: '2026-11-05', kind: 'rest' },
  { date: '2026-11-06', kind: 'workday' },
]
const away = (id: string, from: string, to = from, leave: Absence['leave'] = 'vacation'): Absence => ({
  id,
  from: `2026-11-${from}`,
  to: `2026-11-${to}`,
  leave,
})
const person = (id: string, ...absences: Absence[]) => ({ id, first_name: id, last_name: 'Próba', absences })
const rows = (given: Partial<Parameters<typeof rowsOf>[0]>) => rowsOf({ groups: [], days, hidden: new Set(), ...given })
const people = (given: Partial<Parameters<typeof rowsOf>[0]>) =>
  rows(given).filter((row): row is PersonRow => 'person' in row)

describe('the rows of the planner', () => {
  it('have a heading above each group that has a name', () => {
    const groups = [
      { id: 'a', name: 'Műhely', people: [person('anna')] },
      { id: 'none', people: [person('bela')] },
    ]
    expect(rows({ groups }).map(row => ('group' in row ? row.group : row.person.id))).toEqual([
      'Műhely',
      'anna',
      'bela',
    ])
  })

  it('keep the heading of a group in which nobody is', () => {
    expect(rows({ groups: [{ id: 'a', name: 'Műhely', people: [] }] })).toMatchObject([{ id: 'a', group: 'Műhely' }])
  })

  it('leave out the people of a group that is closed, and never those without a heading', () => {
    const groups = [
      { id: 'a', name: 'Műhely', people: [person('anna')] },
      { id: 'none', people: [person('bela')] },
    ]
    const closed = rows({ groups, isOpen: () => false })
    expect(closed.map(({ id }) => id)).toEqual(['a', 'none/bela'])
    expect(closed[0]).toMatchObject({ isOpen: false, people: [{ id: 'anna' }] })
  })

  it('tell somebody who is in two groups apart by the group', () => {
    const anna = person('anna')
    const groups = [
      { id: 'a', people: [anna] },
      { id: 'b', people: [anna] },
    ]
    expect(rows({ groups }).map(({ id }) => id)).toEqual(['a/anna', 'b/anna'])
  })

  it('R17 leave out the kinds that the filter hides, in bars and in what was too much for two lines', () => {
    const anna = person('anna', away('1', '02', '06'), away('2', '02', '06', 'home'), away('3', '02', '06', null))
    const groups = [{ id: 'a', people: [anna] }]
    const idsOf = (hidden: Set<'home' | 'away'>) =>
      people({ groups, hidden }).map(({ bars, surplus }) => [bars.map(({ absence }) => absence.id), surplus.length])
    expect(idsOf(new Set())).toEqual([[['1', '2'], 1]])
    expect(idsOf(new Set(['home']))).toEqual([[['1', '3'], 0]])
    expect(idsOf(new Set(['home', 'away']))).toEqual([[['1'], 0]])
  })
})

describe('the free days of the planner', () => {
  const groups = [{ id: 'a', people: [person('me', away('1', '03')), person('other')] }]

  it('are the working days of one’s own row on which one is not away', () => {
    expect(people({ groups, self: 'me', asksFor: 'self' }).map(({ free }) => free)).toEqual([[0, 4], []])
  })

  it('are those of everybody for whoever may request for everybody', () => {
    expect(people({ groups, self: 'me', asksFor: 'everybody' }).map(({ free }) => free)).toEqual([
      [0, 4],
      [0, 1, 4],
    ])
  })

  it('are none where nobody may request', () => {
    expect(people({ groups }).map(({ free }) => free)).toEqual([[], []])
  })

  it('do not become free by hiding the leave that occupies them', () => {
    expect(people({ groups, self: 'me', asksFor: 'self', hidden: new Set(['vacation']) })[0]!.free).toEqual([0, 4])
  })

  it('are none while it is still to be loaded when somebody is away', () => {
    const loading = { ...person('me'), isLoading: true }
    expect(people({ groups: [{ id: 'a', people: [loading] }], self: 'me', asksFor: 'everybody' })[0]!.free).toEqual([])
  })

  it('know a leave that began before the month and one that ends after it', () => {
    const long = { ...away('1', '05'), from: '2026-10-20', to: '2026-11-03' }
    expect(
      people({ groups: [{ id: 'a', people: [person('me', long)] }], self: 'me', asksFor: 'self' })[0]!.free,
    ).toEqual([4])
  })
})

describe('what a bar is called', () => {
  it('R17 is its kind of leave, or only that somebody is away', () => {
    expect(kindOf(away('1', '02'))).toBe('vacation')
    expect(kindOf(away('1', '02', '02', null))).toBe('away')
  })
})

describe('the grid behind the rows', () => {
  it('shades the days that are not worked, each by its share of the width', () => {
    const style = gridStyle(days, 1) as Record<string, string | number>
    expect(style['--days']).toBe(5)
    expect(String(style['--worked-days']).match(/#0000 \S+ \S+/g)).toEqual([
      '#0000 40.0000% 60.0000%,',
      '#0000 60.0000% 80.0000%,',
    ])
  })

  it('marks today, and nothing in a month without it', () => {
    const todayIn = (today: number) => (gridStyle(days, today) as Record<string, string>)['--today']
    expect(todayIn(0)).toBe('0.0000%')
    expect(todayIn(4)).toBe('80.0000%')
    expect(todayIn(-1)).toBe('-10%')
  })

  it('places a cell by its column and its days', () => {
    expect(cellStyle(3, 2)).toEqual({ '--column': 3, '--span': 2 })
  })
})
