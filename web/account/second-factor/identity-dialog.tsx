import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { confirmIdentity } from '#shared/account/contract/confirm-identity.ts'
import type { InputOf } from '#shared/contract/client.ts'
import { call } from '#web/api/call.ts'
import { schemaResolver } from '#web/api/schema-resolver.ts'
import { useFormError } from '#web/api/use-form-error.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { FormPasswordField } from '#web/ui/form/form-password-field.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import styles from './second-factor.module.css'

interface IdentityDialogProps {
  /** Whether a code of a second factor can be given instead of the password. */
  hasCode: boolean
  onConfirmed: () => void
  onClose: () => void
}

/** What is asked stands empty: without it the schema would take it for left out, and an attempt would be lost. */
const nothing = { password: { password: '' }, code: { code: '' } }

/** Asks for the password, or for a code, before the factors change. */
export function IdentityDialog({ hasCode, onConfirmed, onClose }: IdentityDialogProps) {
  const { t } = useTranslation(['security', 'common'])
  const [isByCode, setByCode] = useState(false)
  const form = useForm<NonNullable<InputOf<typeof confirmIdentity>['body']>>({
    resolver: schemaResolver(confirmIdentity.body!),
    defaultValues: nothing.password,
  })
  const { formError, submitWith } = useFormError(form)

  const submit = submitWith(async body => {
    await call(confirmIdentity, { body })
    onConfirmed()
  })

  function change() {
    form.reset(isByCode ? nothing.password : nothing.code)
    setByCode(!isByCode)
  }

  return (
    <Dialog isOpen onOpenChange={onClose} title={t('confirmTitle')} size="sm">
      <Form onSubmit={submit} className={styles.form}>
        <FormError>{formError}</FormError>
        <p>{t('confirmLead')}</p>
        {isByCode ? (
          <FormTextField
            key="code"
            control={form.control}
            name="code"
            label={t('confirmByCode')}
            hint={t('confirmCodeHint')}
            autoComplete="one-time-code"
            autoFocus
            isRequired
          />
        ) : (
          <FormPasswordField
            key="password"
            control={form.control}
            name="password"
            label={t('confirmByPassword')}
            autoComplete="current-password"
            autoFocus
            isRequired
          />
        )}
        {hasCode && (
          <Button variant="quiet" onPress={change}>
            {t(isByCode ? 'confirmUsePassword' : 'confirmUseCode')}
          </Button>
        )}
        <DialogFooter>
          <Button variant="quiet" onPress={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="primary" isPending={form.formState.isSubmitting}>
            {t('confirm')}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  )
}
