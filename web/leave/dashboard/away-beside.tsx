import { Trans, useTranslation } from 'react-i18next'
import { addDays } from '#shared/calendar/day.ts'
import { leave } from '#shared/leave/contract.ts'
import { type RequestView } from '#shared/leave/contract/request-view.ts'
import { people } from '#shared/people/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { allWaiting } from '../all-waiting.ts'
import { NameList } from '../name-list.tsx'
import { othersAway } from '../others-away.ts'

/** Longer windows the server does not answer. */
const longestWindow = 99

/** One window over all waiting requests, so that their rows share one reading. */
function windowOf(waiting: readonly RequestView[]) {
  const first = waiting.map(({ from_date }) => from_date).sort()[0]
  const last = waiting
    .map(({ to_date }) => to_date)
    .sort()
    .at(-1)
  if (!first || !last) return undefined
  const limit = addDays(first, longestWindow)
  return { from: first, to: last < limit ? last : limit }
}

/** Who else of the group is away on the days of a waiting request. */
export function AwayBeside({ request }: { request: RequestView }) {
  const { t } = useTranslation('leave')
  const waiting = useApi(leave.listWaiting, allWaiting).data?.data ?? []
  const window = windowOf(waiting)
  const absences = useApi(leave.listAbsent, window ? { query: window } : null, { keepPreviousData: true }).data?.data
  const colleagues = useApi(people.listPeople).data?.data
  if (!window || !absences || !colleagues || request.to_date > window.to) return null
  const others = othersAway(request, absences, colleagues)
  return others.length ? (
    <Trans t={t} i18nKey="summaryAway" components={{ names: <NameList people={others} /> }} />
  ) : (
    t('awayMeanwhileNobody')
  )
}
