import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ReplyOf } from '#shared/contract/client.ts'
import { eraseAccount } from '#shared/leave/contract/erase-account.ts'
import { showAccountErasure } from '#shared/leave/contract/show-account-erasure.ts'
import { call } from '#web/api/call.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { schemaResolver } from '#web/api/schema-resolver.ts'
import { useApi } from '#web/api/use-api.ts'
import { useMe } from '#web/api/use-me.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import { useIdentity } from '../second-factor/use-identity.tsx'
import styles from './own-data.module.css'

interface EraseAccountDialogProps {
  onErased: (message: string) => Promise<void>
  onClose: () => void
}

type Effect = ReplyOf<typeof showAccountErasure>['data']
type CompanyLeft = Effect['companies'][number]

/** Shows what follows from erasing the account, and asks for its address, so that nobody erases it by mistake. */
export function EraseAccountDialog({ onErased, onClose }: EraseAccountDialogProps) {
  const { t } = useTranslation(['owndata', 'common'])
  const { data, error, mutate } = useApi(showAccountErasure, undefined, { dedupingInterval: 0 })
  const identity = useIdentity()
  const form = useForm({ resolver: schemaResolver(eraseAccount.body!), defaultValues: { email: '' } })
  const { formError, submitWith } = useFormError(form)
  const isTold = useMe()?.is_email_confirmed
  const effect = data?.data

  const submit = submitWith(async body => {
    // Not `useChange`: revalidating what no longer exists would only fail.
    const isErased = await identity.confirmed(async () => {
      await call(eraseAccount, { body })
      return true
    })
    // Nothing is sent to an address that nobody confirmed.
    if (isErased) await onErased(t(isTold ? 'erased' : 'erasedQuietly'))
  })

  return (
    <>
      <Dialog isOpen onOpenChange={onClose} title={t('eraseTitle')} size="sm" isAlert>
        <form onSubmit={submit} noValidate className={styles.card}>
          <FormError>{formError}</FormError>
          {effect ? <Follows {...effect} /> : !error && <SkeletonRows rows={3} />}
          {error && !effect && <LoadFailed title={t('eraseLoadFailed')} onRetry={() => void mutate()} />}
          {effect && mayErase(effect) && (
            <FormTextField
              control={form.control}
              name="email"
              type="email"
              label={t('eraseType', { email: effect.email })}
              autoComplete="off"
              isRequired
            />
          )}
          <DialogFooter>
            <Button variant="quiet" onPress={onClose}>
              {t('common:cancel')}
            </Button>
            {effect && mayErase(effect) && (
              <Button type="submit" variant="danger" isPending={form.formState.isSubmitting}>
                {t('erase')}
              </Button>
            )}
          </DialogFooter>
        </form>
      </Dialog>
      {identity.dialog}
    </>
  )
}

const mayErase = ({ companies, is_last_operator }: Effect) =>
  !is_last_operator && companies.every(({ obstacle }) => obstacle === null)

function Follows(effect: Effect) {
  const { t } = useTranslation('owndata')
  const { companies, is_last_operator } = effect
  const held = companies.filter(({ obstacle }) => obstacle !== null)
  if (!mayErase(effect))
    return (
      <>
        {is_last_operator && <Alert tone="warning">{t('eraseLastOperator')}</Alert>}
        {held.map(({ name, obstacle }) => (
          <Alert key={name} tone="warning">
            {t(obstacle === 'owner' ? 'eraseOwner' : 'eraseLastSuperadmin', { company: name })}
          </Alert>
        ))}
      </>
    )
  return (
    <>
      <p>{t('eraseWhat')}</p>
      <ul className={styles.follows}>
        <li>{t('eraseSessions')}</li>
        {companies.map((company, place) => (
          <li key={place}>
            <Left {...company} />
          </li>
        ))}
      </ul>
      <p>{t('eraseForGood')}</p>
    </>
  )
}

/** A company that is left, and what becomes of what waits there. */
function Left({ name, waiting }: CompanyLeft) {
  const { t } = useTranslation('owndata')
  return (
    <>
      {t('eraseLeaves', { company: name })}
      {waiting > 0 && <span className={styles.also}>{t('eraseWaiting', { count: waiting })}</span>}
    </>
  )
}
