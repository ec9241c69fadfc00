import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { schemaResolver } from '#web/api/schema-resolver.ts'
import { useFormError } from '#web/api/use-form-error.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { dayWithWeekday } from '#web/ui/dates/dates.ts'
import { DayFields } from './non-working-days-fields.tsx'
import { DayForm, formOf } from './non-working-days-form.ts'
import type { ShownDay } from './non-working-days.ts'
import styles from './non-working-days.module.css'

interface EditDayProps {
  day: ShownDay
  save: (day: ShownDay, form: DayForm) => Promise<boolean>
  onClose: () => void
}

/** Edits a day of the company, or its override of a statutory day. */
export function EditDay({ day, save, onClose }: EditDayProps) {
  const { t, i18n } = useTranslation(['calendar', 'common'])
  const form = useForm({ resolver: schemaResolver(DayForm), defaultValues: formOf(day) })
  const { formError, submitWith } = useFormError(form)
  const submit = submitWith(async typed => {
    if (await save(day, typed)) onClose()
  })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('editDay', { name: day.name, date: dayWithWeekday(day.date, i18n.language) })}
      hasCloseButton
    >
      <form onSubmit={submit} noValidate className={styles.edit}>
        <div className={styles.editFields}>
          <FormError>{formError}</FormError>
          {day.isOfficial && <p className={styles.quiet}>{t('lawDayHint')}</p>}
          <DayFields control={form.control} isOfficial={day.isOfficial} />
        </div>
        <DialogFooter>
          <Button variant="quiet" onPress={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="primary" isPending={form.formState.isSubmitting}>
            {t('common:save')}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}
