import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { SheetView } from '#shared/attendance/contract/sheet-view.ts'
import { prose } from '#shared/contract/wire.ts'
import { longestMessage } from '#shared/leave/model.ts'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { useAskBeforeClosing } from '#web/ui/feedback/dialog/use-ask-before-closing.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { FormTextArea } from '#web/ui/form/form-text-area.tsx'
import type { SheetSteps } from '../use-sheet-steps.ts'
import styles from './aside.module.css'

interface ReopenDialogProps {
  sheet: Pick<SheetView, 'user_id' | 'month' | 'state'>
  /** Whose sheet it is, where the page shows several. */
  name?: string
  steps: Pick<SheetSteps, 'reopen'>
  onClose: () => void
}

/** Opens a sheet again; an accepted one for a reason, which stays in its history. */
export function ReopenDialog({ sheet: { user_id, month, state }, name, steps, onClose }: ReopenDialogProps) {
  const { t } = useTranslation(['sheet', 'common'])
  const { monthName } = useDates()
  const isNeeded = state === 'accepted'
  const { form, isDirty, discard, finish } = useDraftedForm({
    name: `reopen.${user_id}.${month}`,
    schema: isNeeded ? NeededReason : Reason,
    known: { reason: '' },
  })
  const { close, question } = useAskBeforeClosing({ isChanged: isDirty, onDiscard: discard, onClose })
  const { formError, submitWith } = useFormError(form)
  const submit = submitWith(async ({ reason }) => {
    await steps.reopen(reason)
    finish()
    onClose()
  })
  return (
    <Dialog isOpen onOpenChange={close} title={t('reopenTitle', { month: monthName(month) })} size="sm" isDismissable>
      <form onSubmit={submit} className={styles.form} noValidate>
        <FormError>{formError}</FormError>
        {name && (
          <p>
            <strong>{name}</strong>
          </p>
        )}
        <p>{t(isNeeded ? 'reopenLead' : 'giveBackLead')}</p>
        <FormTextArea
          control={form.control}
          name="reason"
          label={t('reason')}
          {...(isNeeded ? { isRequired: true } : { isOptional: true })}
          maxLength={longestMessage}
          rows={3}
          autoFocus
        />
        <DialogFooter>
          <Button variant="quiet" onPress={close}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="primary" isPending={form.formState.isSubmitting}>
            {t('reopen')}
          </Button>
        </DialogFooter>
      </form>
      {question}
    </Dialog>
  )
}

const Reason = z.object({ reason: prose(longestMessage) })
const NeededReason = z.object({
  reason: prose(longestMessage).check(z.minLength(1, { error: 'problems:required' })),
})
