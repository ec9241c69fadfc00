import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addPasskey } from '#shared/account/contract/second-factor/add-passkey.ts'
import { removePasskey } from '#shared/account/contract/second-factor/remove-passkey.ts'
import { renamePasskey } from '#shared/account/contract/second-factor/rename-passkey.ts'
import { setUpPasskey } from '#shared/account/contract/second-factor/set-up-passkey.ts'
import type { PasskeyView } from '#shared/account/contract/second-factor/show-second-factors.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { useQuestion } from '#web/ui/feedback/dialog/use-question.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { isOn, type FactorProps } from './factors-context.ts'
import { LastFactorWarning } from './last-factor-warning.tsx'
import { hasPasskeys, makePasskey } from './passkey.ts'
import { PasskeyNameDialog } from './passkey-name-dialog.tsx'
import card from '../account-card.module.css'
import styles from './second-factor.module.css'

/** Adds, names and removes passkeys. */
export function PasskeysCard({ factors, isRequired, change, onCodes }: FactorProps) {
  const { authenticator, passkeys } = factors
  const { t } = useTranslation('security')
  const { ask, dialog } = useQuestion()
  const [named, name] = useState<PasskeyView | 'new'>()

  async function add(given: string) {
    name(undefined)
    const made = await change(async () => {
      const { challenge, passkey: creation } = (await call(setUpPasskey)).data
      const passkey = await makePasskey(creation)
      if (!passkey) return 'cancelled'
      return passkey === 'known' ? passkey : call(addPasskey, { body: { challenge, name: given, passkey } })
    })
    if (made === 'cancelled') toast.error(t('passkeyCancelled'))
    else if (made === 'known') toast.error(t('passkeyOnDevice'))
    else if (made) {
      toast.success(t('passkeyAdded'))
      onCodes(made.data.recovery_codes)
    }
  }

  async function rename(passkey: PasskeyView, given: string) {
    name(undefined)
    const renamed = await change(() => call(renamePasskey, { path: { id: passkey.id }, body: { name: given } }))
    if (renamed) toast.success(t('passkeyRenamed'))
  }

  async function remove(passkey: PasskeyView) {
    const isSure = await ask({
      title: t('passkeyRemove', { name: passkey.name }),
      confirm: t('passkeyRemoveConfirm'),
      isDanger: true,
      children: (
        <>
          <p>{t('passkeyRemoveWhat')}</p>
          {!authenticator && passkeys.length === 1 && <LastFactorWarning isRequired={isRequired} />}
        </>
      ),
    })
    if (isSure && (await change(() => call(removePasskey, { path: { id: passkey.id } }))))
      toast.success(t('passkeyRemoved'))
  }

  return (
    <Card title={t('passkeys')}>
      <div className={card.content}>
        <p className={card.quiet}>{t('passkeysLead')}</p>
        {passkeys.length > 0 && (
          <ul className={styles.passkeys} aria-label={t('passkeys')}>
            {passkeys.map(passkey => (
              <li key={passkey.id}>
                <PasskeyLine passkey={passkey} />
                <IconButton
                  icon="pencil"
                  name={t('passkeyRename', { name: passkey.name })}
                  onPress={() => name(passkey)}
                />
                <IconButton
                  icon="trash"
                  name={t('passkeyRemove', { name: passkey.name })}
                  onPress={() => void remove(passkey)}
                />
              </li>
            ))}
          </ul>
        )}
        <div className={card.actions}>
          {hasPasskeys() ? (
            <Button onPress={() => name('new')}>{t('passkeyAdd')}</Button>
          ) : (
            <p className={card.quiet}>{t('passkeysUnavailable')}</p>
          )}
        </div>
      </div>
      {dialog}
      {named && (
        <PasskeyNameDialog
          known={named === 'new' ? undefined : named.name}
          isFirst={!isOn(factors)}
          onNamed={given => void (named === 'new' ? add(given) : rename(named, given))}
          onClose={() => name(undefined)}
        />
      )}
    </Card>
  )
}

function PasskeyLine({ passkey: { name, created_at, last_used_at } }: { passkey: PasskeyView }) {
  const { t } = useTranslation('security')
  const dates = useDates()
  return (
    <div className={styles.passkey}>
      <strong>{name}</strong>
      <div className={card.quiet}>
        {last_used_at === null
          ? t('passkeySince', { date: dates.moment(created_at) })
          : t('passkeyUsed', { date: dates.moment(last_used_at) })}
      </div>
    </div>
  )
}
