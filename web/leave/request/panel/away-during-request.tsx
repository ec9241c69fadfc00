import { addDays } from '#shared/calendar/day.ts'
import { company } from '#shared/company/contract.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { leave } from '#shared/leave/contract.ts'
import { longestAbsentWindow } from '#shared/leave/contract/list-absent.ts'
import { people } from '#shared/people/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { useMe } from '#web/api/use-me.ts'
import { isSomebodyAway, type OverlappingRequest } from '../../others-away.ts'
import { OthersAwaySentence } from '../../others-away-sentence.tsx'
import { datesOf } from '../../team-calendar/team-month.ts'
import { sameTime } from './same-time.ts'
import { SameTimeTable } from './same-time-table.tsx'
import styles from '../request-modal.module.css'

/** Who else of the group is away on the days of a request, day by day, for whoever is about to decide on it. */
export function AwayDuringRequest({ request }: { request: OverlappingRequest & { status: string } }) {
  const me = useMe()
  const colleagues = useApi(people.listPeople).data?.data
  const furthest = addDays(request.from_date, longestAbsentWindow - 1)
  const isLonger = request.to_date > furthest
  const window = { query: { from: request.from_date, to: isLonger ? furthest : request.to_date } }
  const { data } = useApi(leave.listAbsent, window, { shouldRetryOnError: false })
  const special = useApi(company.listHolidays, undefined, { shouldRetryOnError: false })
  if (!data || !colleagues || special.isLoading) return null
  const dates = datesOf(request, special.data?.data ?? [], me?.selected_company ?? generalWeek)
  const table = sameTime(request, dates, data.data, colleagues)
  if (table) return <SameTimeTable {...table} />
  // Of what was not looked at nobody is said to be away, nor that nobody is.
  if (isLonger && !isSomebodyAway(request, data.data, colleagues)) return null
  return (
    <p className={styles.away}>
      <OthersAwaySentence request={request} absences={data.data} colleagues={colleagues} />
    </p>
  )
}
