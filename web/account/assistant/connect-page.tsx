import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isLoopback, type AssistantScope } from '#shared/account/assistant.ts'
import type { AssistantRequest } from '#shared/account/contract/assistant/assistant-request.ts'
import { connectAssistant } from '#shared/account/contract/assistant/connect-assistant.ts'
import { showAssistantRequest } from '#shared/account/contract/assistant/show-assistant-request.ts'
import type { ReplyOf } from '#shared/contract/client.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useApi } from '#web/api/use-api.ts'
import { useChange } from '#web/api/use-change.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { Checkbox } from '#web/ui/form/checkbox/checkbox.tsx'
import { leaveFor } from '../identity/begun-way.ts'
import { useIdentity } from '../second-factor/use-identity.tsx'
import card from '../account-card.module.css'
import styles from './connect-page.module.css'

interface ConnectPageProps {
  /** What the assistant asks by the address. */
  asked: AssistantRequest
  leave?: (address: string) => void
}

/** Where somebody says what an assistant may do in their name. */
export function ConnectPage({ asked, leave = leaveFor }: ConnectPageProps) {
  const { t } = useTranslation('assistant')
  const { data, error } = useApi(showAssistantRequest, { query: asked })
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      {data ? (
        <Consent asked={asked} shown={data.data} leave={leave} />
      ) : error ? (
        <>
          <Alert tone="danger">{error.status === 422 ? t('wrongRequest') : error.message}</Alert>
          <LinkButton to="/dashboard">{t('toDashboard')}</LinkButton>
        </>
      ) : (
        <SkeletonRows rows={6} />
      )}
    </div>
  )
}

interface ConsentProps extends Required<ConnectPageProps> {
  shown: ReplyOf<typeof showAssistantRequest>['data']
}

function Consent({ asked, shown: { name, host, scopes, company, denied_address }, leave }: ConsentProps) {
  const { t } = useTranslation('assistant')
  const { confirmed, dialog } = useIdentity()
  const { change, isChanging } = useChange(connectAssistant)
  const [mayWrite, setMayWrite] = useState(true)

  const connect = () =>
    toastOnError(async () => {
      const granted: AssistantScope[] = mayWrite ? scopes : ['read']
      const reply = await confirmed(() => change({ body: { ...asked, company: company.id, scopes: granted } }))
      if (reply) leave(reply.data.address)
    })

  return (
    <Card>
      <div className={card.content}>
        <p>{t('lead', { name })}</p>
        <p>{t(isLoopback(asked.redirect_uri) ? 'backLocal' : 'back', { host })}</p>
        <p>{t('company', { company: company.name })}</p>
        <h2>{t('may')}</h2>
        <p>{t('mayRead')}</p>
        {scopes.includes('write') && (
          <Checkbox value={mayWrite} onChange={setMayWrite}>
            {t('mayWrite')}
          </Checkbox>
        )}
        <p className={card.quiet}>{t('never')}</p>
        <p className={card.quiet}>{t('warning')}</p>
        <div className={card.actions}>
          <Button variant="primary" isPending={isChanging} onPress={() => void connect()}>
            {t('connect')}
          </Button>
          <Button onPress={() => leave(denied_address)}>{t('deny')}</Button>
        </div>
      </div>
      {dialog}
    </Card>
  )
}
