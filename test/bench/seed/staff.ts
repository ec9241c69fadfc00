import { addDays, yearOf, type Day } from '#shared/calendar/day.ts'
import type { Chance } from './chance.ts'

const givenNames = {
  1: ['Ádám', 'Bence', 'Csaba', 'Dániel', 'Gábor', 'István', 'János', 'Márk', 'Norbert', 'Péter', 'Tamás', 'Zoltán'],
  2: ['Ágnes', 'Boglárka', 'Dóra', 'Edit', 'Fanni', 'Hanna', 'Ildikó', 'Katalin', 'Luca', 'Nóra', 'Réka', 'Vivien'],
} as const
const familyNames = ['Bakos', 'Cseh', 'Dobos', 'Erdős', 'Fodor', 'Gulyás', 'Halász', 'Illés', 'Juhász', 'Kelemen']
const otherFamilyNames = ['Lengyel', 'Magyar', 'Németh', 'Orbán', 'Pásztor', 'Rózsa', 'Soós', 'Török', 'Urbán', 'Vörös']
const positions = ['szerelő', 'raktáros', 'ügyintéző', 'értékesítő', 'tervező', 'gépkezelő', 'elemző', 'diszpécser']

/** A person of the seeded company. */
export interface Employee {
  first_name: string
  last_name: string
  email: string
  gender: 1 | 2
  birth_date: Day
  employment_start: Day
  position: string
  children: { birth_year: number; disabled: boolean }[]
  hazardous_conditions: boolean
  show_birthday: boolean
}

/** The person of a number: an adult, employed for at least a year and a half. */
export function employeeOf(number: number, chance: Chance, today: Day): Employee {
  const gender = chance.pick([1, 2] as const)
  const year = yearOf(today)
  return {
    first_name: chance.pick(givenNames[gender]),
    last_name: `${chance.pick(familyNames)}-${chance.pick(otherFamilyNames)}`,
    email: `p${number}@seed.example`,
    gender,
    birth_date: addDays(`${year - 22 - chance.below(40)}-01-01`, chance.below(365)),
    employment_start: addDays(today, -550 - chance.below(4_000)),
    position: chance.pick(positions),
    children: Array.from({ length: Math.max(0, chance.below(6) - 2) }, () => ({
      birth_year: year - 4 - chance.below(14),
      disabled: chance.below(30) === 0,
    })),
    hazardous_conditions: chance.below(40) === 0,
    show_birthday: chance.below(3) > 0,
  }
}
