import type { Day } from '#shared/calendar/day.ts'
import type { WorkingHours } from '#shared/company/model.ts'
import { deliveryOf } from './cast/delivery.ts'
import { officeOf } from './cast/office.ts'
import { salesOf } from './cast/sales.ts'
import { workshopOf } from './cast/workshop.ts'
import { whenFrom } from './when.ts'

export const company = 'Kéktó Műhely Kft.'
export const password = 'Szabi2026'
export const groups = ['Iroda', 'Műhely', 'Értékesítés', 'Szállítás'] as const

/** The words by which scenes call the people. */
export type Name = Office | Workshop | Sales | Delivery
export type Office = 'marta' | 'csilla' | 'ilona' | 'peter' | 'judit' | 'dora'
export type Workshop = 'bela' | 'anna' | 'gergo' | 'eszter' | 'laszlo' | 'janos' | 'mate' | 'tamas' | 'ferenc'
export type Sales = 'orsolya' | 'zsofi' | 'kristof' | 'noemi' | 'gabor' | 'lili'
export type Delivery = 'imre' | 'adam' | 'robert'

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
  employment_end?: Day
  position: string
  group: (typeof groups)[number]
  /** Who decides, and who could in their place. */
  approver?: Name
  second_approver?: Name
  children?: readonly { birth_year: number; birth_date?: Day; disabled: boolean }[]
  working_hours?: WorkingHours
  unequal_schedule?: boolean
  employer_extra_grants?: readonly { from: Day | null; to: Day | null; days: number }[]
  hazardous_periods?: readonly { from: Day | null; to: Day | null }[]
  health_damage_or_disability?: boolean
  caregiver?: boolean
  phone?: string
  hide_personal_info?: boolean
  /** Days of last year that were not granted in it; the others have none. */
  carried?: number
  /** Days granted by hand this year, or taken away. */
  extra?: { days: number; comment: string }
  /** Where it is not that somebody simply works here: invited and not here yet, or shut out when everything has happened. */
  standing?: 'invited' | 'deactivated'
}

/** What holds of a character from a day on, as a form has it. */
export const datedFactsOf = ({ employer_extra_grants, hazardous_periods }: Character) => ({
  ...(employer_extra_grants && { employer_extra_grants: [...employer_extra_grants] }),
  ...(hazardous_periods && { hazardous_periods: [...hazardous_periods] }),
})

export const emailOf = (name: Name) => `${name}@kekto.example`

/** Those whose names are told when the local cloud starts, and whom one learns most from. */
const telling: Name[] = ['marta', 'csilla', 'ilona', 'peter', 'bela', 'anna', 'gergo', 'eszter']

/** The twenty-four people, the most telling first; the first of them founds the company. */
export function castOf(today: Day): Record<Name, Character> {
  const when = whenFrom(today)
  const all: Record<Name, Character> = { ...officeOf(when), ...workshopOf(when), ...salesOf(when), ...deliveryOf(when) }
  const names = Object.keys(all) as Name[]
  const order = [...telling, ...names.filter(name => !telling.includes(name))]
  return Object.fromEntries(order.map(name => [name, all[name]])) as Record<Name, Character>
}
