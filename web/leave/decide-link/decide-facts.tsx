import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DecisionView } from '#shared/notifications/contract/show-decision.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { personName } from '#web/ui/person/person-name.ts'
import styles from './decide-link.module.css'

/** What a decision by a link is made on: the days, the comment, who else is away, what is left, and in whose name it is made. */
export function DecideFacts({ request }: { request: DecisionView }) {
  const { t, i18n } = useTranslation(['links', 'leave'])
  const { range, shortRange } = useDates()
  const { from_date, to_date, days, comment, away, left, company, decider, status } = request
  return (
    <dl className={styles.facts}>
      <Fact label={t('decideDays')}>
        <b>{range(from_date, to_date)}</b>
        <br />
        {t('leave:workingDays', { count: days })}
      </Fact>
      {comment && <Fact label={t('decideComment')}>{t('decideQuoted', { said: comment })}</Fact>}
      <Fact label={t('decideAway')}>
        {away.length === 0 && t('decideNobodyAway')}
        {away.map(({ from_date: from, to_date: to, is_asked, ...person }) => (
          <span key={`${from} ${person.last_name} ${person.first_name}`} className={styles.person}>
            <b>{personName(person, i18n.language)}</b>{' '}
            {t(is_asked ? 'decideAsked' : 'decideAwayThen', { period: shortRange(from, to) })}
          </span>
        ))}
      </Fact>
      {left.map(({ year, ...amount }) => (
        <Fact key={year} label={t('decideLeft', { year })}>
          <Left {...amount} />
        </Fact>
      ))}
      <Fact label={t('decideCompany')}>{company}</Fact>
      {status === 'pending' && <Fact label={t('decideAs')}>{personName(decider, i18n.language)}</Fact>}
    </dl>
  )
}

function Left({ left, total, unit }: { left: number; total: number; unit: 'days' | 'hours' }) {
  const { t } = useTranslation('links')
  return t(unit === 'days' ? 'decideLeftDays' : 'decideLeftHours', { count: left, total })
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
