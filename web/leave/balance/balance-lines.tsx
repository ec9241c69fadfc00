import { useTranslation } from 'react-i18next'
import type { BalanceView } from '#shared/leave/view/balance-view.ts'
import { capitalised } from '#shared/words/capitalised.ts'
import { balanceParts } from './balance-cells.ts'
import { TextWithArrows } from '#web/ui/text-with-arrows/text-with-arrows.tsx'
import styles from './balance-card.module.css'
import { useDates } from '#web/ui/dates/use-dates.ts'

type Line = Pick<BalanceView['lines'][number], 'label' | 'days' | 'paragraph'> &
  Partial<Pick<BalanceView['lines'][number], 'by' | 'date'>>

/** Days with a typographic minus or a plus. */
const signed = (days: number) => (days < 0 ? `−${-days}` : `+${days}`)

/** Every line of the entitlement with its paragraph or person, their sum, and how the days are spent. */
export function BalanceLines({ balance, total, title }: { balance: BalanceView; total: number; title: string }) {
  const { t } = useTranslation(['leave', 'common'])
  const spent = balanceParts.filter(part => part !== 'left' && balance[part] > 0)
  return (
    <div className={styles.why}>
      <h3>{title}</h3>
      {balance.explanation && (
        <p className={styles.whySentence}>
          <TextWithArrows text={balance.explanation} />
        </p>
      )}
      {balance.lines.length === 0 && <p className={styles.whyEmpty}>{t('whyEmpty')}</p>}
      <ul>
        {balance.lines.map((line, index) => (
          // Two grants may be equal in every field, so only the index tells them apart.
          <BalanceStep key={index} line={line} />
        ))}
        <li className={styles.whySum}>
          <span>{t('whyTotal')}</span>
          <b>{t('common:days', { count: total })}</b>
        </li>
        {spent.map(part => (
          <li key={part}>
            <span>{t(`cell${capitalised(part)}`)}</span>
            <b>{signed(-balance[part])}</b>
          </li>
        ))}
        <li className={styles.whySum}>
          <span>{t('whyLeft')}</span>
          <b>{t('common:days', { count: balance.left })}</b>
        </li>
      </ul>
      {balance.in_hours && balance.hour_lines && <BalanceHours balance={balance} />}
      {balance.employments && <BalanceEmployments employments={balance.employments} />}
    </div>
  )
}

/** The days of each employment of the year, and what was settled at the end of those that are over (Mt. 121. §, 125. §). */
function BalanceEmployments({ employments }: { employments: NonNullable<BalanceView['employments']> }) {
  const { t } = useTranslation(['leave', 'common'])
  const { medium } = useDates()
  return (
    <>
      <h3 className={styles.whyPart}>{t('whyEmployments')}</h3>
      <ul>
        {employments.map(({ employment_start, employment_end, entitled, exit }) => (
          <li key={employment_start}>
            <span>
              {[employment_start, employment_end].map(day => day && medium(day)).join(' – ')}
              {exit && <small>{exit.label}</small>}
            </span>
            <b>{t('common:days', { count: entitled })}</b>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The lines of the entitlement in hours, for people whose leave is counted in hours. */
function BalanceHours({ balance: { in_hours, hour_lines = [] } }: { balance: BalanceView }) {
  const { t } = useTranslation(['leave', 'common'])
  const hours = (some: number) => `${some} ${t('common:hoursUnit')}`
  return (
    <>
      <h3 className={styles.whyPart}>{t('whyHours')}</h3>
      <ul>
        {hour_lines.map(line => (
          <li key={line.label}>
            <span>
              {line.label}
              <small>{line.paragraph}</small>
            </span>
            <b>{hours(line.hours)}</b>
          </li>
        ))}
        <li className={styles.whySum}>
          <span>{t('whyTotal')}</span>
          <b>{hours(in_hours?.entitled ?? 0)}</b>
        </li>
      </ul>
    </>
  )
}

/** The lines of the year's sick leave, and their sum. */
export function SickLines({ balance: { sick, sick_lines = [] } }: { balance: BalanceView }) {
  const { t } = useTranslation(['leave', 'common'])
  return (
    <div className={styles.why}>
      <ul>
        {sick_lines.map(line => (
          <BalanceStep key={line.part} line={line} />
        ))}
        <li className={styles.whySum}>
          <span>{t('whySick')}</span>
          <b>{t('common:days', { count: sick })}</b>
        </li>
      </ul>
    </div>
  )
}

/** One line of the balance: what it is for, which paragraph or person gives it, and how many days. */
function BalanceStep({ line }: { line: Line }) {
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
