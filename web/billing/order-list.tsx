import type { TFunction } from 'i18next'
import { useRef } from 'react'
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
import type { Column, Keyed } from '#web/ui/data/data-table/column.ts'
import { DataTable } from '#web/ui/data/data-table/data-table.tsx'
import { StatusLabel } from '#web/ui/data/status-label/status-label.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { useQuestion } from '#web/ui/feedback/dialog/use-question.tsx'
import { useRestoreFocus } from '#web/ui/feedback/dialog/use-restore-focus.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import styles from './plan.module.css'
import { useLanguage } from '#web/ui/use-language.ts'

const looks = {
  ordered: { tone: 'warning', icon: 'clock' },
  paid: { tone: 'success', icon: 'check' },
  withdrawn: { tone: 'muted', icon: 'undo' },
} as const

/** The pro-forma invoice of an order; one that is not paid can be withdrawn. */
function OrderActions({ number, state }: OrderView) {
  const { t } = useTranslation('plan')
  const { change, isChanging } = useChange(withdrawOrder)
  const { download, isPending } = useFileDownload()
  const { ask, dialog } = useQuestion()
  const paper = useRef<HTMLButtonElement>(null)
  // The button that asked is gone with what it was for.
  useRestoreFocus(dialog !== undefined, state === 'ordered' ? 1 : 0, paper)

  async function withdraw() {
    const isSure = await ask({
      title: t('withdrawTitle', { number }),
      confirm: t('withdraw'),
      isDanger: true,
      children: <p>{t('withdrawWhat')}</p>,
    })
    if (!isSure) return
    await toastOnError(async () => {
      await change({ path: { number } })
      toast.success(t('withdrawn', { number }))
    })
  }

  return (
    <div className={styles.acts}>
      <IconButton
        ref={paper}
        icon="download"
        name={t('proFormaOf', { number })}
        size="sm"
        isDisabled={isPending}
        onPress={() => void download(() => call(exportOrder, { path: { number } }))}
      />
      {state === 'ordered' && (
        <Button
          size="sm"
          aria-label={t('withdrawOf', { number })}
          isDisabled={isChanging}
          onPress={() => void withdraw()}
        >
          {t('withdraw')}
        </Button>
      )}
      {dialog}
    </div>
  )
}

const columnsOf = (
  t: TFunction<'plan'>,
  language: Language,
  { medium, range }: Pick<ReturnType<typeof useDates>, 'medium' | 'range'>,
): Column<OrderView & Keyed>[] => [
  { id: 'number', title: t('number'), cell: ({ number }) => number, isUnbroken: true },
  { id: 'day', title: t('day'), cell: ({ day }) => medium(day), isUnbroken: true },
  { id: 'term', title: t('termColumn'), cell: ({ from_date, to_date }) => range(from_date, to_date) },
  {
    id: 'gross',
    title: t('gross'),
    align: 'end',
    isUnbroken: true,
    cell: ({ gross }) => forintsInWords(gross, language),
  },
  {
    id: 'state',
    title: t('state'),
    cell: ({ state }) => <StatusLabel {...looks[state]}>{t(`state_${state}`)}</StatusLabel>,
  },
  {
    id: 'actions',
    title: t('actions'),
    isUnbroken: true,
    hasOwnLine: true,
    cell: order => <OrderActions {...order} />,
  },
]

/** The orders, the newest first; on a phone each is a card. */
export function OrderList({ orders }: { orders: readonly OrderView[] }) {
  const { t } = useTranslation('plan')
  const language = useLanguage()
  const dates = useDates()
  return (
    <Card title={t('orders')}>
      <DataTable
        label={t('orders')}
        columns={columnsOf(t, language, dates)}
        rows={orders.map(order => ({ ...order, id: order.number }))}
        nameOf={({ number }) => number}
        empty={null}
      />
    </Card>
  )
}
