import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { leave } from '#shared/leave/contract.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Card, CardList, CardRow } from '#web/ui/card/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx'
import styles from './dashboard.module.css'
import { CardContent } from './card-content.tsx'
import { MyRequestRow } from './my-request-row.tsx'
import { useOpenRequest } from '../open-request.tsx'
import { ownRequests } from './own-requests.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'

export function MyRequestsCard() {
  const { t } = useTranslation('leave')
  const { data, error, mutate } = useApi(leave.listDaysOff)
  return (
    <Card title={t('mineTitle')} isFlush>
      <CardContent data={data?.data} error={error} onRetry={() => void mutate()}>
        {requests => <MyRequests requests={requests} />}
      </CardContent>
    </Card>
  )
}

function MyRequests({ requests }: { requests: readonly RequestView[] }) {
  const { t } = useTranslation('leave')
  const { today } = useDates()
  const [showsOver, showOver] = useState(false)
  const { ahead, over } = ownRequests(requests, today)
  const shown = showsOver ? [...ahead, ...over] : ahead
  return (
    <>
      {ahead.length === 0 && <NothingAhead isFirst={over.length === 0} />}
      {shown.length > 0 && (
        <CardList label={t('mineTitle')}>
          {shown.map(request => (
            <CardRow key={request.id}>
              <MyRequestRow request={request} />
            </CardRow>
          ))}
        </CardList>
      )}
      {over.length > 0 && (
        <div className={styles.more}>
          <Button variant="quiet" size="sm" aria-expanded={showsOver} onPress={() => showOver(!showsOver)}>
            {showsOver ? t('hideEarlier') : t('earlier', { count: over.length })}
          </Button>
        </div>
      )}
    </>
  )
}

function NothingAhead({ isFirst }: { isFirst: boolean }) {
  const { t } = useTranslation('leave')
  const open = useOpenRequest()
  return (
    <div className={styles.padded}>
      <EmptyState title={t(isFirst ? 'mineEmpty' : 'mineNothingAhead')}>
        <p>{t('mineEmptyNext')}</p>
        <Button icon="plus" onPress={() => open({ mode: 'create' })}>
          {t('newRequest')}
        </Button>
      </EmptyState>
    </div>
  )
}
