import { useMemo } from 'react'
import { yearOf } from '#shared/calendar/day.ts'
import { company } from '#shared/company/contract.ts'
import { leave } from '#shared/leave/contract.ts'
import { people } from '#shared/people/contract.ts'
import { type CurrentUser } from '#shared/people/contract/show-me.ts'
import { useApi } from '#web/api/use-api.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'

/** The person whose days are asked for, as far as the form needs them: types, children, working time and what is booked this year and in another one. */
export function useSubject(me: CurrentUser, id: string, otherYear: string | undefined) {
  const isMe = id === me.id
  // The cards stay while another person's are read, so that nothing jumps under the picker; bookings and hours do not.
  const thisYear = useApi(leave.listDaysOff, isMe ? undefined : { query: { user_id: id } }, { keepPreviousData: true })
  const other = useApi(
    leave.listDaysOff,
    otherYear ? { query: { ...(isMe ? {} : { user_id: id }), year: otherYear } } : null,
  )
  const person = useApi(people.showPerson, { path: { id } })
  const special = useSpecialDays(otherYear)
  const patterns = thisYear.isLoading ? undefined : thisYear.data?.working_patterns
  const time = useMemo(() => patterns && special && { patterns, calendar: special }, [patterns, special])
  const requests = [...(thisYear.data?.data ?? []), ...(other.data?.data ?? [])]
  const bookings = requests.filter(({ user_id }) => user_id === id)
  return {
    types: thisYear.data?.types,
    children: person.data?.data.employment?.children ?? [],
    /** Undefined until hours and special days are known: without them a count would be wrong. */
    time,
    bookings,
  }
}

/** The special days of this year, of the next, and of one before or after them where it is asked for. */
function useSpecialDays(otherYear: string | undefined) {
  const { today } = useDates()
  const thisYear = yearOf(today)
  const isKnown = otherYear === undefined || [thisYear, thisYear + 1].includes(Number(otherYear))
  const around = useApi(company.listHolidays).data?.data
  const beside = useApi(company.listHolidays, isKnown ? null : { query: { year: otherYear } }).data?.data
  return useMemo(() => around && (beside ? [...around, ...beside] : around), [around, beside])
}
