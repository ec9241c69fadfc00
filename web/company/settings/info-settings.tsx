import { useTranslation } from 'react-i18next'
import { company as calls } from '#shared/company/contract.ts'
import { CompanyFacts } from '#shared/company/contract/change-company.ts'
import { useChange } from '#web/api/use-change.ts'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { FormCheckbox } from '#web/ui/form/form-checkbox.tsx'
import { FormSelect } from '#web/ui/form/form-select.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { useEffectQuestion } from '#web/ui/feedback/effect/use-effect-question.tsx'
import { useCalendarEffect } from '../effect/use-calendar-effect.tsx'
import { useCountries } from '../use-countries.ts'
import { SettingsForm } from './settings-form.tsx'
import type { SettingsProps } from './settings.ts'

/** The name and country of the company, and what colleagues see of each other. */
export function InfoSettings({ company }: SettingsProps) {
  const { t } = useTranslation(['settings', 'company', 'common'])
  const { name, country, shows_types, employee_count } = company
  const { form, settle, discard } = useDraftedForm({
    name: 'settings.info',
    schema: CompanyFacts,
    known: { name, country, shows_types },
  })
  const { formError, submitWith } = useFormError(form)
  const { change } = useChange(calls.changeCompany)
  const { ask, dialog } = useEffectQuestion()
  const effectOf = useCalendarEffect()
  const options = useCountries(country)

  const submit = submitWith(async body => {
    const isSure =
      body.country === country ||
      (await ask({
        title: t('confirmCountry', { country: options.find(({ value }) => value === body.country)?.label }),
        confirm: t('common:save'),
        note: <p>{t(body.country === 'HU' ? 'countryHungary' : 'countryAbroad')}</p>,
        effect: effectOf({ call: calls.changeCompany.route, body }),
      }))
    if (!isSure) return
    await change({ body })
    settle(body)
    toast.success(t('infoSaved'))
  })

  return (
    <>
      <SettingsForm
        title={t('info')}
        lead={t('headcount', { count: employee_count })}
        formError={formError}
        isDirty={form.formState.isDirty}
        isSaving={form.formState.isSubmitting}
        onSubmit={submit}
        onDiscard={discard}
      >
        <FormTextField
          control={form.control}
          name="name"
          label={t('company:name')}
          autoComplete="organization"
          isRequired
        />
        <FormSelect
          control={form.control}
          name="country"
          label={t('company:country')}
          options={options}
          autoComplete="country"
          isRequired
        />
        <FormCheckbox control={form.control} name="shows_types" hint={t('showsTypesHint')}>
          {t('showsTypes')}
        </FormCheckbox>
      </SettingsForm>
      {dialog}
    </>
  )
}
