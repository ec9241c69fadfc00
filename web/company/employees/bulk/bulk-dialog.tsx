import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkResultView } from '#shared/leave/contract/request/show-bulk-request.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { useQuestion } from '#web/ui/feedback/dialog/use-question.tsx'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import type { BulkFormProps } from './bulk-form.ts'
import styles from './bulk.module.css'
import { isOver, type useBulkRequest } from './use-bulk-request.ts'
import { useBulkWords } from './use-bulk-words.ts'

interface BulkDialogProps extends Pick<BulkFormProps, 'employees' | 'groups'> {
  request: ReturnType<typeof useBulkRequest>
  onClose: () => void
}

/** How far a change of many has come, and at its end for whom it failed and why. It goes on whether or not somebody looks. */
export function BulkDialog({ request, employees, groups, onClose }: BulkDialogProps) {
  const { t } = useTranslation(['employees', 'common'])
  const { progress, error, undo, isChanging, reload } = request
  const { wordsOf, nameOf } = useBulkWords({ employees, groups })
  const { ask, dialog } = useQuestion()

  async function takeBack() {
    const isSure = await ask({
      title: t('bulkUndoTitle'),
      confirm: t('bulkUndo'),
      isDanger: true,
      children: <p>{t('bulkUndoWhat')}</p>,
    })
    if (isSure) await toastOnError(undo)
  }

  return (
    <Dialog isOpen onOpenChange={onClose} title={progress ? wordsOf(progress) : t('bulkList')} isDismissable>
      <div className={styles.body}>
        {!progress && (error ? <LoadFailed title={t('bulkLoadFailed')} onRetry={reload} /> : <SkeletonRows rows={2} />)}
        {progress && <Progress progress={progress} nameOf={nameOf} />}
      </div>
      <DialogFooter>
        {progress?.can_undo && (progress.booked > 0 || !isOver(progress)) && (
          <Button icon="undo" isPending={isChanging} onPress={() => void takeBack()}>
            {t(isOver(progress) ? 'bulkUndo' : 'bulkStop')}
          </Button>
        )}
        <Button variant="primary" onPress={onClose}>
          {t('common:close')}
        </Button>
      </DialogFooter>
      {dialog}
    </Dialog>
  )
}

interface ProgressProps {
  progress: NonNullable<BulkDialogProps['request']['progress']>
  nameOf: (id: string) => string
}

function Progress({ progress, nameOf }: ProgressProps) {
  const { t } = useTranslation('employees')
  const { status, total, done, booked, results = [] } = progress
  const refused = results.flatMap(({ user_id, errors, kept }) => {
    const why = kept ?? (errors && Object.values(errors).flat())
    return why ? [{ user_id, why }] : []
  })
  const waiting = results.filter(({ waits }) => waits).length
  return (
    <>
      <p role="status">
        {status === 'booking' && t('bulkRuns', { done, count: total })}
        {status === 'undoing' && t('bulkUndoes', { count: done })}
        {status === 'booked' && t('bulkSaved', { done: booked, count: total })}
        {status === 'undone' && t('bulkTakenBack')}
      </p>
      {!isOver(progress) && (
        <>
          <progress className={styles.bar} aria-label={t('bulkList')} value={done} max={total} />
          <p className={styles.quiet}>{t('bulkGoesOn')}</p>
        </>
      )}
      {waiting > 0 && <p>{t(status === 'undone' ? 'bulkUndoWaits' : 'bulkWaits', { count: waiting })}</p>}
      {refused.length > 0 && <Refused refused={refused} nameOf={nameOf} />}
    </>
  )
}

/** How many reasons are drawn before somebody asks for all. */
const atFirst = 50

interface RefusedProps extends Pick<ProgressProps, 'nameOf'> {
  refused: readonly (Pick<BulkResultView, 'user_id'> & { why: readonly string[] })[]
}

function Refused({ refused, nameOf }: RefusedProps) {
  const { t } = useTranslation('employees')
  const [isWhole, showWhole] = useState(false)
  const shown = isWhole ? refused : refused.slice(0, atFirst)
  return (
    <section aria-label={t('bulkRefused', { count: refused.length })}>
      <h3 className={styles.refused}>{t('bulkRefused', { count: refused.length })}</h3>
      <ul className={styles.results}>
        {shown.map(({ user_id, why }) => (
          <li key={user_id}>
            <strong>{nameOf(user_id)}</strong>
            <span>{why.join(' ')}</span>
          </li>
        ))}
      </ul>
      {shown.length < refused.length && (
        <Button variant="quiet" size="sm" onPress={() => showWhole(true)}>
          {t('bulkAllResults', { count: refused.length })}
        </Button>
      )}
    </section>
  )
}
