import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { account } from '#shared/account/contract.ts'
import { schemaResolver } from '#web/api/schema-resolver.ts'
import { useChange } from '#web/api/use-change.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { Button } from '#web/ui/button/button.tsx'
import { FormPasswordField } from '#web/ui/form/form-password-field.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import styles from './change-password-page.module.css'
import { useIdentity } from './second-factor/use-identity.tsx'

const nothing = { current_password: '', new_password: '' }

/** Where somebody who is in changes the password; the other devices are signed out by it. */
export function ChangePasswordPage() {
  const { t } = useTranslation(['account', 'security'])
  const form = useForm({ resolver: schemaResolver(account.changePassword.body!), defaultValues: nothing })
  const { change } = useChange(account.changePassword)
  const { formError, submitWith } = useFormError(form)
  const identity = useIdentity()

  const submit = submitWith(async body => {
    if (!(await identity.confirmed(() => change({ body })))) return
    form.reset(nothing)
    toast.success(t('security:passwordChanged'))
  })

  return (
    <div className={styles.page}>
      <h1>{t('changePassword')}</h1>
      <p className="muted">{t('security:changePasswordLead')}</p>
      <Form onSubmit={submit} className={styles.form}>
        <FormError>{formError}</FormError>
        <FormPasswordField
          control={form.control}
          name="current_password"
          label={t('security:currentPassword')}
          autoComplete="current-password"
          isRequired
        />
        <FormPasswordField
          control={form.control}
          name="new_password"
          label={t('newPassword')}
          autoComplete="new-password"
          showRules
          isRequired
        />
        <Button type="submit" variant="primary" isPending={form.formState.isSubmitting}>
          {t('savePassword')}
        </Button>
      </Form>
      {identity.dialog}
    </div>
  )
}
