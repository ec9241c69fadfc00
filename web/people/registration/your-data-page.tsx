import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { people } from '#shared/people/contract.ts'
import { schemaResolver } from '#web/api/schema-resolver.ts'
import { useChange } from '#web/api/use-change.ts'
import { useTrouble } from '#web/api/use-trouble.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { FormIsoDateField } from '#web/ui/form/form-iso-date-field.tsx'
import { FormSelect } from '#web/ui/form/form-select.tsx'
import { FormTrouble } from '#web/ui/form/form-trouble.tsx'
import { NameFields } from '../personal/name-fields.tsx'
import styles from './registration.module.css'
import { asSent, YourDataForm, type YourData } from '../personal/your-data.ts'

interface YourDataPageProps {
  /** What was typed before, or what is known. */
  start: YourData
  onTyping: (typed: YourData) => void
  onSaved: () => Promise<void>
  /** The step before this one. */
  back: string
}

/** Who the founder of the company is. */
export function YourDataPage({ start, onTyping, onSaved, back }: YourDataPageProps) {
  const { t } = useTranslation(['people', 'common'])
  const form = useForm({ resolver: schemaResolver(YourDataForm), defaultValues: start })
  const { change } = useChange(people.savePersonalInformation)
  const { trouble, submitWith } = useTrouble(form)

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
        <FormTrouble>{trouble}</FormTrouble>
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
