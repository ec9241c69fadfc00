import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { startIdentityLogIn } from '#shared/account/contract/identity/start-identity-log-in.ts'
import type { Provider } from '#shared/account/identity.ts'
import { call } from '#web/api/call.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { Button } from '#web/ui/button/button.tsx'
import { begunWay, leaveFor } from './begun-way.ts'
import styles from './identity.module.css'
import { ProviderMark } from './provider-mark.tsx'
import { providers } from './providers.ts'

const words = { google: 'continueWithGoogle', microsoft: 'continueWithMicrosoft' } as const

interface ProviderButtonsProps {
  stays: boolean
  /** The page to go to after signing in. */
  page?: string | undefined
  offered?: readonly Provider[]
  leave?: (address: string) => void
}

/** Signs in, or registers, by a provider: the browser leaves for its page. */
export function ProviderButtons({ stays, page, offered = providers, leave = leaveFor }: ProviderButtonsProps) {
  const { t } = useTranslation('identity')
  const [pending, setPending] = useState<Provider>()

  async function go(provider: Provider) {
    setPending(provider)
    await toastOnError(async () => {
      const { data } = await call(startIdentityLogIn, { path: { provider }, body: { remember_me: stays } })
      begunWay.keep({ purpose: 'log_in', ...(page !== undefined && { page }) })
      leave(data.address)
    })
    setPending(undefined)
  }

  return (
    <div className={styles.ways}>
      {offered.map(provider => (
        <Button key={provider} size="lg" wide isPending={pending === provider} onPress={() => void go(provider)}>
          <span className={styles.way}>
            <ProviderMark provider={provider} />
            {t(words[provider])}
          </span>
        </Button>
      ))}
    </div>
  )
}
