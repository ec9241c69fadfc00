import { useTranslation } from 'react-i18next'
import { markOrderPaid } from '#shared/backoffice/contract/companies/mark-order-paid.ts'
import type { CompanyAccount } from '#shared/backoffice/contract/companies/show-company-account.ts'
import { forintsInWords } from '#shared/words/forints-in-words.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { StatusLabel } from '#web/ui/data/status-label/status-label.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { useQuestion } from '#web/ui/feedback/dialog/use-question.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import type { Confirmed } from '../frame/confirmed.ts'
import { useMay } from '../frame/use-operator.ts'
import { useOperatorChange } from '../frame/use-operator-change.ts'
import record from '../frame/record.module.css'
import styles from './companies.module.css'
import { useLanguage } from '#web/ui/use-language.ts'

const looks = {
  ordered: { tone: 'warning', icon: 'clock' },
  paid: { tone: 'success', icon: 'check' },
  withdrawn: { tone: 'muted', icon: 'undo' },
} as const

/** What a company has ordered; an order is marked paid when the money has come, also one that was withdrawn meanwhile. */
export function OrdersCard({ company, confirmed }: { company: CompanyAccount; confirmed: Confirmed }) {
  const { t } = useTranslation('companiesadmin')
  const language = useLanguage()
  const { medium } = useDates()
  const { id, orders } = company
  const paying = useOperatorChange(markOrderPaid)
  const { ask, dialog } = useQuestion()
  const mayWrite = useMay()('companies.write')

  async function pay(number: string) {
    const question = { title: t('paidTitle', { number }), confirm: t('markPaid'), children: t('paidWhy') }
    if (!(await ask(question))) return
    await toastOnError(async () => {
      if (await confirmed(() => paying.change({ path: { id, number } }))) toast.success(t('paidDone', { number }))
    })
  }

  return (
    <Card title={t('orders')} count={orders.length}>
      {!orders.length && <p className={record.quiet}>{t('noOrders')}</p>}
      <ul className={record.list}>
        {orders.map(({ number, day, gross, state }) => (
          <li key={number} className={styles.line}>
            <strong>{number}</strong>
            <span>{medium(day)}</span>
            <span>{forintsInWords(gross, language)}</span>
            <StatusLabel {...looks[state]}>{t(`order_${state}`)}</StatusLabel>
            {mayWrite && state !== 'paid' && (
              <Button size="sm" aria-label={t('markPaidOf', { number })} onPress={() => void pay(number)}>
                {t('markPaid')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {dialog}
    </Card>
  )
}
