import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './effect.module.css'

interface EffectOnPeopleProps<Effect> {
  /** Read anew each time: what was true of another moment is not shown. */
  reading: { data?: { data: readonly Effect[] } | undefined; error?: unknown; isValidating: boolean }
  title: string
  whileReading: string
  /** Said where it cannot be read; the change can be made without it. */
  unknown: string
  /** Said where it concerns nobody. */
  nobody: string
  /** What it does to one of them, as an item of a list. */
  children: (effect: Effect) => ReactNode
}

/** Whom a change concerns, before it is made. */
export function EffectOnPeople<Effect>({
  reading,
  title,
  whileReading,
  unknown,
  nobody,
  children,
}: EffectOnPeopleProps<Effect>) {
  const { t } = useTranslation('calendar')
  const { data, error, isValidating } = reading
  if (isValidating)
    return (
      <p role="status" className={styles.quiet}>
        {whileReading}
      </p>
    )
  if (error || !data) return <p className={styles.quiet}>{unknown}</p>
  if (data.data.length === 0) return <p className={styles.quiet}>{nobody}</p>
  return (
    <section className={styles.effect} aria-label={title}>
      <h3>{title}</h3>
      <ul>{data.data.map(children)}</ul>
      <p className={styles.quiet}>{t('recountFollows')}</p>
    </section>
  )
}
