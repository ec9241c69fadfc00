import { useTranslation } from 'react-i18next'
import type { Preview } from '#shared/leave/contract/request/preview-leave.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { useHoursFormat } from '../../../use-hours-format.ts'
import modal from '../../request-modal.module.css'
import styles from '../request-form.module.css'
import { balancesAfter } from './balances-after.ts'
import { countOf, RequestSummary, type SummaryProps } from './request-summary.tsx'

/** The summary on a narrow screen: pinned above the button, and opened upwards to the whole. */
export function SummaryStrip(props: SummaryProps) {
  const { t } = useTranslation('leave')
  const count = countOf(props)
  return (
    <details className={styles.strip}>
      <summary aria-live="polite">
        {count ? (
          <>
            <span className={styles.smallFigure}>{count.days}</span>
            <b>{t('workingDaysWord', { count: count.days })}</b>
          </>
        ) : (
          <span>{t('stripEmpty')}</span>
        )}
        <Left preview={count && !props.booked ? props.preview : undefined} />
        <Icon name="chevron-up" size="sm" />
        {count && props.preview && <Colleagues preview={props.preview} />}
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard */}
      <div className={modal.stripWhole} role="region" aria-label={t('summary')} tabIndex={0}>
        <RequestSummary {...props} />
      </div>
    </details>
  )
}

/** What is left before and after, of the first year. */
function Left({ preview }: { preview: Preview | undefined }) {
  const { t } = useTranslation(['leave', 'request'])
  const amount = useHoursFormat()
  const [balance] = preview ? balancesAfter(preview) : []
  if (!balance) return <span />
  const { unit, before, after } = balance
  return (
    <span className={styles.left}>
      {before !== undefined && (
        <>
          <span className={styles.before}>{amount(before)}</span>
          <Icon name="arrow-right" size="sm" />
        </>
      )}
      <b>
        {unit === 'days' && after < 0
          ? t('stripOver', { count: -after })
          : t(`request:balanceAfter_${unit}`, { count: after, amount: amount(after) })}
      </b>
    </span>
  )
}

/** How many colleagues are away on these days, and how many have only asked. */
function Colleagues({ preview: { away } }: { preview: Preview }) {
  const { t } = useTranslation(['leave', 'request'])
  const asked = away.filter(({ status }) => status === 'pending').length
  const parts = [
    away.length > asked && t('request:awayCount', { count: away.length - asked }),
    asked > 0 && t('request:askedCount', { count: asked }),
  ].filter(Boolean)
  return <small>{parts.length ? parts.join(', ') : t('summaryNobodyAway')}</small>
}
