import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { account } from '#shared/account/contract.ts'
import { ApiError } from '#shared/contract/client.ts'
import { schemaResolver } from '#web/api/schema-resolver.ts'
import { useChange } from '#web/api/use-change.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { FormPasswordField } from '#web/ui/form/form-password-field.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { Form } from '#web/ui/form/form.tsx'

interface ResetPasswordPageProps {
  token: string
  /** The page to sign in, and the one for another link; they keep where somebody is going. */
  logIn: string
  forgotten: string
  /** Whoever was signed in is so no more. */
  onReset: () => void
}

/** Where the link of the email leads: to choose another password. */
export function ResetPasswordPage({ token, logIn, forgotten, onReset }: ResetPasswordPageProps) {
  const { t } = useTranslation(['account', 'problems'])
  const form = useForm({
    resolver: schemaResolver(account.resetPassword.body!),
    defaultValues: { token, password: '' },
  })
  const { change } = useChange(account.resetPassword)
  const { formError, submitWith } = useFormError(form)
  const [isLinkOver, setLinkOver] = useState(!token)
  const [isDone, setDone] = useState(false)

  const submit = submitWith(async body => {
    await change({ body }).catch((error: unknown) => {
      setLinkOver(error instanceof ApiError && error.status === 404)
      throw error
    })
    setDone(true)
    onReset()
  })

  if (isDone)
    return (
      <>
        <h1>{t('resetTitle')}</h1>
        <Alert tone="success" title={t('resetDoneTitle')} takesFocus>
          {t('resetDone')}
        </Alert>
        <LinkButton to={logIn} variant="primary" size="lg" wide>
          {t('logIn')}
        </LinkButton>
      </>
    )
  if (isLinkOver)
    return (
      <>
        <h1>{t('resetTitle')}</h1>
        <Alert tone="danger" takesFocus>
          {formError ?? t('problems:invalidToken')}
        </Alert>
        <LinkButton to={forgotten} variant="primary" size="lg" wide>
          {t('askNewLink')}
        </LinkButton>
        <p>
          <Link to={logIn}>{t('backToLogIn')}</Link>
        </p>
      </>
    )
  return (
    <>
      <h1>{t('resetTitle')}</h1>
      <p>{t('resetLead')}</p>
      <Form onSubmit={submit}>
        <FormError>{formError}</FormError>
        <FormPasswordField
          control={form.control}
          name="password"
          label={t('newPassword')}
          autoComplete="new-password"
          showRules
          isRequired
        />
        <Button type="submit" variant="primary" size="lg" wide isPending={form.formState.isSubmitting}>
          {t('savePassword')}
        </Button>
      </Form>
    </>
  )
}
