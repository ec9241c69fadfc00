import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showSecondFactors } from '#shared/account/contract/second-factor/show-second-factors.ts'
import { people } from '#shared/people/contract.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useApi } from '#web/api/use-api.ts'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { IdentitiesCard } from '../identity/identities-card.tsx'
import { providers } from '../identity/providers.ts'
import { AuthenticatorCard } from './authenticator-card.tsx'
import { isOn } from './factors-context.ts'
import { PasskeysCard } from './passkeys-card.tsx'
import { RecoveryCodesCard } from './recovery-codes-card.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import styles from './second-factor.module.css'
import { useFocusBack } from './use-focus-back.ts'
import { useIdentity } from './use-identity.tsx'

/** The own second factors, each in a card. */
export function FactorCards() {
  const { t } = useTranslation('security')
  const { data, error, mutate } = useApi(showSecondFactors)
  const factors = data?.data
  const { confirmed, dialog } = useIdentity()
  const company = useApi(people.showMe).data?.data.selected_company
  const { cards, focusBack } = useFocusBack()
  const [codes, showCodes] = useState<readonly string[]>([])

  async function change<T>(act: () => Promise<T>): Promise<T | undefined> {
    let made: T | undefined
    await toastOnError(async () => void (made = await confirmed(act)))
    await mutate()
    focusBack()
    return made
  }

  function onCodes(made: readonly string[]) {
    showCodes(made)
    void mutate()
  }

  if (!factors && error) return <LoadFailed title={t('loadFailed')} onRetry={() => void mutate()} />
  // As high as the cards that come, of which providers have one more.
  if (!factors) return <SkeletonRows rows={providers.length ? 12 : 6} />
  const props = { factors, isRequired: Boolean(company?.requires_second_factor), change, onCodes }
  return (
    <div ref={cards} className={styles.cards}>
      <AuthenticatorCard {...props} />
      <PasskeysCard {...props} />
      <IdentitiesCard {...props} />
      {isOn(factors) && <RecoveryCodesCard {...props} />}
      {dialog}
      {codes.length > 0 && (
        <RecoveryCodesDialog
          codes={codes}
          onClose={() => {
            showCodes([])
            focusBack()
          }}
        />
      )}
    </div>
  )
}
