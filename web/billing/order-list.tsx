import { useTranslation } from 'react-i18next'
import { exportOrder } from '#shared/billing/contract/export-order.ts'
import type { OrderView } from '#shared/billing/contract/plan-view.ts'
import { withdrawOrder } from '#shared/billing/contract/withdraw-order.ts'
import { forintsInWords } from '#shared/words/forints-in-words.ts'
import type { Language } from '#shared/words/language.ts'
import { call } from '#web/api/call.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useChange } from '#web/api/use-change.ts'
import { useFileDownload } from '#web/api/use-file-download.ts'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { StatusLabel } from '#web/ui/data/status-label/status-label.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import styles from './plan.module.css'

const looks = {
  ordered: { tone: 'warning', icon: 'clock' },
  paid: { tone: 'success', icon: 'check' },
  withdrawn: { tone: 'muted', icon: 'undo' },
} as const

/** The orders, the newest first; each with its pro-forma invoice; one that is not paid can be withdrawn. */
export function OrderList({ orders }: { orders: readonly OrderView[] }) {
  const { t, i18n } = useTranslation('plan')
  const { medium, range } = useDates()
  const { change, isChanging } = useChange(withdrawOrder)
  const { download, isPending } = useFileDownload()

  const withdraw = (number: string) =>
    toastOnError(async () => {
      await change({ path: { number } })
      toast.success(t('withdrawn', { number }))
    })

  return (
    <Card title={t('orders')} isFlush>
      <div className={styles.frame}>
        <table className={styles.orders}>
          <thead>
            <tr>
              <th scope="col">{t('number')}</th>
              <th scope="col">{t('day')}</th>
              <th scope="col">{t('termColumn')}</th>
              <th scope="col" data-number>
                {t('gross')}
              </th>
              <th scope="col">{t('state')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {orders.map(({ number, day, from_date, to_date, gross, state }) => (
              <tr key={number}>
                <th scope="row">{number}</th>
                <td>{medium(day)}</td>
                <td>{range(from_date, to_date)}</td>
                <td data-number>{forintsInWords(gross, i18n.language as Language)}</td>
                <td>
                  <StatusLabel {...looks[state]}>{t(`state_${state}`)}</StatusLabel>
                </td>
                <td>
                  <div className={styles.acts}>
                    <IconButton
                      icon="download"
                      name={t('proFormaOf', { number })}
                      size="sm"
                      isDisabled={isPending}
                      onPress={() => void download(() => call(exportOrder, { path: { number } }))}
                    />
                    {state === 'ordered' && (
                      <Button size="sm" isDisabled={isChanging} onPress={() => void withdraw(number)}>
                        {t('withdraw')}
                      </Button>
                    )}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
