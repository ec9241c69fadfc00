import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { changeEmail } from '#shared/account/contract/email/change-email.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { schemaResolver } from '#web/api/schema-resolver.ts'
import { useChange } from '#web/api/use-change.ts'
import { Button } from '#web/ui/button/button.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { useIdentity } from '../second-factor/use-identity.tsx'
import card from '../account-card.module.css'

/** Where another address is given, of whoever confirms who they are. */
export function EmailForm({ onAsked }: { onAsked: () => void }) {
  const { t } = useTranslation('security')
  const form = useForm({ resolver: schemaResolver(changeEmail.body!), defaultValues: { email: '' } })
  const { change } = useChange(changeEmail)
  const { formError, submitWith } = useFormError(form)
  const identity = useIdentity()

  const submit = submitWith(async body => {
    if (await identity.confirmed(() => change({ body }))) onAsked()
  })

  return (
    <>
      <Form onSubmit={submit} className={card.content}>
        <FormError>{formError}</FormError>
        <FormTextField
          control={form.control}
          name="email"
          label={t('emailNew')}
          hint={t('emailNewHint')}
          type="email"
          autoComplete="email"
          isRequired
        />
        <div className={card.actions}>
          <Button type="submit" isPending={form.formState.isSubmitting}>
            {t('emailChange')}
          </Button>
        </div>
      </Form>
      {identity.dialog}
    </>
  )
}
