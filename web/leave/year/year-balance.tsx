import { useTranslation } from 'react-i18next'
import type { BalanceView } from '#shared/leave/view/balance-view.ts'
import { untilInWords } from '#shared/words/say.ts'
import { DisclosureSummary } from '#web/ui/disclosure/disclosure-summary.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { DayStrip } from '#web/ui/calendar/day-strip/day-strip.tsx'
import { BalanceShares, BalanceSkeleton } from '../balance/balance-card.tsx'
import { sickCells } from '../balance/balance-cells.ts'
import { SickLines } from '../balance/balance-lines.tsx'
import { OvertimeShare } from './overtime-share.tsx'
import styles from './year.module.css'
import { useLanguage } from '#web/ui/use-language.ts'

interface YearBalanceProps {
  balance: BalanceView | undefined
  year: number
  /** Whose balance it is, where it is not the reader's own. */
  name?: string | undefined
}

/** The entitlement of a year, the sick leave, and the carry-over with its last dates. */
export function YearBalance({ balance, year, name }: YearBalanceProps) {
  const { t } = useTranslation(['leave', 'year'])
  return (
    <Card title={t('balanceTitle', { year })}>
      {balance ? (
        <div className={styles.balance}>
          <div className={styles.share}>
            <BalanceShares balance={balance} title={name && t('year:whyTitleOf', { name })} />
          </div>
          {balance.sick + balance.used_sick > 0 && <SickLeave balance={balance} />}
          {balance.carried > 0 && balance.carried_until && <Carried dates={balance.carried_until} />}
          {balance.overtime && <OvertimeShare overtime={balance.overtime} />}
        </div>
      ) : (
        <BalanceSkeleton />
      )}
    </Card>
  )
}

/** The sick leave of the year as boxes; days beyond it are sick pay, and stand in the sentence. */
function SickLeave({ balance }: { balance: BalanceView }) {
  const { t } = useTranslation(['year', 'common'])
  const { sick, used_sick, base } = balance
  const used = Math.min(used_sick, sick)
  const sentence = t('sickUsed', { total: sick, used: base === undefined ? used : used_sick, left: sick - used })
  const beyond = base === undefined ? used_sick - used : 0
  return (
    <section className={styles.share} aria-label={t('common:leaveSick')}>
      <h3>{t('common:leaveSick')}</h3>
      <DayStrip leave="sick" cells={sickCells({ sick, used_sick: used })} label={sentence} />
      <p className={styles.words}>
        {sentence}
        {beyond > 0 && (
          <>
            {', '}
            <b>{t('sickPayBeyond', { count: beyond })}</b>
          </>
        )}
      </p>
      {beyond > 0 && <p className={styles.quiet}>{t('sickPayWhy')}</p>}
      <details className={styles.why}>
        <DisclosureSummary>{t('sickLines')}</DisclosureSummary>
        <SickLines balance={balance} />
      </details>
    </section>
  )
}

function Carried({ dates }: { dates: NonNullable<BalanceView['carried_until']> }) {
  const { t } = useTranslation('year')
  const language = useLanguage()
  const until = (day: string) => untilInWords(day, language)
  return (
    <section className={styles.share} aria-label={t('carriedUntil')}>
      <h3>{t('carriedUntil')}</h3>
      <ul className={styles.words}>
        {dates.map(({ days, last_date }) => (
          <li key={last_date}>{t('carriedDays', { count: days, until: until(last_date) })}</li>
        ))}
      </ul>
    </section>
  )
}
