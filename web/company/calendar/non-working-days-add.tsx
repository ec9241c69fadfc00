import { useTranslation } from 'react-i18next'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { DayFields } from './non-working-days-fields.tsx'
import { DayForm, noDay } from './non-working-days-form.ts'
import styles from './non-working-days.module.css'

/** The form that adds a day; it is reset once the day is saved. */
export function AddDay({ add }: { add: (form: DayForm) => Promise<boolean> }) {
  const { t } = useTranslation('calendar')
  const { form } = useDraftedForm({ name: 'day.new', schema: DayForm, known: noDay })
  const { formError, submitWith } = useFormError(form)
  const submit = submitWith(async typed => {
    if (await add(typed)) form.reset(noDay)
  })
  return (
    <Card title={t('addDay')}>
      <form onSubmit={submit} noValidate>
        <FormError>{formError}</FormError>
        <div className={styles.fields}>
          <DayFields control={form.control} />
          <div className={styles.add}>
            <Button type="submit" variant="primary" icon="plus" isPending={form.formState.isSubmitting}>
              {t('add')}
            </Button>
          </div>
        </div>
      </form>
    </Card>
  )
}
