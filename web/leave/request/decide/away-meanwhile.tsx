import { Trans, useTranslation } from 'react-i18next'
import { leave } from '#shared/leave/contract.ts'
import { type RequestView } from '#shared/leave/contract/request-view.ts'
import { people } from '#shared/people/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { NameList } from '../../name-list.tsx'
import { othersAway } from '../../others-away.ts'
import styles from '../request-modal.module.css'

/** Who else of the group is away on the days of a request: what one wants to know before one decides. */
export function AwayMeanwhile({ request }: { request: RequestView }) {
  const { t } = useTranslation('leave')
  const colleagues = useApi(people.listPeople).data?.data
  const window = { query: { from: request.from_date, to: request.to_date } }
  const { data } = useApi(leave.listAbsent, window, { shouldRetryOnError: false })
  if (!data || !colleagues) return null
  const others = othersAway(request, data.data, colleagues)
  return (
    <p className={styles.away}>
      {others.length ? (
        <Trans t={t} i18nKey="summaryAway" components={{ names: <NameList people={others} /> }} />
      ) : (
        t('awayMeanwhileNobody')
      )}
    </p>
  )
}
