import { leave } from '#shared/leave/contract.ts'
import { people } from '#shared/people/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import type { OverlappingRequest } from '../../others-away.ts'
import { OthersAwaySentence } from '../../others-away-sentence.tsx'
import styles from '../request-modal.module.css'

/** Who else of the group is away on the days of a request, for whoever is about to decide on it. */
export function AwayDuringRequest({ request }: { request: OverlappingRequest }) {
  const colleagues = useApi(people.listPeople).data?.data
  const window = { query: { from: request.from_date, to: request.to_date } }
  const { data } = useApi(leave.listAbsent, window, { shouldRetryOnError: false })
  if (!data || !colleagues) return null
  return (
    <p className={styles.away}>
      <OthersAwaySentence request={request} absences={data.data} colleagues={colleagues} />
    </p>
  )
}
