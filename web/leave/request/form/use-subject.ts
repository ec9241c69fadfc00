import { company } from '#shared/company/contract.ts'
import { leave } from '#shared/leave/contract.ts'
import { people, type CurrentUser } from '#shared/people/contract.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { useApi } from '#web/api/use-api.ts'
import { timeOf } from '../../person-time.ts'

/** The person whose days are asked for, as far as the form needs them: types, children, working time and what is booked this year and in another one. */
export function useSubject(me: CurrentUser, id: string, otherYear: string | undefined) {
  const isMe = id === me.id
  // The cards stay while another person's are read, so that nothing jumps under the picker; the bookings do not.
  const thisYear = useApi(leave.listDaysOff, isMe ? undefined : { query: { user_id: id } }, { keepPreviousData: true })
  const other = useApi(
    leave.listDaysOff,
    otherYear ? { query: { ...(isMe ? {} : { user_id: id }), year: otherYear } } : null,
  )
  const person = useApi(people.showPerson, { path: { id } })
  const holidays = useApi(company.listHolidays)
  const employment = person.data?.data.employment
  const requests = [...(thisYear.data?.data ?? []), ...(other.data?.data ?? [])]
  const bookings = requests.filter(({ user_id }) => user_id === id)
  return {
    types: thisYear.data?.types,
    children: employment?.children ?? [],
    /** Undefined until the special days are known: without them a count would be wrong. */
    time: holidays.data && timeOf(employment?.working_hours ?? me.selected_company ?? generalWeek, holidays.data.data),
    bookings,
  }
}
