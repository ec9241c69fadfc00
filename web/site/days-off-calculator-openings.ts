import { addYears, type Day, type Year } from '#shared/calendar/day.ts'
import { maternityLeave } from '#shared/leave/entitlement/special-leave/maternity.ts'
import { parentalLeave } from '#shared/leave/entitlement/special-leave/parental.ts'
import { paternityLeave } from '#shared/leave/entitlement/special-leave/paternity.ts'
import { caregiverLeave } from '#shared/leave/entitlement/special-leave/released-from-work.ts'

/** A leave with a quota of its own that may be taken in a year. */
export interface Opening {
  leave: 'maternity' | 'paternity' | 'parental' | 'caregiver'
  /** Working days; calendar days of maternity leave. */
  days: number
  paragraph: string
  /** The first day on which it can be taken, where that lies in the year. */
  from: Day | null
}

interface Person {
  year: Year
  birthYears: readonly Year[]
  employmentStart: Day | null
}

/** The leaves beside the annual one that open in a year. Of a birth only the year is known, so it is taken where it may be. */
export function openingsIn({ year, birthYears, employmentStart }: Person): Opening[] {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  const born = birthYears.filter(birthYear => birthYear === year).length
  const recent = birthYears.filter(
    birthYear => paternityLeave(`${birthYear}-12-31`).available_until >= first && birthYear <= year,
  )
  const small = birthYears.filter(
    birthYear => parentalLeave(`${birthYear}-12-31`, null).available_until >= first && birthYear <= year,
  )
  const afterAYear = employmentStart && addYears(employmentStart, 1)
  const { paragraph: parental } = parentalLeave(first, employmentStart)
  const openings: (Opening | false)[] = [
    born > 0 && {
      leave: 'maternity',
      days: maternityLeave(first).calendar_days,
      paragraph: maternityLeave(first).paragraph,
      from: null,
    },
    recent.length > 0 && {
      leave: 'paternity',
      days: recent.length * paternityLeave(first).working_days,
      paragraph: paternityLeave(first).paragraph,
      from: null,
    },
    small.length > 0 &&
      !(afterAYear && afterAYear > last) && {
        leave: 'parental',
        days: small.length * parentalLeave(first, employmentStart).working_days,
        paragraph: parental,
        from: afterAYear && afterAYear > first ? afterAYear : null,
      },
    { leave: 'caregiver', days: caregiverLeave.working_days, paragraph: caregiverLeave.paragraph, from: null },
  ]
  return openings.filter(opening => opening !== false)
}
