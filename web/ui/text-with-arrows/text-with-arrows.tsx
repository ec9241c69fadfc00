import { Fragment } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './text-with-arrows.module.css'

/** Text with `→` as an icon, since our fonts have no arrow and a fallback may be missing; screen readers and the clipboard get the character. */
export function TextWithArrows({ text }: { text: string }) {
  const [first, ...others] = text.split('→')
  return (
    <>
      {first}
      {others.map((part, place) => (
        // The parts of a sentence have no key but their index.
        <Fragment key={place}>
          <span className="visually-hidden">→</span>
          <span className={styles.arrow}>
            <Icon name="arrow-right" size="sm" />
          </span>
          {part}
        </Fragment>
      ))}
    </>
  )
}
