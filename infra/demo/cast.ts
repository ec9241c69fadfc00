import type { Day } from '#shared/calendar/day.ts'
import type { WorkingHours } from '#shared/company/model.ts'
import type { BroughtLeave } from '#shared/people/model.ts'
import { deliveryOf } from './cast/delivery.ts'
import { officeOf } from './cast/office.ts'
import { salesOf } from './cast/sales.ts'
import { workshopOf } from './cast/workshop.ts'
import { whenFrom } from './when.ts'

export const company = 'Kéktó Műhely Kft.'
export const password = 'Szabi2026'
export const groups = ['Iroda', 'Műhely', 'Értékesítés', 'Szállítás'] as const

/** The names by which scenes refer to people. */
export type Name = Office | Workshop | Sales | Delivery
type Office = 'marta' | 'csilla' | 'ilona' | 'peter' | 'judit' | 'dora'
export type Workshop = 'bela' | 'anna' | 'gergo' | 'eszter' | 'laszlo' | 'janos' | 'mate' | 'tamas' | 'ferenc'
type Sales = 'orsolya' | 'zsofi' | 'kristof' | 'noemi' | 'gabor' | 'lili'
export type Delivery = 'imre' | 'adam' | 'robert'

/** A person of the demo company; the dates follow from today, so that something is always coming up. */
export interface Character {
  first_name: string
  last_name: string
  role: 'superadmin' | 'admin' | 'approver' | 'employee'
  /** What this person's account shows. */
  note: string
  gender: 1 | 2
  birthday: Day
  employment_start: Day
  employment_end?: Day
  position: string
  group: (typeof groups)[number]
  /** The first approver. */
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
  /** Leave of last year, brought along when the company came. */
  brought?: readonly BroughtLeave[]
  earlier_employments?: readonly { employment_start: Day; employment_end: Day }[]
  /** Days granted or deducted by hand this year. */
  extra?: { days: number; comment: string }
  /** Active by default: an invited person has not accepted, a deactivated one is deactivated at the end. */
  status?: 'invited' | 'deactivated'
}

/** The dated employment terms of a character, in the form's shape. */
export const datedFactsOf = ({
  employer_extra_grants,
  hazardous_periods,
  brought,
  earlier_employments,
}: Character) => ({
  ...(employer_extra_grants && { employer_extra_grants: [...employer_extra_grants] }),
  ...(hazardous_periods && { hazardous_periods: [...hazardous_periods] }),
  ...(brought && { brought: [...brought] }),
  ...(earlier_employments && { earlier_employments: [...earlier_employments] }),
})

export const emailOf = (name: Name) => `${name}@kekto.example`

/** The people listed first at the start of the local cloud. */
const featured: Name[] = ['marta', 'csilla', 'ilona', 'peter', 'bela', 'anna', 'gergo', 'eszter']

/** The twenty-four people, featured ones first; the first founds the company. */
export function castOf(today: Day): Record<Name, Character> {
  const when = whenFrom(today)
  const all: Record<Name, Character> = { ...officeOf(when), ...workshopOf(when), ...salesOf(when), ...deliveryOf(when) }
  const names = Object.keys(all) as Name[]
  const order = [...featured, ...names.filter(name => !featured.includes(name))]
  return Object.fromEntries(order.map(name => [name, all[name]])) as Record<Name, Character>
}
