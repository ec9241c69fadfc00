import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { people } from '#shared/people/contract.ts'
import { schemaResolver } from '#web/api/schema-resolver.ts'
import { focusOnTrouble, troubleIn } from '#web/api/trouble-in.ts'
import { useChange } from '#web/api/use-change.ts'
import { Alert } from '#web/ui/alert/alert.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { applyServerErrors } from '#web/ui/form/apply-server-errors.ts'
import { FormIsoDateField } from '#web/ui/form/form-iso-date-field.tsx'
import { FormSelect } from '#web/ui/form/form-select.tsx'
import { NameFields } from './name-fields.tsx'
import styles from './people.module.css'
import { asSent, YourDataForm, type YourData } from './your-data.ts'

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
  const [trouble, setTrouble] = useState<string>()

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => onTyping(values) }),
    [form, onTyping],
  )

  const submit = form.handleSubmit(async typed => {
    setTrouble(undefined)
    try {
      await change({ path: { id: 'me' }, body: asSent(typed) })
      await onSaved()
    } catch (error) {
      setTrouble(troubleIn(error, errors => applyServerErrors(form, errors)))
    }
  })

  return (
    <>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <form onSubmit={submit} noValidate>
        {trouble && (
          <Alert tone="danger" ref={focusOnTrouble}>
            {trouble}
          </Alert>
        )}
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
