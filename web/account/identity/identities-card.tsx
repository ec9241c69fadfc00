import { useTranslation } from 'react-i18next'
import { startLinkingIdentity } from '#shared/account/contract/identity/start-linking-identity.ts'
import { unlinkIdentity } from '#shared/account/contract/identity/unlink-identity.ts'
import { providerNames, type Provider } from '#shared/account/identity.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { useQuestion } from '#web/ui/feedback/dialog/use-question.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import type { FactorProps } from '../second-factor/factors-context.ts'
import { begunWay, leaveFor } from './begun-way.ts'
import styles from './identity.module.css'
import { ProviderMark } from './provider-mark.tsx'
import { providers } from './providers.ts'

type IdentitiesCardProps = Pick<FactorProps, 'factors' | 'change'> & {
  offered?: readonly Provider[]
  leave?: (address: string) => void
}

/** The accounts at providers by which one signs in; of those that the stage offers no more, one that is linked is still there to unlink. */
export function IdentitiesCard({ factors, change, offered = providers, leave = leaveFor }: IdentitiesCardProps) {
  const { t } = useTranslation('identity')
  const { moment } = useDates()
  const { ask, dialog } = useQuestion()
  const linked = new Map(factors.identities.map(identity => [identity.provider, identity]))
  const shown = [...new Set([...offered, ...linked.keys()])]
  if (!shown.length) return null

  async function link(provider: Provider) {
    const asked = await change(() => call(startLinkingIdentity, { path: { provider } }))
    if (!asked) return
    begunWay.keep({ purpose: 'link' })
    leave(asked.data.address)
  }

  async function unlink(provider: Provider) {
    const name = providerNames[provider]
    const isSure = await ask({
      title: t('unlinkTitle', { provider: name }),
      confirm: t('unlink'),
      isDanger: true,
      children: <p>{t('unlinkWhat')}</p>,
    })
    if (isSure && (await change(() => call(unlinkIdentity, { path: { provider } }))))
      toast.success(t('unlinked', { provider: name }))
  }

  return (
    <Card title={t('title')}>
      <p className={styles.quiet}>{t('lead')}</p>
      <ul className={styles.rows} aria-label={t('title')}>
        {shown.map(provider => {
          const identity = linked.get(provider)
          const name = providerNames[provider]
          return (
            <li key={provider} className={styles.row}>
              <ProviderMark provider={provider} />
              <div className={styles.name}>
                <strong>{name}</strong>
                <div className={styles.quiet}>
                  {identity
                    ? [identity.email, t('since', { date: moment(identity.linked_at) })].filter(Boolean).join(' · ')
                    : t('notLinked')}
                </div>
              </div>
              {identity ? (
                <Button size="sm" aria-label={t('unlinkOf', { provider: name })} onPress={() => void unlink(provider)}>
                  {t('unlink')}
                </Button>
              ) : (
                <Button size="sm" aria-label={t('linkOf', { provider: name })} onPress={() => void link(provider)}>
                  {t('link')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {dialog}
    </Card>
  )
}
