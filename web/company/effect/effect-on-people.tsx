import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { personName, type Named } from '#web/ui/person/person-name.ts'
import styles from './effect-on-people.module.css'

interface EffectOnPeopleProps<Item> {
  title: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** The differences that the change makes to one of them. */
  differences: (item: Item) => ReactNode
  /** What follows; that booked leave is recounted, unless told otherwise. */
  footnote?: ReactNode
}

/** Whom a change of the company affects, and how. */
export function EffectOnPeople<Item extends Named>({
  title,
  items,
  keyOf,
  differences,
  footnote,
}: EffectOnPeopleProps<Item>) {
  const { t, i18n } = useTranslation('calendar')
  return (
    <section className={styles.effect} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {items.map(item => (
          <li key={keyOf(item)}>
            <span>{personName(item, i18n.language)}</span>
            <span className={styles.differences}>{differences(item)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{footnote === undefined ? t('recountFollows') : footnote}</p>
    </section>
  )
}
