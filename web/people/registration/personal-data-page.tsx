import { useTranslation } from 'react-i18next'
import { people } from '#shared/people/contract.ts'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useChange } from '#web/api/use-change.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { FormIsoDateField } from '#web/ui/form/form-iso-date-field.tsx'
import { FormSelect } from '#web/ui/form/form-select.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { NameFields } from '../personal/name-fields.tsx'
import styles from './registration.module.css'
import { asSent, PersonalDataForm, type PersonalData } from '../personal/personal-data.ts'

interface PersonalDataPageProps {
  /** The saved data. */
  known: PersonalData
  onSaved: () => Promise<void>
  /** The address of the previous step. */
  back: string
}

/** The registration step of the founder's personal data. */
export function PersonalDataPage({ known, onSaved, back }: PersonalDataPageProps) {
  const { t } = useTranslation(['people', 'common'])
  const { form, finish } = useDraftedForm({ name: 'your-data', schema: PersonalDataForm, known })
  const { change } = useChange(people.savePersonalInformation)
  const { formError, submitWith } = useFormError(form)

  const submit = submitWith(async typed => {
    await change({ path: { id: 'me' }, body: asSent(typed) })
    finish()
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
          label={t('ownGender')}
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
