import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { people } from '#shared/people/contract.ts'
import { schemaResolver } from '#web/api/schema-resolver.ts'
import { useChange } from '#web/api/use-change.ts'
import { useFormError } from '#web/api/use-form-error.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { FormIsoDateField } from '#web/ui/form/form-iso-date-field.tsx'
import { FormSelect } from '#web/ui/form/form-select.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { NameFields } from '../personal/name-fields.tsx'
import styles from './registration.module.css'
import { asSent, PersonalDataForm, type PersonalData } from '../personal/personal-data.ts'

interface PersonalDataPageProps {
  /** The draft, or the saved data. */
  start: PersonalData
  onTyping: (typed: PersonalData) => void
  onSaved: () => Promise<void>
  /** The address of the previous step. */
  back: string
}

/** The registration step of the founder's personal data. */
export function PersonalDataPage({ start, onTyping, onSaved, back }: PersonalDataPageProps) {
  const { t } = useTranslation(['people', 'common'])
  const form = useForm({ resolver: schemaResolver(PersonalDataForm), defaultValues: start })
  const { change } = useChange(people.savePersonalInformation)
  const { formError, submitWith } = useFormError(form)

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => onTyping(values) }),
    [form, onTyping],
  )

  const submit = submitWith(async typed => {
    await change({ path: { id: 'me' }, body: asSent(typed) })
    await onSaved()
  })

  return (
    <>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <form onSubmit={submit} noValidate>
        <FormError>{formError}</FormError>
        <NameFields control={form.control} />
        <FormIsoDateField
          control={form.control}
          name="birthday"
          label={t('birthday')}
          hint={t('birthdayHint')}
          autoComplete="bday"
          isOptional
        />
        <FormSelect
          control={form.control}
          name="gender"
          label={t('gender')}
          hint={t('genderHint')}
          autoComplete="sex"
          isOptional
          options={[
            { value: '2', label: t('female') },
            { value: '1', label: t('male') },
            { value: 'none', label: t('notGiven') },
          ]}
        />
        <div className={styles.steps}>
          <LinkButton to={back} size="lg" icon="arrow-left">
            {t('common:back')}
          </LinkButton>
          <Button type="submit" variant="primary" size="lg" isPending={form.formState.isSubmitting}>
            {t('common:continue')}
          </Button>
        </div>
      </form>
    </>
  )
}
