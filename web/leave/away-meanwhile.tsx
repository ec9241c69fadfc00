import { Trans, useTranslation } from 'react-i18next'
import { leave, type RequestView } from '#shared/leave/contract.ts'
import { people } from '#shared/people/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { NameList } from './name-list.tsx'
import styles from './request-modal.module.css'

/** Who else is away on the days of a request: what one wants to know before one decides. */
export function AwayMeanwhile({ request: { user_id, from_date, to_date } }: { request: RequestView }) {
  const { t } = useTranslation('leave')
  const colleagues = useApi(people.listPeople).data?.data
  const { data } = useApi(leave.listAbsent, { query: { from: from_date, to: to_date } }, { shouldRetryOnError: false })
  if (!data || !colleagues) return null
  const away = new Set(data.data.map(absent => absent.user_id))
  const others = colleagues.filter(({ id }) => id !== user_id && away.has(id))
  return (
    <p className={styles.consequence}>
      {others.length ? (
        <Trans t={t} i18nKey="summaryAway" components={{ names: <NameList people={others} /> }} />
      ) : (
        t('awayMeanwhileNobody')
      )}
    </p>
  )
}
