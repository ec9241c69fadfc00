import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeliveryView } from '#shared/integrations/contract/webhooks/delivery-view.ts'
import { listDeliveries } from '#shared/integrations/contract/webhooks/list-deliveries.ts'
import { replayDelivery } from '#shared/integrations/contract/webhooks/replay-delivery.ts'
import type { WebhookView } from '#shared/integrations/contract/webhooks/webhook-view.ts'
import { call } from '#web/api/call.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { LogEntry } from './log-entry.tsx'
import styles from './webhooks.module.css'

/** How often the log is read again while something is on its way, in milliseconds. */
const meanwhile = 2_000

const isUnderWay = ({ state, next_at }: DeliveryView, seconds: number) =>
  state === 'waiting' && (next_at ?? 0) <= seconds + 5

/** What was sent to a webhook, the newest first, further pages on demand. */
export function WebhookLog({ webhook: { id, name }, onClose }: { webhook: WebhookView; onClose: () => void }) {
  const { t } = useTranslation(['webhooks', 'common'])
  const [older, setOlder] = useState<{ entries: readonly DeliveryView[]; next: string | null }>()
  const [isLoading, setLoading] = useState(false)
  const { data, error, mutate } = useApi(
    listDeliveries,
    { path: { id }, query: {} },
    {
      refreshInterval: latest =>
        latest?.data.some(delivery => isUnderWay(delivery, Date.now() / 1000)) ? meanwhile : 0,
    },
  )
  const newest = data?.data ?? []
  const entries = [...newest, ...(older?.entries ?? []).filter(one => newest.every(({ id: own }) => own !== one.id))]
  const next = older ? older.next : (data?.next ?? null)

  async function loadOlder(cursor: string) {
    setLoading(true)
    await toastOnError(async () => {
      const page = await call(listDeliveries, { path: { id }, query: { cursor } })
      setOlder({ entries: [...(older?.entries ?? []), ...page.data], next: page.next })
    })
    setLoading(false)
  }

  const replay = (delivery: DeliveryView) =>
    toastOnError(async () => {
      await call(replayDelivery, { path: { id, deliveryId: delivery.id } })
      toast.success(t('replayed'))
      await mutate()
    })

  return (
    <Dialog isOpen onOpenChange={onClose} title={t('logOf', { name })} size="lg" isDismissable hasCloseButton>
      <div className={styles.stack}>
        <p className={styles.quiet}>{t('logLead')}</p>
        {error && !data ? (
          <LoadFailed title={t('logFailed')} onRetry={() => void mutate()} />
        ) : !data ? (
          <SkeletonRows rows={5} />
        ) : entries.length === 0 ? (
          <p>{t('logEmpty')}</p>
        ) : (
          <ul className={styles.log}>
            {entries.map(delivery => (
              <LogEntry key={delivery.id} delivery={delivery} onReplay={() => void replay(delivery)} />
            ))}
          </ul>
        )}
        {next !== null && (
          <Button isPending={isLoading} onPress={() => void loadOlder(next)}>
            {t('older')}
          </Button>
        )}
        <DialogFooter>
          <Button variant="primary" onPress={onClose}>
            {t('common:close')}
          </Button>
        </DialogFooter>
      </div>
    </Dialog>
  )
}
