import type { PlannerDay } from '#web/ui/calendar/year-planner/year-planner.tsx'

/** The year that is drawn beside the forms of guests. */
export const sideYear = 2026

/** Month, first and last day, and how they are drawn: the sample year of the home page, whose rules these pages do without. */
const drawn: readonly (readonly [month: number, first: number, last: number, look: PlannerDay])[] = [
  ...['1-1', '3-15', '4-3', '4-6', '5-1', '5-25', '8-20', '10-23', '11-1', '12-25', '12-26'].map(lookOf('holiday')),
  ...['1-2', '8-21', '12-24'].map(lookOf('movedRest')),
  ...['1-10', '8-8', '12-12'].map(lookOf('worked')),
  [2, 9, 11, { leave: 'vacation', state: 'planned' }],
  [3, 24, 25, { leave: 'home', state: 'planned' }],
  [4, 7, 10, { leave: 'vacation', state: 'planned' }],
  [5, 18, 19, { leave: 'sick', state: 'planned' }],
  [7, 13, 17, { leave: 'vacation', state: 'planned' }],
  [7, 20, 24, { leave: 'vacation', state: 'planned' }],
  [8, 17, 19, { leave: 'vacation', state: 'planned' }],
  [9, 16, 17, { leave: 'home', state: 'planned' }],
  [10, 5, 6, { leave: 'home', state: 'planned' }],
  [10, 26, 27, { leave: 'vacation', state: 'planned' }],
  [12, 21, 23, { leave: 'vacation', state: 'pending' }],
]

function lookOf(state: 'holiday' | 'movedRest' | 'worked') {
  return (place: string) => {
    const [month = 0, day = 0] = place.split('-').map(Number)
    return [month, day, day, { state }] as const
  }
}

/** How a day of it is drawn; weekends are known. */
export const sideDay = (month: number, day: number): PlannerDay | undefined =>
  drawn.find(([of, first, last]) => of === month && first <= day && day <= last)?.[3]
