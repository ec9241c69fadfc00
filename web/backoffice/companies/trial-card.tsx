import { useTranslation } from 'react-i18next'
import { changeTrial } from '#shared/backoffice/contract/companies/change-trial.ts'
import type { CompanyAccount } from '#shared/backoffice/contract/companies/show-company-account.ts'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { FormError } from '#web/ui/form/form-error.tsx'
import { FormIsoDateField } from '#web/ui/form/form-iso-date-field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { NewerValue } from '../frame/newer-value.tsx'
import { useMay } from '../frame/use-operator.ts'
import { useNewer } from '../frame/use-newer.ts'
import { useOperatorChange } from '../frame/use-operator-change.ts'
import record from '../frame/record.module.css'

/** Until when a company tries everything; an operator gives it more time, or less. */
export function TrialCard({ company }: { company: CompanyAccount }) {
  const { t } = useTranslation('companiesadmin')
  const mayWrite = useMay()('companies.write')
  const { medium } = useDates()
  const { trial } = company
  return (
    <Card title={t('trial')}>
      {!trial && <p className={record.quiet}>{t('noTrial')}</p>}
      {trial && !mayWrite && <p className={record.quiet}>{t('trialSaved', { day: medium(trial.to_date) })}</p>}
      {trial && mayWrite && <TrialForm company={company} trial={trial} />}
    </Card>
  )
}

function TrialForm({ company, trial }: { company: CompanyAccount; trial: NonNullable<CompanyAccount['trial']> }) {
  const { t } = useTranslation(['companiesadmin', 'common'])
  const { medium } = useDates()
  const changing = useOperatorChange(changeTrial)
  const known = { to_date: trial.to_date, version: company.version }
  const { form, isDirty, finish } = useDraftedForm({ name: `trial.${company.id}`, schema: changeTrial.body!, known })
  const { formError, submitWith } = useFormError(form)
  const { newer, noticing } = useNewer(known, form.watch('version'))
  const submit = submitWith(body =>
    noticing(async () => {
      await changing.change({ path: { id: company.id }, body })
      finish()
      toast.success(t('trialSaved', { day: medium(body.to_date) }))
    }),
  )
  return (
    <Form className={record.stack} onSubmit={event => void submit(event as never)}>
      <FormError>{newer ? undefined : formError}</FormError>
      {newer && (
        <NewerValue
          fields={[{ label: t('trialUntil'), mine: form.watch('to_date'), theirs: newer.to_date }]}
          onTake={() => form.reset(newer)}
          onKeep={() => {
            form.setValue('version', newer.version)
            void submit()
          }}
        />
      )}
      <FormIsoDateField control={form.control} name="to_date" label={t('trialUntil')} />
      <div className={record.buttons}>
        <Button type="submit" isDisabled={!isDirty} isPending={form.formState.isSubmitting}>
          {t('common:save')}
        </Button>
      </div>
    </Form>
  )
}
