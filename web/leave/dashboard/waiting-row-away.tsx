import { addDays } from '#shared/calendar/day.ts'
import { leave } from '#shared/leave/contract.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { people } from '#shared/people/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { OthersAwaySentence } from '../others-away-sentence.tsx'
import { waitingInput } from '../waiting-input.ts'

/** The longest window that the server lists absences for, in days after the first. */
const longestWindow = 99

/** One window over all waiting requests, so that their rows share one cache entry. */
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

/** Who else is away on the days of a waiting request; nothing where its days lie beyond the window. */
export function WaitingRowAway({ request }: { request: RequestView }) {
  const waiting = useApi(leave.listWaiting, waitingInput).data?.data ?? []
  const window = windowOf(waiting)
  const absences = useApi(leave.listAbsent, window ? { query: window } : null, { keepPreviousData: true }).data?.data
  const colleagues = useApi(people.listPeople).data?.data
  if (!window || !absences || !colleagues || request.to_date > window.to) return null
  return <OthersAwaySentence {...{ request, absences, colleagues }} />
}
