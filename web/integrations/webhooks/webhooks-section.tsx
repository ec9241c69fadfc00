import type { TFunction } from 'i18next'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listWebhooks } from '#shared/integrations/contract/webhooks/list-webhooks.ts'
import type { WebhookView } from '#shared/integrations/contract/webhooks/webhook-view.ts'
import { mostWebhooks } from '#shared/integrations/webhooks/webhook.ts'
import { momentInWords } from '#shared/words/moment-in-words.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import type { Column } from '#web/ui/data/data-table/column.ts'
import { DataTable } from '#web/ui/data/data-table/data-table.tsx'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { useRestoreFocus } from '#web/ui/feedback/dialog/use-restore-focus.ts'
import { useQuestion } from '#web/ui/feedback/dialog/use-question.tsx'
import type { Confirmed } from '../confirmed.ts'
import { SecretDialog } from './secret-dialog.tsx'
import { useWebhookChanges } from './use-webhook-changes.ts'
import { WebhookDialog } from './webhook-dialog.tsx'
import type { WebhookForm } from './webhook-form.ts'
import { WebhookLog } from './webhook-log.tsx'
import { WebhookState } from './webhook-state.tsx'
import styles from './webhooks.module.css'
import { useLanguage } from '#web/ui/use-language.ts'

const columnsOf = (t: TFunction<'webhooks'>, moment: (seconds: number) => string): Column<WebhookView>[] => [
  {
    id: 'name',
    title: t('name'),
    cell: ({ name, url }) => (
      <span className={styles.cell}>
        <span className={styles.strong}>{name}</span>
        <span className={styles.quiet}>{url}</span>
      </span>
    ),
  },
  {
    id: 'events',
    title: t('events'),
    cell: ({ events }) => <span className={styles.count}>{t('eventCount', { count: events.length })}</span>,
  },
  {
    id: 'state',
    title: t('state'),
    hasOwnLine: true,
    cell: webhook => (
      <span className={styles.cell}>
        <WebhookState webhook={webhook} />
        {webhook.state === 'off' && <span className={styles.quiet}>{t('offHint')}</span>}
        {webhook.state === 'on' && webhook.failing_since !== null && (
          <span className={styles.quiet}>{t('failingSince', { when: moment(webhook.failing_since) })}</span>
        )}
      </span>
    ),
  },
]

const nothing: WebhookForm = { name: '', url: '', events: [], is_on: true }

const formOf = ({ name, url, events, state }: WebhookView): WebhookForm => ({
  name,
  url,
  events: events as WebhookForm['events'],
  is_on: state === 'on',
})

/** The webhooks of the company: what they are told of, and whether they take it. */
export function WebhooksSection({ confirmed }: { confirmed: Confirmed }) {
  const { t } = useTranslation(['webhooks', 'common'])
  const language = useLanguage()
  const { data, error, mutate } = useApi(listWebhooks)
  const { ask, dialog } = useQuestion()
  const [opened, open] = useState<WebhookView | 'new'>()
  const [logged, showLog] = useState<WebhookView>()
  const [shown, show] = useState<{ secret: string; formerUntil: number | null }>()
  const { add, change, remove, renew, test } = useWebhookChanges({
    ask,
    confirmed,
    onChanged: () => void mutate(),
    onSecret: show,
  })
  const isClosed = data?.is_open === false
  const opener = useRef<HTMLButtonElement>(null)
  const isAnyOpen = [opened, logged, shown, dialog].some(one => one !== undefined)
  useRestoreFocus(isAnyOpen, data?.data.length, opener)
  const moment = (seconds: number) => momentInWords(seconds, language)
  const mayAdd = data && !isClosed && data.data.length < mostWebhooks
  return (
    <Card
      title={t('title')}
      lead={t('lead')}
      actions={
        mayAdd && (
          <Button ref={opener} icon="plus" onPress={() => open('new')}>
            {t('add')}
          </Button>
        )
      }
    >
      <div className={styles.stack}>
        {isClosed && (
          <Alert title={t('closedTitle')}>
            <p>{t('closedBody')}</p>
            <LinkButton to="/company/plan" size="sm">
              {t('openPlan')}
            </LinkButton>
          </Alert>
        )}
        <DataTable
          label={t('title')}
          columns={columnsOf(t, moment)}
          rows={data?.data}
          nameOf={({ name }) => name}
          menu={webhook => [
            { id: 'log', label: t('log'), icon: 'list', onAction: () => showLog(webhook) },
            ...(isClosed
              ? []
              : [
                  {
                    id: 'test',
                    label: t('test'),
                    icon: 'send' as const,
                    onAction: () => void test(webhook).then(isSent => isSent && showLog(webhook)),
                  },
                  { id: 'edit', label: t('edit'), icon: 'pencil' as const, onAction: () => open(webhook) },
                  { id: 'renew', label: t('renew'), icon: 'lock' as const, onAction: () => void renew(webhook) },
                ]),
            {
              id: 'remove',
              label: t('common:delete'),
              icon: 'trash',
              isDanger: true,
              onAction: () => void remove(webhook),
            },
          ]}
          empty={t('empty')}
          {...(error && !data && { error: t('loadFailed'), onRetry: () => void mutate() })}
        />
      </div>
      {opened && (
        <WebhookDialog
          title={opened === 'new' ? t('add') : t('editTitle', { name: opened.name })}
          confirm={opened === 'new' ? t('create') : t('common:save')}
          draft={`webhook.${opened === 'new' ? 'new' : opened.id}`}
          known={opened === 'new' ? nothing : formOf(opened)}
          isThere={opened !== 'new'}
          save={form => (opened === 'new' ? add(form) : change(opened, form))}
          onClose={() => open(undefined)}
        />
      )}
      {logged && <WebhookLog webhook={logged} onClose={() => showLog(undefined)} />}
      {shown && <SecretDialog {...shown} onClose={() => show(undefined)} />}
      {dialog}
    </Card>
  )
}
