import { addDays, addYears, type Day } from '#shared/calendar/day.ts'
import type { WorkingHours } from '#shared/company/model.ts'

export const company = 'Kéktó Műhely Kft.'
export const password = 'Szabi2026'
export const groups = ['Iroda', 'Műhely'] as const

/** The words by which scenes call the people. */
export type Name = 'marta' | 'csilla' | 'ilona' | 'peter' | 'bela' | 'anna' | 'gergo' | 'eszter'

/** Somebody of the demo company; the dates follow from today, so that there is always something to celebrate. */
export interface Character {
  first_name: string
  last_name: string
  role: 'superadmin' | 'admin' | 'approver' | 'employee'
  /** What one sees when one signs in as this person. */
  note: string
  gender: 1 | 2
  birthday: Day
  employment_start: Day
  position: string
  group: (typeof groups)[number]
  approver?: Name
  children?: { birth_year: number; birth_date?: Day; disabled: boolean }[]
  working_hours?: WorkingHours
}

export const emailOf = (name: Name) => `${name}@kekto.example`

const fourDays: WorkingHours = { monday: 8, tuesday: 8, wednesday: 8, thursday: 8, friday: 0, saturday: 0, sunday: 0 }

/** The eight people; the first founds the company. */
export function castOf(today: Day): Record<Name, Character> {
  const year = Number(today.slice(0, 4))
  const yearsAgo = (years: number, days = 0) => addYears(addDays(today, days), -years)
  return {
    marta: {
      first_name: 'Márta',
      last_name: 'Szűcs',
      role: 'superadmin',
      note: 'owns the company; decides on her own requests too',
      gender: 2,
      birthday: yearsAgo(52, -80),
      employment_start: yearsAgo(12, -40),
      position: 'ügyvezető',
      group: 'Iroda',
    },
    csilla: {
      first_name: 'Csilla',
      last_name: 'Kovács',
      role: 'admin',
      note: 'keeps people and settings; has a request waiting',
      gender: 2,
      birthday: yearsAgo(38, 12),
      employment_start: yearsAgo(6, -120),
      position: 'irodavezető',
      group: 'Iroda',
      approver: 'marta',
      children: [{ birth_year: year - 9, disabled: false }],
    },
    ilona: {
      first_name: 'Ilona',
      last_name: 'Farkas',
      role: 'approver',
      note: 'decides for the office; works four days a week',
      gender: 2,
      birthday: yearsAgo(46, -150),
      employment_start: yearsAgo(9, -200),
      position: 'főkönyvelő',
      group: 'Iroda',
      approver: 'csilla',
      working_hours: fourDays,
    },
    peter: {
      first_name: 'Péter',
      last_name: 'Horváth',
      role: 'employee',
      note: 'has a request waiting; father of a disabled child',
      gender: 1,
      birthday: yearsAgo(41, 60),
      employment_start: yearsAgo(4, -15),
      position: 'pénzügyi ügyintéző',
      group: 'Iroda',
      approver: 'ilona',
      children: [{ birth_year: year - 7, disabled: true }],
    },
    bela: {
      first_name: 'Béla',
      last_name: 'Nagy',
      role: 'approver',
      note: 'decides for the workshop',
      gender: 1,
      birthday: yearsAgo(49, -30),
      employment_start: yearsAgo(10, -300),
      position: 'műhelyvezető',
      group: 'Műhely',
      approver: 'csilla',
    },
    anna: {
      first_name: 'Anna',
      last_name: 'Kis',
      role: 'employee',
      note: 'has days approved and denied',
      gender: 2,
      birthday: yearsAgo(29, -200),
      employment_start: yearsAgo(3, 6),
      position: 'asztalos',
      group: 'Műhely',
      approver: 'bela',
    },
    gergo: {
      first_name: 'Gergő',
      last_name: 'Tóth',
      role: 'employee',
      note: 'asked for unpaid leave; took back another request',
      gender: 1,
      birthday: yearsAgo(34, 3),
      employment_start: yearsAgo(5, -60),
      position: 'asztalos',
      group: 'Műhely',
      approver: 'bela',
      children: [{ birth_year: year - 4, disabled: false }],
    },
    eszter: {
      first_name: 'Eszter',
      last_name: 'Varga',
      role: 'employee',
      note: 'is away today, if today is worked; mother of a small child',
      gender: 2,
      birthday: yearsAgo(33, -90),
      employment_start: yearsAgo(5, -10),
      position: 'felületkezelő',
      group: 'Műhely',
      approver: 'bela',
      children: [
        { birth_year: year - 5, disabled: false },
        { birth_year: Number(yearsAgo(1, -60).slice(0, 4)), birth_date: yearsAgo(1, -60), disabled: false },
      ],
    },
  }
}
