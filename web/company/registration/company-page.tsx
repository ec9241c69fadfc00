import { useTranslation } from 'react-i18next'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { Button } from '#web/ui/button/button.tsx'
import { FormSelect } from '#web/ui/form/form-select.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { CompanyForm, nothingYet, type CompanyInfo } from './company-info.ts'
import { useCountries } from '../use-countries.ts'
import { WorkingHoursFields } from '../working-hours-fields.tsx'

interface CompanyPageProps {
  /** The saved company, where somebody returns to this step. */
  known: CompanyInfo | undefined
  /** Creates the company, or updates it. */
  save: (info: CompanyInfo) => Promise<void>
}

export function CompanyPage({ known = nothingYet, save }: CompanyPageProps) {
  const { t } = useTranslation(['company', 'common'])
  const { form, finish } = useDraftedForm({ name: 'company', schema: CompanyForm, known })
  const { formError, submitWith } = useFormError(form)
  const options = useCountries(known.country)

  const submit = submitWith(async info => {
    await save(info)
    finish()
  })

  return (
    <>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <form onSubmit={submit} noValidate>
        <FormError>{formError}</FormError>
        <FormSelect
          control={form.control}
          name="country"
          label={t('country')}
          options={options}
          autoComplete="country"
          isRequired
        />
        <FormTextField control={form.control} name="name" label={t('name')} autoComplete="organization" isRequired />
        <WorkingHoursFields control={form.control} hint={t('workingHoursHint')} />
        <Button type="submit" variant="primary" size="lg" wide isPending={form.formState.isSubmitting}>
          {t('common:continue')}
        </Button>
      </form>
    </>
  )
}
