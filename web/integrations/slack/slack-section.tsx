import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { connectSlack } from '#shared/integrations/contract/slack/connect-slack.ts'
import { disconnectSlack } from '#shared/integrations/contract/slack/disconnect-slack.ts'
import { installSlack } from '#shared/integrations/contract/slack/install-slack.ts'
import { showSlack } from '#shared/integrations/contract/slack/show-slack.ts'
import { call } from '#web/api/call.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { useQuestion } from '#web/ui/feedback/dialog/use-question.tsx'
import { useRestoreFocus } from '#web/ui/feedback/dialog/use-restore-focus.ts'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import type { Confirmed } from '../confirmed.ts'
import { SlackForm } from './slack-form.tsx'
import styles from './slack.module.css'

interface SlackSectionProps {
  confirmed: Confirmed
  /** Leaves for a page of Slack's. */
  leave?: (address: string) => void
}

/** The company's connection with Slack: connecting it, where and what is posted, and its end. */
export function SlackSection({ confirmed, leave = address => location.assign(address) }: SlackSectionProps) {
  const { t } = useTranslation(['slack', 'common'])
  const { data, error, mutate } = useApi(showSlack)
  const { ask, dialog } = useQuestion()
  const [isLeaving, setLeaving] = useState(false)
  const isConnecting = useReturnFromSlack(view => mutate(view, { revalidate: false }))
  const slack = data?.data
  const opener = useRef<HTMLButtonElement>(null)
  useRestoreFocus(dialog !== undefined, slack?.connection ? 1 : 0, opener)

  async function install() {
    setLeaving(true)
    await toastOnError(async () => {
      const made = await confirmed(() => call(installSlack))
      if (made) leave(made.data.address)
    })
    setLeaving(false)
  }

  async function disconnect(team: string) {
    const children = <p>{t('disconnectWhat')}</p>
    const question = { title: t('confirmDisconnect', { team }), confirm: t('disconnect'), isDanger: true, children }
    if (!(await ask(question))) return
    await toastOnError(async () => {
      await call(disconnectSlack)
      await mutate()
      toast.success(t('disconnected'))
    })
  }

  return (
    <Card title={t('title')} lead={t('lead')}>
      <div className={styles.stack}>
        {slack?.is_open === false && (
          <Alert title={t('closedTitle')}>
            <p>{t('closedBody')}</p>
            <LinkButton to="/company/plan" size="sm">
              {t('openPlan')}
            </LinkButton>
          </Alert>
        )}
        {error && !data ? (
          <LoadFailed title={t('loadFailed')} onRetry={() => void mutate()} />
        ) : !slack || isConnecting ? (
          <SkeletonRows rows={3} />
        ) : slack.connection ? (
          <>
            <div className={styles.actions}>
              <span>{t('connectedTo', slack.connection)}</span>
              <Button size="sm" onPress={() => void disconnect(slack.connection?.team ?? '')}>
                {t('disconnect')}
              </Button>
            </div>
            {slack.is_open && (
              <SlackForm connection={slack.connection} onSaved={view => void mutate(view, { revalidate: false })} />
            )}
          </>
        ) : slack.is_offered ? (
          slack.is_open && (
            <div className={styles.actions}>
              <Button ref={opener} icon="external" isPending={isLeaving} onPress={() => void install()}>
                {t('connect')}
              </Button>
            </div>
          )
        ) : (
          <p className={styles.quiet}>{t('notOffered')}</p>
        )}
      </div>
      {dialog}
    </Card>
  )
}

/** Connects the workspace that an administrator comes back from, once, and takes the code out of the address. */
function useReturnFromSlack(onConnected: (view: Awaited<ReturnType<typeof connect>>) => unknown) {
  const { t } = useTranslation('slack')
  const [query, setQuery] = useSearchParams()
  const [code, state] = [query.get('code'), query.get('state')]
  const [isConnecting, setConnecting] = useState(Boolean(code && state))
  const isBegun = useRef(false)

  useEffect(() => {
    if (!code || !state || isBegun.current) return
    isBegun.current = true
    setQuery(
      before => {
        for (const name of ['code', 'state']) before.delete(name)
        return before
      },
      { replace: true },
    )
    void toastOnError(async () => {
      const view = await connect(code, state)
      onConnected(view)
      toast.success(t('connected', { team: view.data.connection?.team }))
    }).finally(() => setConnecting(false))
  }, [code, state, setQuery, onConnected, t])

  return isConnecting
}

const connect = (code: string, state: string) => call(connectSlack, { body: { code, state } })
