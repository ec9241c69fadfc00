import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { confirmIdentity } from '#shared/account/contract/second-factor/confirm-identity.ts'
import {
  showSecondFactors,
  type SecondFactorsView,
} from '#shared/account/contract/second-factor/show-second-factors.ts'
import { startPasskeyConfirmation } from '#shared/account/contract/second-factor/start-passkey-confirmation.ts'
import type { InputOf } from '#shared/contract/client.ts'
import { call } from '#web/api/call.ts'
import { schemaResolver } from '#web/api/schema-resolver.ts'
import { useApi } from '#web/api/use-api.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { FormError } from '#web/ui/form/form-error.tsx'
import { FormPasswordField } from '#web/ui/form/form-password-field.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { isOn } from './factors-context.ts'
import { askPasskey, hasPasskeys } from './passkey.ts'
import card from '../account-card.module.css'

interface IdentityDialogProps {
  onConfirmed: () => void
  onClose: () => void
}

/** Asks who it is before something sensitive changes: by a second factor where there is one, else by the password. */
export function IdentityDialog({ onConfirmed, onClose }: IdentityDialogProps) {
  const { t } = useTranslation('security')
  const { data, error, mutate } = useApi(showSecondFactors)
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('confirmTitle')} size="sm">
      {data ? (
        data.data.has_password || isOn(data.data) ? (
          <IdentityForm factors={data.data} onConfirmed={onConfirmed} onClose={onClose} />
        ) : (
          <PasswordNeeded onClose={onClose} />
        )
      ) : error ? (
        <LoadFailed title={t('loadFailed')} onRetry={() => void mutate()} />
      ) : (
        <SkeletonRows rows={2} />
      )}
    </Dialog>
  )
}

/** Whoever signs in by a provider alone has nothing to confirm with yet. */
function PasswordNeeded({ onClose }: Pick<IdentityDialogProps, 'onClose'>) {
  const { t } = useTranslation(['identity', 'common'])
  return (
    <>
      <p>{t('confirmNeedsPassword')}</p>
      <DialogFooter>
        <Button variant="quiet" onPress={onClose}>
          {t('common:cancel')}
        </Button>
        <LinkButton to="/forgot-password" variant="primary">
          {t('choosePassword')}
        </LinkButton>
      </DialogFooter>
    </>
  )
}

/** What is asked stands empty: without it the schema would take it for left out, and an attempt would be lost. */
const nothing = { password: { password: '' }, code: { code: '' }, passkey: {} }

type Way = keyof typeof nothing

function IdentityForm({ factors, onConfirmed, onClose }: IdentityDialogProps & { factors: SecondFactorsView }) {
  const { t } = useTranslation(['security', 'common'])
  const canSign = factors.passkeys.length > 0 && hasPasskeys()
  const first: Way = !isOn(factors) ? 'password' : canSign && !factors.authenticator ? 'passkey' : 'code'
  const [way, choose] = useState(first)
  const form = useForm<NonNullable<InputOf<typeof confirmIdentity>['body']>>({
    resolver: schemaResolver(confirmIdentity.body!),
    defaultValues: nothing[first],
  })
  const { formError, submitWith } = useFormError(form)

  const submit = submitWith(async typed => {
    const body = way === 'passkey' ? await signed() : typed
    if (body) {
      await call(confirmIdentity, { body })
      onConfirmed()
    } else toast.error(t('passkeyCancelled'))
  })

  function take(other: Way) {
    form.reset(nothing[other])
    choose(other)
  }

  return (
    <Form onSubmit={submit} className={card.content}>
      <FormError>{formError}</FormError>
      <p>{t('confirmLead')}</p>
      {way === 'code' && (
        <FormTextField
          control={form.control}
          name="code"
          label={t('confirmByCode')}
          hint={t('confirmCodeHint')}
          autoComplete="one-time-code"
          autoFocus
          isRequired
        />
      )}
      {way === 'password' && (
        <FormPasswordField
          control={form.control}
          name="password"
          label={t('confirmByPassword')}
          autoComplete="current-password"
          autoFocus
          isRequired
        />
      )}
      {way === 'passkey' && (
        <Button variant="quiet" onPress={() => take('code')}>
          {t('confirmUseCode')}
        </Button>
      )}
      {way === 'code' && canSign && (
        <Button variant="quiet" onPress={() => take('passkey')}>
          {t('confirmUsePasskey')}
        </Button>
      )}
      <DialogFooter>
        <Button variant="quiet" onPress={onClose}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" variant="primary" isPending={form.formState.isSubmitting}>
          {t(way === 'passkey' ? 'stepUsePasskey' : 'confirm')}
        </Button>
      </DialogFooter>
    </Form>
  )
}

/** What confirms by a passkey; undefined where the browser gives none. */
async function signed() {
  const { challenge, passkey: request } = (await call(startPasskeyConfirmation)).data
  const passkey = await askPasskey(request)
  return passkey && { challenge, passkey }
}
