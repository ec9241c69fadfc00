import { useTranslation } from 'react-i18next'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { useAskBeforeClosing } from '#web/ui/feedback/dialog/use-ask-before-closing.tsx'
import { dayWithWeekday } from '#web/ui/dates/dates.ts'
import { DayFields } from './non-working-days-fields.tsx'
import { DayForm, formOf } from './non-working-days-form.ts'
import type { ShownDay } from './non-working-days.ts'
import styles from './non-working-days.module.css'
import { FormDialog } from '#web/ui/feedback/dialog/form-dialog.tsx'

interface EditDayProps {
  day: ShownDay
  save: (day: ShownDay, form: DayForm) => Promise<boolean>
  onClose: () => void
}

/** Edits a day of the company, or its override of a statutory day. */
export function EditDay({ day, save, onClose }: EditDayProps) {
  const { t, i18n } = useTranslation(['calendar', 'common'])
  const { form, isDirty, discard, finish } = useDraftedForm({
    name: `day.${day.date}`,
    schema: DayForm,
    known: formOf(day),
  })
  const closing = useAskBeforeClosing({ isChanged: isDirty, onDiscard: discard, onClose })
  const { formError, submitWith } = useFormError(form)
  const submit = submitWith(async typed => {
    if (!(await save(day, typed))) return
    finish()
    onClose()
  })
  return (
    <FormDialog
      title={t('editDay', { name: day.name, date: dayWithWeekday(day.date, i18n.language) })}
      formError={formError}
      isSubmitting={form.formState.isSubmitting}
      onSubmit={submit}
      closing={closing}
    >
      {day.isOfficial && <p className={styles.quiet}>{t('lawDayHint')}</p>}
      <DayFields control={form.control} isOfficial={day.isOfficial} />
    </FormDialog>
  )
}
