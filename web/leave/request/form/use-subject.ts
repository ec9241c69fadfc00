import { useMemo } from 'react'
import { isDay, yearOf } from '#shared/calendar/day.ts'
import { company } from '#shared/company/contract.ts'
import { leave } from '#shared/leave/contract.ts'
import { people } from '#shared/people/contract.ts'
import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import { useApi } from '#web/api/use-api.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'

/** What the form needs of the person whose leave is requested: types, children, working time, and bookings from this year on and of another one. */
export function useSubject(me: CurrentUser, id: string, otherYear: string | undefined) {
  const isMe = id === me.id
  // The types of the previous person stay until the next person's are loaded, so that nothing jumps under the picker; bookings and hours do not.
  const thisYear = useApi(leave.listDaysOff, isMe ? undefined : { query: { user_id: id } }, { keepPreviousData: true })
  const other = useApi(
    leave.listDaysOff,
    otherYear ? { query: { ...(isMe ? {} : { user_id: id }), year: otherYear } } : null,
  )
  const person = useApi(people.showPerson, { path: { id } })
  const special = useSpecialDays(otherYear)
  const patterns = thisYear.isLoading ? undefined : thisYear.data?.working_patterns
  const time = useMemo(() => patterns && special && { patterns, calendar: special }, [patterns, special])
  const [near, far] = [thisYear.data?.data, other.data?.data]
  const bookings = useMemo(() => {
    // This year's reply has what is booked in the years after it too, and another year's has that again.
    const all = new Map([...(near ?? []), ...(far ?? [])].map(booking => [booking.id, booking]))
    return [...all.values()].filter(({ user_id }) => user_id === id)
  }, [near, far, id])
  return {
    id,
    types: thisYear.data?.types,
    children: person.data?.data.employment?.children ?? [],
    /** Undefined until hours and special days are loaded: a count without them would be wrong. */
    time,
    bookings,
    balance: (otherYear ? other.data : thisYear.data)?.balance,
  }
}

/** The special days of this year and the next, and of another year where one is given. */
function useSpecialDays(otherYear: string | undefined) {
  const { today } = useDates()
  const thisYear = yearOf(today)
  const isKnown = otherYear === undefined || [thisYear, thisYear + 1].includes(Number(otherYear))
  const around = useApi(company.listHolidays).data?.data
  const beside = useApi(company.listHolidays, isKnown ? null : { query: { year: otherYear } }).data?.data
  return useMemo(() => around && (beside ? [...around, ...beside] : around), [around, beside])
}

/** The year of the first day, unless it is the current one. */
export const yearBeside = (today: string, from: string) =>
  isDay(from) && from.slice(0, 4) !== today.slice(0, 4) ? from.slice(0, 4) : undefined
