import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { longestMessage } from '#shared/leave/model.ts'
import { Decision } from '#shared/leave/view/decision.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { schemaResolver } from '#web/api/schema-resolver.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { FormTextArea } from '#web/ui/form/form-text-area.tsx'
import { NameList } from '../name-list.tsx'
import styles from './inbox.module.css'

interface DenySeveralDialogProps {
  requests: readonly RequestView[]
  onClose: () => void
  onDeny: (comment: string) => void
}

/** Asks for one reason for several requests, which each of the people sees. */
export function DenySeveralDialog({ requests, onClose, onDeny }: DenySeveralDialogProps) {
  const { t } = useTranslation(['inbox', 'leave', 'common'])
  const { control, handleSubmit } = useForm({ resolver: schemaResolver(Decision), defaultValues: { comment: '' } })
  const people = [...new Map(requests.map(({ user }) => [user.id, user])).values()]
  const submit = handleSubmit(({ comment }) => {
    onClose()
    onDeny(comment)
  })
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('denyChosenTitle', { count: requests.length })} size="sm">
      <form onSubmit={submit} className={styles.form}>
        <p>
          <NameList people={people} />
        </p>
        <FormTextArea
          control={control}
          name="comment"
          label={t('leave:denyComment')}
          isOptional
          hint={t('leave:denyHint')}
          maxLength={longestMessage}
          rows={3}
          autoFocus
        />
        <DialogFooter>
          <Button variant="quiet" onPress={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="danger">
            {t('leave:denyConfirm')}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}
