import type { LeaveKey } from '../leave-mark/leave-key.ts'
import type { Absence, PlannerDate, PlannerGroup, PlannerPerson } from './plan.ts'

/** A made-up team in November 2026: invented people, every kind of bar. */
export const sampleToday = '2026-11-20'

const dateOf = (day: number) => `2026-11-${String(day).padStart(2, '0')}`

export const sampleMonth: PlannerDate[] = Array.from({ length: 30 }, (_, index) => {
  const date = dateOf(index + 1)
  const isWeekend = [0, 6].includes(new Date(date).getUTCDay())
  if (index === 0) return { date, kind: 'holiday', name: 'Mindenszentek' }
  return { date, kind: isWeekend ? 'rest' : 'workday' }
})

type Sketch = [from: string | number, to: string | number, leave: LeaveKey | null, isPending?: boolean]

const day = (written: string | number) => (typeof written === 'number' ? dateOf(written) : written)

function person(last_name: string, first_name: string, ...sketches: Sketch[]): PlannerPerson {
  const id = `${last_name} ${first_name}`
  const absences = sketches.map(([from, to, leave, isPending], index): Absence => ({
    id: `${id} ${index}`,
    from: day(from),
    to: day(to),
    leave,
    isPending,
  }))
  return { id, first_name, last_name, absences }
}

/** Whose planner it is. */
export const sampleSelf = 'Kovács Réka'

export const sampleTeam: PlannerGroup[] = [
  {
    id: 'dev',
    name: 'Fejlesztés',
    people: [
      person('Nagy', 'Anna', [23, 27, 'vacation']),
      person('Szabó', 'Bence', [9, '2027-04-20', 'maternity']),
      person('Kiss', 'Csilla', [12, 13, 'unpaid'], [27, '2026-12-04', 'vacation', true]),
      person('Farkas', 'Dániel', [19, 25, 'vacation']),
      person('Nagy', 'Eszter', [30, 30, 'home', true], [4, 4, 'caregiver']),
      person('Kovács', 'Réka', [10, 11, 'vacation'], [26, 27, 'vacation', true]),
      person('Kiss', 'Gréta'),
    ],
  },
  {
    id: 'sales',
    name: 'Értékesítés',
    people: [
      person('Varga', 'Henrik', [2, 3, 'home'], [18, 20, 'sick']),
      person('Németh', 'Ildikó', [5, 6, 'extra'], [24, 24, 'home']),
      person('Őri', 'János', [20, 20, 'home'], [9, 12, 'parental']),
      person('Tóth', 'Kata', [9, 13, 'paternity'], [25, 30, null]),
      person('Varga', 'László', ['2026-10-26', 4, 'sick'], [11, 12, 'vacation'], [17, 17, 'funeral']),
    ],
  },
  {
    id: 'finance',
    name: 'Pénzügy',
    people: [
      person('Balogh', 'Mátyás', [16, 20, 'vacation'], [18, 24, 'home', true], [19, 19, 'sick']),
      person('Wenczel-Őrhegyi', 'Nóra Zsuzsanna', [3, 3, null], [24, 27, 'caregiver', true]),
    ],
  },
]
