import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { account } from '#shared/account/contract.ts'
import type { ReplyOf } from '#shared/contract/client.ts'
import { captchaFor } from '#web/api/captcha/captcha.ts'
import { CaptchaNotice } from '#web/api/captcha/captcha-notice.tsx'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useChange } from '#web/api/use-change.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { Button } from '#web/ui/button/button.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { FormPasswordField } from '#web/ui/form/form-password-field.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'

interface RegisterPageProps {
  /** Another way to register, shown below the form. */
  otherWay?: ReactNode
  onRegistered: (told: ReplyOf<typeof account.register>) => Promise<void>
}

/** The first step: an account for the one who brings the company. */
export function RegisterPage({ otherWay, onRegistered }: RegisterPageProps) {
  const { t } = useTranslation(['account', 'common'])
  const { form, finish } = useDraftedForm({
    name: 'register',
    isGuest: true,
    schema: account.register.body!,
    known: { email: '', password: '' },
    unkept: ['password'],
  })
  const { change } = useChange(account.register)
  const { formError, submitWith } = useFormError(form)

  const submit = submitWith(async body => {
    const told = await change({ body: { ...body, captcha: await captchaFor('register') } })
    finish()
    await onRegistered(told)
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
        <CaptchaNotice />
      </Form>
      {otherWay}
      <p>
        {t('haveAccount')} <Link to="/login">{t('logIn')}</Link>
      </p>
    </>
  )
}
