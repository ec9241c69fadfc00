import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { addAuthenticator } from '#shared/account/contract/second-factor/add-authenticator.ts'
import type { setUpAuthenticator } from '#shared/account/contract/second-factor/set-up-authenticator.ts'
import type { ReplyOf } from '#shared/contract/client.ts'
import { call } from '#web/api/call.ts'
import { schemaResolver } from '#web/api/schema-resolver.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { QrCode } from './qr-code.tsx'
import card from '../account-card.module.css'
import styles from './second-factor.module.css'

interface AuthenticatorDialogProps {
  setup: ReplyOf<typeof setUpAuthenticator>['data']
  /** Whether it is the first factor, with which every other session ends. */
  isFirst: boolean
  onAdded: (recoveryCodes: readonly string[]) => void
  onClose: () => void
}

/** Shows the secret of an authenticator app, until a first code confirms it. */
export function AuthenticatorDialog({ setup, isFirst, onAdded, onClose }: AuthenticatorDialogProps) {
  const { t } = useTranslation(['security', 'common'])
  const { challenge, secret, address } = setup
  const form = useForm({ resolver: schemaResolver(addAuthenticator.body!), defaultValues: { challenge, code: '' } })
  const { formError, submitWith } = useFormError(form)

  const submit = submitWith(async body => {
    onAdded((await call(addAuthenticator, { body })).data.recovery_codes)
  })

  return (
    <Dialog isOpen onOpenChange={onClose} title={t('authenticator')} size="sm">
      <Form onSubmit={submit} className={card.content}>
        <FormError>{formError}</FormError>
        <p>{t('scan')}</p>
        <QrCode text={address} label={t('qrCode')} />
        <p className={card.quiet}>
          {t('secretByHand')} <code className={styles.secret}>{secret.replaceAll(/(.{4})/g, '$1 ').trim()}</code>
        </p>
        <FormTextField
          control={form.control}
          name="code"
          label={t('code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          autoFocus
          isRequired
        />
        {isFirst && <p className={card.quiet}>{t('firstFactorWhat')}</p>}
        <DialogFooter>
          <Button variant="quiet" onPress={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="primary" isPending={form.formState.isSubmitting}>
            {t('confirmCode')}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  )
}
