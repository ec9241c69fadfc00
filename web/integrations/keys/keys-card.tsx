import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReplyOf } from '#shared/contract/client.ts'
import type { createApiKey } from '#shared/integrations/contract/keys/create-api-key.ts'
import type { KeyView } from '#shared/integrations/contract/keys/key-view.ts'
import { listApiKeys } from '#shared/integrations/contract/keys/list-api-keys.ts'
import { revokeApiKey } from '#shared/integrations/contract/keys/revoke-api-key.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useApi } from '#web/api/use-api.ts'
import { useChange } from '#web/api/use-change.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { RecordList } from '#web/ui/data/record-row/record-row.tsx'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { useQuestion } from '#web/ui/feedback/dialog/use-question.tsx'
import { useRestoreFocus } from '#web/ui/feedback/dialog/use-restore-focus.ts'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { CreatedKeyDialog } from './created-key-dialog.tsx'
import { KeyDialog } from './key-dialog.tsx'
import { KeyRow } from './key-row.tsx'
import type { Confirmed } from '../confirmed.ts'
import styles from '../integrations.module.css'

/** The API keys of the company, which administrators create and revoke. */
export function KeysCard({ confirmed }: { confirmed: Confirmed }) {
  const { t } = useTranslation('integrations')
  const { data, error, mutate } = useApi(listApiKeys)
  const revoking = useChange(revokeApiKey)
  const { ask, dialog } = useQuestion()
  const [isAdding, add] = useState(false)
  const [created, show] = useState<ReplyOf<typeof createApiKey>>()

  async function revoke({ id, name }: KeyView) {
    const isSure = await ask({
      title: t('revokeTitle', { name }),
      confirm: t('revoke'),
      isDanger: true,
      children: <p>{t('revokeWhat')}</p>,
    })
    if (!isSure) return
    await toastOnError(async () => {
      if (await confirmed(() => revoking.change({ path: { id } }))) toast.success(t('revokedNow', { name }))
    })
    await mutate()
  }

  const isOpen = data?.is_open ?? true
  const opener = useRef<HTMLButtonElement>(null)
  const valid = data?.data.filter(({ state }) => state === 'valid') ?? []
  useRestoreFocus(isAdding || created !== undefined || dialog !== undefined, valid.length, opener)
  return (
    <Card title={t('keys')} lead={t('keysLead')}>
      <div className={styles.content}>
        {!isOpen && (
          <>
            <Alert title={t('closed')}>{t('closedBody')}</Alert>
            <div>
              <LinkButton to="/company/plan" variant="primary">
                {t('toPlan')}
              </LinkButton>
            </div>
          </>
        )}
        {!data &&
          (error ? <LoadFailed title={t('loadFailed')} onRetry={() => void mutate()} /> : <SkeletonRows rows={2} />)}
        {data && !data.data.length && isOpen && <p className={styles.quiet}>{t('none')}</p>}
        {data && data.data.length > 0 && (
          <RecordList label={t('keys')}>
            {data.data.map(key => (
              <KeyRow key={key.id} apiKey={key} onRevoke={() => void revoke(key)} />
            ))}
          </RecordList>
        )}
        {data && isOpen && (
          <div>
            <Button ref={opener} variant="primary" onPress={() => add(true)}>
              {t('new')}
            </Button>
          </div>
        )}
      </div>
      {isAdding && (
        <KeyDialog
          confirmed={confirmed}
          onClose={() => add(false)}
          onCreated={reply => {
            add(false)
            show(reply)
            void mutate()
          }}
        />
      )}
      {created && <CreatedKeyDialog created={created} onClose={() => show(undefined)} />}
      {dialog}
    </Card>
  )
}
