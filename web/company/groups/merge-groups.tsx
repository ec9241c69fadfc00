import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { Select } from '#web/ui/form/select/select.tsx'
import type { GroupColumn } from './columns.ts'
import styles from './groups.module.css'
import type { ChangedApprovers, useApproversEffect } from './use-approvers-effect.tsx'

interface MergeGroupsProps {
  column: GroupColumn
  others: readonly GroupColumn[]
  /** Whose approvers change when the people join another group. */
  changedBy: (into: GroupColumn) => readonly ChangedApprovers[]
  show: ReturnType<typeof useApproversEffect>['show']
  merge: (column: GroupColumn, into: string) => Promise<void>
  onClose: () => void
}

/** Chooses the group that another one is merged into, and shows what becomes of its people. */
export function MergeGroups({ column, others, changedBy, show, merge, onClose }: MergeGroupsProps) {
  const { t } = useTranslation(['groups', 'common'])
  const [into, choose] = useState<string | null>(null)
  const [isMerging, setMerging] = useState(false)
  const target = others.find(({ id }) => id === into)
  const changed = target ? changedBy(target) : []

  async function submit() {
    if (!into) return
    setMerging(true)
    await toastOnError(async () => {
      await merge(column, into)
      onClose()
    })
    setMerging(false)
  }

  return (
    <Dialog isOpen onOpenChange={onClose} title={t('mergeTitle', { name: column.name })} size="sm" hasCloseButton>
      <div className={styles.fields}>
        <Select
          label={t('mergeInto')}
          value={into}
          onChange={choose}
          options={others.map(({ id, name }) => ({ value: id!, label: name }))}
        />
        {target && (
          <div aria-live="polite" className={styles.fields}>
            <p>{t('mergeMoves', { count: column.size })}</p>
            {changed.length > 0 ? show(changed) : <p className={styles.quiet}>{t('effectNobody')}</p>}
          </div>
        )}
      </div>
      <DialogFooter>
        <Button variant="quiet" onPress={onClose}>
          {t('common:cancel')}
        </Button>
        <Button variant="primary" isDisabled={!target} isPending={isMerging} onPress={() => void submit()}>
          {t('mergeDo')}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
