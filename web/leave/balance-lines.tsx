import { useTranslation } from 'react-i18next'
import type { BalanceView } from '#shared/leave/contract.ts'
import { balanceParts } from './balance-cells.ts'
import styles from './balance-card.module.css'
import { useDates } from './use-dates.ts'

type Line = BalanceView['lines'][number]

/** A typographic minus and a plus, so that what gives and what takes is seen. */
const signed = (days: number) => (days < 0 ? `−${-days}` : `+${days}`)

/** Every step of the allowance with its paragraph or person, the sum, and where the days are. */
export function BalanceLines({ balance, total }: { balance: BalanceView; total: number }) {
  const { t } = useTranslation('leave')
  const spent = balanceParts.filter(part => part !== 'left' && balance[part] > 0)
  return (
    <div className={styles.why}>
      <h3>{t('whyTitle')}</h3>
      {balance.lines.length === 0 && <p className={styles.whyEmpty}>{t('whyEmpty')}</p>}
      <ul>
        {balance.lines.map((line, index) => (
          // Two grants may be alike in everything.
          <BalanceLine key={index} line={line} />
        ))}
        <li className={styles.whySum}>
          <span>{t('whyTotal')}</span>
          <b>{t('common:days', { count: total })}</b>
        </li>
        {spent.map(part => (
          <li key={part}>
            <span>{t(`cell${part.charAt(0).toUpperCase()}${part.slice(1)}`)}</span>
            <b>{signed(-balance[part])}</b>
          </li>
        ))}
        <li className={styles.whySum}>
          <span>{t('whyLeft')}</span>
          <b>{t('common:days', { count: balance.left })}</b>
        </li>
      </ul>
    </div>
  )
}

function BalanceLine({ line }: { line: Line }) {
  const { t } = useTranslation('leave')
  const { medium } = useDates()
  const source = [
    line.paragraph,
    line.by && t(line.days < 0 ? 'takenBy' : 'grantedBy', { name: line.by }),
    line.date && medium(line.date),
  ].filter(Boolean)
  return (
    <li>
      <span>
        {line.label}
        {source.length > 0 && <small>{source.join(' · ')}</small>}
      </span>
      <b>{signed(line.days)}</b>
    </li>
  )
}
