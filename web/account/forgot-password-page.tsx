import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { account } from '#shared/account/contract.ts'
import { captchaFor } from '#web/api/captcha.ts'
import { schemaResolver } from '#web/api/schema-resolver.ts'
import { focusOnTrouble, troubleIn } from '#web/api/trouble-in.ts'
import { useChange } from '#web/api/use-change.ts'
import { Alert } from '#web/ui/alert/alert.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { applyServerErrors } from '#web/ui/form/apply-server-errors.ts'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import { Form } from '#web/ui/form/form.tsx'

/** Where somebody who cannot get in asks for the link that leads to a new password. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('account')
  const form = useForm({ resolver: schemaResolver(account.forgotPassword.body!), defaultValues: { email: '' } })
  const { change } = useChange(account.forgotPassword)
  const [trouble, setTrouble] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()

  const submit = form.handleSubmit(async ({ email }) => {
    setTrouble(undefined)
    setSentTo(undefined)
    try {
      await change({ body: { email, captcha: await captchaFor('forgot_password') } })
      setSentTo(email)
    } catch (error) {
      setTrouble(troubleIn(error, errors => applyServerErrors(form, errors)))
    }
  })

  return (
    <>
      <h1>{t('forgotTitle')}</h1>
      <p>{t('forgotLead')}</p>
      <Form onSubmit={submit}>
        {trouble && (
          <Alert tone="danger" ref={focusOnTrouble}>
            {trouble}
          </Alert>
        )}
        {sentTo && (
          <Alert tone="success" title={t('linkSentTitle')} ref={focusOnTrouble}>
            {t('linkSent', { email: sentTo })} {t('linkNotThere')}
          </Alert>
        )}
        <FormTextField
          control={form.control}
          name="email"
          label={t('email')}
          type="email"
          autoComplete="username"
          isRequired
        />
        <Button type="submit" variant="primary" size="lg" wide isPending={form.formState.isSubmitting}>
          {t(sentTo ? 'sendAgain' : 'sendLink')}
        </Button>
      </Form>
      <p>
        <Link to="/login">{t('backToLogIn')}</Link>
      </p>
    </>
  )
}
