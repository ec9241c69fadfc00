import { useTranslation } from 'react-i18next'
import { Icon } from '#web/ui/icon/icon.tsx'
import styles from './figure.module.css'

interface MovedDayProps {
  /** The dates of the working Saturday and of the day that it stands in for, in one month. */
  worked: number
  rest: number
}

/** A working Saturday and the rest day that it pays for. */
export function MovedDay({ worked, rest }: MovedDayProps) {
  const { t } = useTranslation('blog')
  return (
    <span className={styles.swap} role="img" aria-label={t('movedSentence', { worked, rest })}>
      <i data-day="worked">{worked}</i>
      <Icon name="arrow-right" size="sm" />
      <i data-day="rest">{rest}</i>
    </span>
  )
}
