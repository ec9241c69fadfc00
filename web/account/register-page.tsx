import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { account } from '#shared/account/contract.ts'
import type { ReplyOf } from '#shared/contract/client.ts'
import { captchaFor } from '#web/api/captcha.ts'
import { schemaResolver } from '#web/api/schema-resolver.ts'
import { useChange } from '#web/api/use-change.ts'
import { useFormError } from '#web/api/use-form-error.ts'
import { Button } from '#web/ui/button/button.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { FormPasswordField } from '#web/ui/form/form-password-field.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'

interface RegisterPageProps {
  /** What was typed before a reload; the password is never kept. */
  typed: { email: string } | undefined
  onTyping: (typed: { email: string }) => void
  onRegistered: (told: ReplyOf<typeof account.register>) => Promise<void>
}

/** The first step: an account for the one who brings the company. */
export function RegisterPage({ typed, onTyping, onRegistered }: RegisterPageProps) {
  const { t } = useTranslation(['account', 'common'])
  const form = useForm({
    resolver: schemaResolver(account.register.body!),
    defaultValues: { email: typed?.email ?? '', password: '' },
  })
  const { change } = useChange(account.register)
  const { formError, submitWith } = useFormError(form)

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values: { email } }) => onTyping({ email }) }),
    [form, onTyping],
  )

  const submit = submitWith(async body => {
    await onRegistered(await change({ body: { ...body, captcha: await captchaFor('register') } }))
  })

  return (
    <>
      <h1>{t('registerTitle')}</h1>
      <p>{t('registerLead')}</p>
      <Form onSubmit={submit}>
        <FormError>{formError}</FormError>
        <FormTextField
          control={form.control}
          name="email"
          label={t('email')}
          type="email"
          autoComplete="username"
          isRequired
        />
        <FormPasswordField
          control={form.control}
          name="password"
          label={t('password')}
          autoComplete="new-password"
          showRules
          isRequired
        />
        <Button type="submit" variant="primary" size="lg" wide isPending={form.formState.isSubmitting}>
          {t('common:continue')}
        </Button>
      </Form>
      <p>
        {t('haveAccount')} <Link to="/login">{t('logIn')}</Link>
      </p>
    </>
  )
}
