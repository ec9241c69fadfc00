import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goToHeading } from './go-to-heading.ts'
import styles from './table-of-contents.module.css'

interface TableOfContentsProps {
  /** The headings, by their ids. */
  entries: readonly { id: string; title: string }[]
}

/** The headings of a long text beside it; the one that is being read is marked. */
export function TableOfContents({ entries }: TableOfContentsProps) {
  const { t } = useTranslation('site')
  const current = useCurrentHeading(entries)
  return (
    <nav className={styles.contents} aria-label={t('contents')}>
      <p className={styles.title} aria-hidden="true">
        {t('contents')}
      </p>
      <ol>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={event => goToHeading(event, id)}
              aria-current={id === current ? 'true' : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The last heading above the upper third of the window. */
function useCurrentHeading(entries: TableOfContentsProps['entries']) {
  const [current, setCurrent] = useState<string>()
  const ids = entries.map(({ id }) => id).join(' ')
  useEffect(() => {
    const look = () =>
      setCurrent(
        ids
          .split(' ')
          .findLast(id => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < innerHeight / 3),
      )
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [ids])
  return current
}
