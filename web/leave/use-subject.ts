import { company } from '#shared/company/contract.ts'
import { leave } from '#shared/leave/contract.ts'
import { people, type CurrentUser } from '#shared/people/contract.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { useApi } from '#web/api/use-api.ts'
import { timeOf, type Booked } from './person-time.ts'

/** The person whose days are asked for, as far as the form needs them: types, children, working time and what is booked. */
export function useSubject(me: CurrentUser, id: string, nextYear: number) {
  const isMe = id === me.id
  const thisYear = useApi(leave.listDaysOff, isMe ? undefined : { query: { user_id: id } })
  const next = useApi(leave.listDaysOff, { query: { ...(isMe ? {} : { user_id: id }), year: String(nextYear) } })
  const person = useApi(people.showPerson, { path: { id: isMe ? 'me' : id } })
  const holidays = useApi(company.listHolidays)
  const employment = person.data?.data.employment
  const bookings: Booked[] = [...(thisYear.data?.data ?? []), ...(next.data?.data ?? [])]
  return {
    types: thisYear.data?.types,
    children: employment?.children ?? [],
    /** Undefined until the special days are known: without them a count would be wrong. */
    time: holidays.data && timeOf(employment?.working_hours ?? me.selected_company ?? generalWeek, holidays.data.data),
    bookings,
  }
}
