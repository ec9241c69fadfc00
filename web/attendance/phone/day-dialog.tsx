import { useTranslation } from 'react-i18next'
import { useWatch } from 'react-hook-form'
import { longestNote } from '#shared/attendance/model.ts'
import type { Said } from '#shared/attendance/corrected.ts'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { useAskBeforeClosing } from '#web/ui/feedback/dialog/use-ask-before-closing.tsx'
import { FormCheckbox } from '#web/ui/form/form-checkbox.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { FormTextArea } from '#web/ui/form/form-text-area.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import { columns, textOf, type Column } from '../sheet/cells.ts'
import type { ShownDay } from '../sheet/shown-sheet.ts'
import { spanText } from '../time-text.ts'
import { saidInForm } from './said-in-form.ts'
import styles from './phone.module.css'

interface DayDialogProps {
  /** Whose day it is. */
  user: string
  day: ShownDay
  onSave: (said: Said) => void
  onClose: () => void
}

/** One day of a sheet as a form, which rises from the foot of a phone. */
export function DayDialog({ user, day, onSave, onClose }: DayDialogProps) {
  const { t, i18n } = useTranslation(['sheet', 'common'])
  const { withWeekday } = useDates()
  const texts = Object.fromEntries(columns.map(column => [column, textOf(day, column, i18n.language)]))
  const known = { ...(texts as Record<Column, string>), is_missed: day.correction?.is_missed ?? false }
  const { form, isDirty, discard, finish } = useDraftedForm({ name: `attendance-day.${user}.${day.date}`, known })
  const { close, question } = useAskBeforeClosing({ isChanged: isDirty, onDiscard: discard, onClose })
  const { formError, submitWith } = useFormError(form)
  const isMissed = useWatch({ control: form.control, name: 'is_missed' })
  const submit = submitWith(async typed => {
    const { said, unreadable } = saidInForm(day, known, typed)
    for (const column of unreadable) form.setError(column, { message: t('unreadable') }, { shouldFocus: true })
    if (unreadable.length) return
    onSave(said)
    finish()
    onClose()
  })
  const field = (column: 'start' | 'end' | 'break' | 'overtime', inputMode: 'numeric' | 'decimal') => (
    <FormTextField control={form.control} name={column} label={t(column)} inputMode={inputMode} autoComplete="off" />
  )
  return (
    <Dialog isOpen onOpenChange={close} title={withWeekday(day.date)} size="sm" isDismissable>
      <form onSubmit={submit} className={styles.form} noValidate>
        <FormError>{formError}</FormError>
        <p className={styles.quiet}>
          {day.scheduled ? t('scheduledAs', { value: spanText(day.scheduled) }) : t('notScheduled')}
        </p>
        {!isMissed && (
          <>
            <div className={styles.pair}>
              {field('start', 'numeric')}
              {field('end', 'numeric')}
            </div>
            <div className={styles.pair}>
              {field('break', 'numeric')}
              {field('overtime', 'decimal')}
            </div>
          </>
        )}
        {day.scheduled && (
          <FormCheckbox control={form.control} name="is_missed">
            {t('missed')}
          </FormCheckbox>
        )}
        <FormTextField
          control={form.control}
          name="stand_by"
          label={t('stand_by')}
          hint={t('standByHint')}
          autoComplete="off"
        />
        <FormTextArea
          control={form.control}
          name="note"
          label={t('note')}
          maxLength={longestNote}
          rows={2}
          isOptional
        />
        <DialogFooter>
          <Button variant="quiet" onPress={close}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="primary">
            {t('common:save')}
          </Button>
        </DialogFooter>
      </form>
      {question}
    </Dialog>
  )
}
