import { useTranslation } from 'react-i18next'
import styles from './request-modal.module.css'
import { countOf, RequestSummary, type SummaryProps } from './request-summary.tsx'

/** The summary of a narrow screen: one line above the buttons, which opens to all of it. */
export function SummaryStrip(props: SummaryProps) {
  const { t } = useTranslation('leave')
  const count = countOf(props)
  const left = props.preview?.left_after && Object.values(props.preview.left_after)[0]
  const words = count
    ? [
        t('workingDays', { count: count.days }),
        left !== null &&
          left !== undefined &&
          (left < 0 ? t('stripOver', { count: -left }) : t('stripLeft', { count: left })),
      ]
    : [t('stripEmpty')]
  return (
    <details className={styles.strip}>
      <summary aria-live="polite">{words.filter(Boolean).join(' · ')}</summary>
      <div className={styles.stripWhole}>
        <RequestSummary {...props} />
      </div>
    </details>
  )
}
