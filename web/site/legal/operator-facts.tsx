import { useTranslation } from 'react-i18next'
import { operator } from '#shared/words/operator.ts'
import { supportAddress } from '#web/api/support-address.ts'
import styles from './legal-page.module.css'

/** What is known of the operator, line by line. */
export function OperatorFacts() {
  const { t } = useTranslation('legal')
  const facts = [
    { label: t('operatorName'), value: operator.name },
    { label: t('operatorSeat'), value: operator.seat },
    { label: t('operatorNumber'), value: operator.companyNumber },
    { label: t('operatorCourt'), value: operator.court },
    { label: t('operatorTax'), value: operator.taxNumber },
    { label: t('operatorPhone'), value: operator.phone },
  ].filter(({ value }) => value)
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{t('operatorEmail')}</dt>
        <dd>
          <a href={`mailto:${supportAddress}`}>{supportAddress}</a>
        </dd>
      </div>
    </dl>
  )
}
