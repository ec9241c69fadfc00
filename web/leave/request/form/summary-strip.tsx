import { useTranslation } from 'react-i18next'
import type { Preview } from '#shared/leave/contract/preview-leave.ts'
import styles from '../request-modal.module.css'
import { countOf, RequestSummary, type SummaryProps } from './request-summary.tsx'
import { useHoursFormat } from '../../use-hours-format.ts'

/** The summary on a narrow screen: one line above the buttons that opens to the whole. */
export function SummaryStrip(props: SummaryProps) {
  const { t } = useTranslation('leave')
  const hours = useHoursFormat()
  const count = countOf(props)
  const line = count
    ? [t('workingDays', { count: count.days }), props.preview && whatIsLeft(props.preview)]
    : [t('stripEmpty')]

  function whatIsLeft({ left_after, left_hours_after }: Preview): string | undefined {
    const [inHours] = Object.values(left_hours_after ?? {})
    if (inHours !== undefined) return t('stripLeftHours', { hours: hours(inHours) })
    const [left] = Object.values(left_after ?? {})
    if (left === undefined) return undefined
    return left < 0 ? t('stripOver', { count: -left }) : t('stripLeft', { count: left })
  }
  return (
    <details className={styles.strip}>
      <summary aria-live="polite">{line.filter(Boolean).join(' · ')}</summary>
      <div className={styles.stripWhole}>
        <RequestSummary {...props} />
      </div>
    </details>
  )
}
