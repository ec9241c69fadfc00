import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { leave } from '#shared/leave/contract.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { useApi } from '#web/api/use-api.ts'
import { useChange } from '#web/api/use-change.ts'
import { Card, CardList, CardRow } from '#web/ui/card/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { waitingInput } from '../waiting-input.ts'
import { approvedFor, withApprovedRows, type ApprovedRow } from './approved-rows.ts'
import styles from './dashboard.module.css'
import { CardContent } from './card-content.tsx'
import { optimisticOutcome } from '../optimistic-outcome.ts'
import { useRequestError } from '../use-request-error.ts'
import { useDecisionToast } from '../use-decision-toast.ts'
import { WaitingRow } from './waiting-row.tsx'

/** The requests that wait for the reader's decision. */
export function WaitingCard() {
  const { t } = useTranslation('leave')
  const { data, error, mutate } = useApi(leave.listWaiting, waitingInput)
  return (
    <Card title={t('waitingTitle')} count={data?.total || undefined} isFlush>
      <CardContent data={data?.data} error={error} onRetry={() => void mutate()}>
        {waiting => <Waiting waiting={waiting} />}
      </CardContent>
    </Card>
  )
}

function Waiting({ waiting }: { waiting: readonly RequestView[] }) {
  const { t } = useTranslation('leave')
  const list = useRef<HTMLDivElement>(null)
  const { approved, approve } = useApproving(waiting)
  const rows = withApprovedRows(waiting, approved)
  if (rows.length === 0)
    return (
      <div className={styles.padded}>
        <EmptyState title={t('waitingEmpty')}>
          <p>{t('waitingEmptyNext')}</p>
        </EmptyState>
      </div>
    )
  return (
    <div ref={list} tabIndex={-1} className={styles.plain}>
      <CardList label={t('waitingTitle')}>
        {rows.map(({ request, isApproved }) => (
          <CardRow key={request.id}>
            <WaitingRow
              request={request}
              isApproved={isApproved}
              onApprove={() => {
                void approve(request)
                // The pressed button is removed, and the focus stays in the list.
                list.current?.focus({ preventScroll: true })
              }}
            />
          </CardRow>
        ))}
      </CardList>
    </div>
  )
}

/** Approves optimistically; a rejected approval rolls the row back and says why. */
function useApproving(waiting: readonly RequestView[]) {
  const { t } = useTranslation('leave')
  const handleError = useRequestError({ mode: 'deny' })
  const { change } = useChange(leave.approveLeave)
  const toastDecision = useDecisionToast()
  const [approved, setApproved] = useState<ApprovedRow[]>([])
  const drop = (id: string) => setApproved(others => others.filter(({ request }) => request.id !== id))

  async function approve(request: RequestView) {
    const place = waiting.findIndex(({ id }) => id === request.id)
    setApproved(others => [...others, { request, place }])
    try {
      await change({ path: { id: request.id } }, { optimistic: optimisticOutcome(request, 'approved') })
      toastDecision(request, t('approved'))
      setTimeout(() => drop(request.id), approvedFor)
    } catch (error) {
      drop(request.id)
      const unhandled = handleError(error)
      if (unhandled?.kind === 'retryable') toast.error(unhandled.sentence)
    }
  }
  return { approved, approve }
}
