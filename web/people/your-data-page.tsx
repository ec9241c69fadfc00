import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { people, PersonalInformation } from '#shared/people/contract.ts'
import { schemaResolver } from '#web/api/schema-resolver.ts'
import { focusOnTrouble, troubleIn } from '#web/api/trouble-in.ts'
import { useChange } from '#web/api/use-change.ts'
import { Alert } from '#web/ui/alert/alert.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { applyServerErrors } from '#web/ui/form/apply-server-errors.ts'
import { FormIsoDateField, FormRadioCards } from '#web/ui/form/form-parts.tsx'
import { NameFields } from './name-fields.tsx'
import { asInformation, type YourData } from './your-data.ts'

interface YourDataPageProps {
  start: YourData
  onTyping: (typed: YourData) => void
  onSaved: () => Promise<void>
  /** The step before this one. */
  back: string
}

/** Who the founder is. */
export function YourDataPage({ start, onTyping, onSaved, back }: YourDataPageProps) {
  const { t } = useTranslation(['people', 'common'])
  const form = useForm<YourData>({ defaultValues: start })
  const { change, isChanging } = useChange(people.savePersonalInformation)
  const [trouble, setTrouble] = useState<string>()

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => onTyping(values) }),
    [form, onTyping],
  )

  const submit = form.handleSubmit(async values => {
    setTrouble(undefined)
    try {
      await change({ path: { id: 'me' }, body: asInformation(values) })
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
      </form>
    </>
  )
}
