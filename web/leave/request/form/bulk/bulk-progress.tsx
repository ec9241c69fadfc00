import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#shared/contract/client.ts'
import type { BulkResultView } from '#shared/leave/contract/request/show-bulk-request.ts'
import { Button } from '#web/ui/button/button.tsx'
import { DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { LoadError } from '../../../load-error.tsx'
import modal from '../../request-modal.module.css'
import styles from '../request-form.module.css'
import { OutcomeList, type Outcome } from './outcome-list.tsx'
import { isOver, useBulk } from './use-bulk.ts'

interface BulkProgressProps {
  id: string
  onClose: () => void
  /** Looks at it no more, and begins another request. */
  onNew: () => void
}

/** How far leave for many people has come, and at its end what became of each. */
export function BulkProgress({ id, onClose, onNew }: BulkProgressProps) {
  const { t } = useTranslation(['request', 'common'])
  const { progress, error, undo, isChanging } = useBulk(id)
  const [failure, setFailure] = useState<string>()
  if (error instanceof ApiError && !progress)
    return (
      <>
        <LoadError onRetry={onNew} />
        <DialogFooter>
          <Button onPress={onNew}>{t('bulkNew')}</Button>
        </DialogFooter>
      </>
    )
  if (!progress) return <SkeletonRows rows={2} />
  const { status, total, done, booked, results } = progress
  const ended = isOver(progress)
  const undoAll = () => void undo().catch((refused: Error) => setFailure(refused.message))
  return (
    <>
      <div className={styles.progress}>
        <FormError>{failure}</FormError>
        <p role="status">
          {status === 'booking' && t('bulkBooking', { done, count: total })}
          {status === 'undoing' && t('bulkUndoing', { count: done })}
          {status === 'booked' && t('bulkDone', { count: booked, total })}
          {status === 'undone' && t('bulkUndone')}
        </p>
        {!ended && (
          <>
            <progress className={styles.bar} aria-label={t('bulkTitle')} value={done} max={total} />
            <p className={modal.hint}>{t('bulkStays')}</p>
          </>
        )}
        {results && <Results results={results} isUndone={status === 'undone'} />}
      </div>
      <DialogFooter>
        {ended && (
          <Button variant="quiet" onPress={onNew}>
            {t('bulkNew')}
          </Button>
        )}
        {(status === 'booking' || (status === 'booked' && booked > 0)) && (
          <Button isPending={isChanging} onPress={undoAll}>
            {t(status === 'booking' ? 'bulkStop' : 'bulkUndo')}
          </Button>
        )}
        <Button variant="primary" onPress={onClose}>
          {t('common:close')}
        </Button>
      </DialogFooter>
    </>
  )
}

/** Those for whom it failed come first. */
function Results({ results, isUndone }: { results: readonly BulkResultView[]; isUndone: boolean }) {
  const { t } = useTranslation('request')
  const outcomes = results.map(outcomeOf)
  const [failed, others] = [outcomes.filter(hasFailed), outcomes.filter(outcome => !hasFailed(outcome))]
  return (
    <>
      {failed.length > 0 && !isUndone && <p className={modal.refused}>{t('bulkRefused', { count: failed.length })}</p>}
      <OutcomeList outcomes={[...failed, ...others]} />
    </>
  )
}

const hasFailed = ({ end }: Outcome) => end === 'refused' || end === 'kept'

function outcomeOf({ user_id: userId, id, errors, is_undone, kept }: BulkResultView): Outcome {
  if (kept) return { userId, end: 'kept', why: kept }
  if (!id) return { userId, end: 'refused', why: Object.values(errors ?? {}).flat() }
  return { userId, end: is_undone ? 'takenBack' : 'booked' }
}
