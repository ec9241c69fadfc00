import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { account } from '#shared/account/contract.ts'
import { captchaFor } from '#web/api/captcha/captcha.ts'
import { CaptchaNotice } from '#web/api/captcha/captcha-notice.tsx'
import { schemaResolver } from '#web/api/schema-resolver.ts'
import { useChange } from '#web/api/use-change.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { Form } from '#web/ui/form/form.tsx'

interface ForgotPasswordPageProps {
  /** The page to sign in. */
  logIn: string
  onSent: () => void
}

/** Where somebody who cannot get in asks for the link that leads to a new password. */
export function ForgotPasswordPage({ logIn, onSent }: ForgotPasswordPageProps) {
  const { t } = useTranslation('account')
  const form = useForm({ resolver: schemaResolver(account.forgotPassword.body!), defaultValues: { email: '' } })
  const { change } = useChange(account.forgotPassword)
  const { formError, submitWith } = useFormError(form)
  const [sentTo, setSentTo] = useState<string>()

  const submit = submitWith(async ({ email }) => {
    setSentTo(undefined)
    await change({ body: { email, captcha: await captchaFor('forgot_password') } })
    onSent()
    setSentTo(email)
  })

  return (
    <>
      <h1>{t('forgotTitle')}</h1>
      <p>{t('forgotLead')}</p>
      <Form onSubmit={submit}>
        <FormError>{formError}</FormError>
        {sentTo && (
          <Alert tone="success" title={t('linkSentTitle')} takesFocus>
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
        <CaptchaNotice />
      </Form>
      <p>
        <Link to={logIn}>{t('backToLogIn')}</Link>
      </p>
    </>
  )
}
