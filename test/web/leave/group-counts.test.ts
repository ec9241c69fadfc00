import { describe, expect, it } from 'vitest'
import { withCounts } from '#web/leave/team-calendar/group-counts.ts'
import { countsOfAll } from '#web/ui/calendar/planner/counts/away-counts.ts'
import type { PlannerDate } from '#web/ui/calendar/planner/plan.ts'

const days: PlannerDate[] = [
  { date: '2026-11-27', kind: 'workday' },
  { date: '2026-11-28', kind: 'rest' },
]
const groups = [
  { id: 'self', people: [] },
  { id: 'g', name: 'Iroda', people: [] },
  { id: 'none', name: 'Csoport nélkül', people: [] },
]
const counted = (group_id: string | null, decided: number, asked: number) => ({
  group_id,
  decided: [decided, decided],
  asked: [asked, asked],
})
const firstDays = (given: typeof groups, all: ReturnType<typeof counted>[]) =>
  withCounts(given, all, days).map(({ counts }) => counts?.[0])

describe('what the server has counted', () => {
  it('stands with its group, on the days that count', () => {
    const shown = withCounts(groups, [counted('g', 3, 1), counted(null, 2, 0)], days)
    expect(shown.map(({ counts }) => counts)).toEqual([
      [
        { decided: 0, asked: 0 },
        { decided: 0, asked: 0 },
      ],
      [
        { decided: 3, asked: 1 },
        { decided: 0, asked: 0 },
      ],
      [
        { decided: 2, asked: 0 },
        { decided: 0, asked: 0 },
      ],
    ])
    expect(countsOfAll(shown, days)).toEqual([
      { decided: 5, asked: 1 },
      { decided: 0, asked: 0 },
    ])
  })

  it('is missed by nobody where the reader is alone in a group', () => {
    expect(firstDays(groups, [counted('alone', 1, 0), counted('g', 3, 1)])).toEqual([
      { decided: 1, asked: 0 },
      { decided: 3, asked: 1 },
      { decided: 0, asked: 0 },
    ])
  })

  it('is not known before it is there, neither of a group nor of all', () => {
    const shown = withCounts(groups, undefined, days)
    expect(shown.map(({ counts }) => counts)).toEqual([null, null, null])
    expect(countsOfAll(shown, days)).toEqual([])
  })
})
