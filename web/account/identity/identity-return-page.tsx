import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { completeIdentityLogIn } from '#shared/account/contract/identity/complete-identity-log-in.ts'
import { linkIdentity } from '#shared/account/contract/identity/link-identity.ts'
import { providerNames, type Provider } from '#shared/account/identity.ts'
import { ApiError, type ReplyOf } from '#shared/contract/client.ts'
import { call } from '#web/api/call.ts'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { Spinner } from '#web/ui/feedback/spinner/spinner.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { useIdentity } from '../second-factor/use-identity.tsx'
import { begunWay, type BegunWay } from './begun-way.ts'
import styles from './identity.module.css'

interface IdentityReturnPageProps {
  provider: Provider
  /** The query that the provider sent the browser back with. */
  response: string
  way?: BegunWay
  onSignedIn: (told: ReplyOf<typeof completeIdentityLogIn>) => Promise<void>
  onLinked: () => Promise<void>
}

/** Where a provider sends the browser back to: hands what it sent to the API, once, and goes on. */
export function IdentityReturnPage({
  provider,
  response,
  way = begunWay.get(),
  onSignedIn,
  onLinked,
}: IdentityReturnPageProps) {
  const { t } = useTranslation('identity')
  const { confirmed, dialog } = useIdentity()
  const [error, setError] = useState<string>()
  const isSent = useRef(false)
  const isLinking = way.purpose === 'link'
  const hasTurnedBack = new URLSearchParams(response).get('error') === 'access_denied'

  async function send() {
    if (hasTurnedBack) return setError(t('turnedBack'))
    try {
      const asked = { path: { provider }, body: { response } }
      if (!isLinking) return await onSignedIn(await call(completeIdentityLogIn, asked))
      if (!(await confirmed(() => call(linkIdentity, asked)))) return setError(t('notLinkedNow'))
      toast.success(t('linked', { provider: providerNames[provider] }))
      await onLinked()
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem
      setError(problem.message)
    }
  }

  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    void send()
  })

  return (
    <div className={styles.return}>
      <h1>{t(isLinking ? 'linkingTitle' : 'enteringTitle', { provider: providerNames[provider] })}</h1>
      {error === undefined ? (
        <>
          <p>{t('wait')}</p>
          <Spinner />
        </>
      ) : (
        <>
          <Alert tone="danger" takesFocus>
            {error}
          </Alert>
          <LinkButton to={isLinking ? '/user/security' : '/login'} variant="primary" size="lg" wide>
            {t(isLinking ? 'backToSecurity' : 'backToLogIn')}
          </LinkButton>
        </>
      )}
      {dialog}
    </div>
  )
}
