import { useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ApiError, type InputOf, type ReplyOf } from '#shared/contract/client.ts'
import { captchaFor } from '#web/api/captcha/captcha.ts'
import { CaptchaNotice } from '#web/api/captcha/captcha-notice.tsx'
import { account } from '#shared/account/contract.ts'
import { schemaResolver } from '#web/api/schema-resolver.ts'
import { useChange } from '#web/api/use-change.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { FormCheckbox } from '#web/ui/form/form-checkbox.tsx'
import { FormPasswordField } from '#web/ui/form/form-password-field.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'

interface LogInPageProps {
  /** Whether this browser's person wanted to stay signed in the last time. */
  stays: boolean
  /** Why whoever was signed in is so no more. */
  reason?: string | undefined
  /** The page for a forgotten password. */
  forgotten: string
  /** Whether somebody without a company is offered to register one. */
  mayRegister?: boolean
  /** Another way to sign in, shown below the form. */
  otherWay?: ReactNode
  onSignedIn: (told: ReplyOf<typeof account.logIn>, stays: boolean) => Promise<void>
}

type Credentials = NonNullable<InputOf<typeof account.logIn>['body']>

/** After failures, the reply asks for a captcha. */
const asksCaptcha = (error: unknown) => error instanceof ApiError && 'captcha' in error.errors

export function LogInPage({ stays, reason, forgotten, mayRegister = true, otherWay, onSignedIn }: LogInPageProps) {
  const { t } = useTranslation('account')
  const form = useForm({
    resolver: schemaResolver(account.logIn.body!),
    defaultValues: { email: '', password: '', remember_me: stays },
  })
  const { change } = useChange(account.logIn)
  const { formError, submitWith } = useFormError(form)

  const [isBlocked, setBlocked] = useState(false)

  async function logIn(body: Credentials) {
    try {
      return await change({ body })
    } catch (error) {
      const captcha = asksCaptcha(error) ? await captchaFor('log_in') : undefined
      if (!captcha) throw error
      return change({ body: { ...body, captcha } })
    }
  }

  const submit = submitWith(async body => {
    const told = await logIn(body).catch((error: unknown) => {
      setBlocked(error instanceof ApiError && error.status === 429)
      throw error
    })
    await onSignedIn(told, body.remember_me)
  })

  return (
    <>
      <h1>{t('logInTitle')}</h1>
      {reason && <Alert tone="warning">{reason}</Alert>}
      <Form onSubmit={submit}>
        <FormError>
          {formError && isBlocked ? (
            <>
              {formError} <Link to={forgotten}>{t('blockedReset')}</Link>
            </>
          ) : (
            formError
          )}
        </FormError>
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
          autoComplete="current-password"
          isRequired
        />
        <FormCheckbox control={form.control} name="remember_me">
          {t('stay')}
        </FormCheckbox>
        <Button type="submit" variant="primary" size="lg" wide isPending={form.formState.isSubmitting}>
          {t('logIn')}
        </Button>
        <CaptchaNotice />
      </Form>
      {otherWay}
      <p>
        <Link to={forgotten}>{t('forgotLink')}</Link>
      </p>
      {mayRegister && (
        <p>
          {t('noCompanyYet')} <Link to="/register">{t('registerCompany')}</Link>
        </p>
      )}
    </>
  )
}
