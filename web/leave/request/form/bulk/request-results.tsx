import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResultPerPerson } from '#shared/leave/view/bulk-request-view.ts'
import { Button } from '#web/ui/button/button.tsx'
import { DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import styles from '../../request-modal.module.css'
import { OutcomeList, type Outcome } from './outcome-list.tsx'
import { useCancelSeveral, type CancelResults } from './use-cancel-several.ts'

/** For whom of several people the request was created, and why not for the others; those created can be cancelled together. */
export function RequestResults({ results, onClose }: { results: readonly ResultPerPerson[]; onClose: () => void }) {
  const { t } = useTranslation(['leave', 'request', 'common'])
  const { cancel, isCancelling } = useCancelSeveral()
  const [cancelled, setCancelled] = useState<CancelResults>()
  const created = results.filter(({ id }) => id)
  return (
    <>
      <div role="status">
        <OutcomeList outcomes={results.map(result => outcomeOf(result, cancelled))} />
      </div>
      <p className={styles.hint}>{t('resultsHint')}</p>
      <DialogFooter>
        {created.length > 0 && !cancelled && (
          <Button isPending={isCancelling} onPress={() => void cancel(created).then(setCancelled)}>
            {t('request:takeBackAll')}
          </Button>
        )}
        <Button variant="primary" autoFocus onPress={onClose}>
          {t('common:close')}
        </Button>
      </DialogFooter>
    </>
  )
}

/** Created or refused, and after a cancellation either cancelled or kept. */
function outcomeOf({ user_id: userId, id, errors = {} }: ResultPerPerson, cancelled?: CancelResults): Outcome {
  if (!id) return { userId, end: 'refused', why: Object.values(errors).flat() }
  const cancellation = cancelled?.find(one => one.id === id)
  if (!cancellation) return { userId, end: 'booked' }
  return cancellation.errors ? { userId, end: 'kept', why: cancellation.errors } : { userId, end: 'takenBack' }
}
