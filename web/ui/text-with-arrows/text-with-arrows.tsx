import { Fragment } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './text-with-arrows.module.css'

/** Text with its arrows drawn: our faces have none, and a machine may have nothing to put in its place. It is read and copied as it is. */
export function TextWithArrows({ text }: { text: string }) {
  const [first, ...others] = text.split('→')
  return (
    <>
      {first}
      {others.map((part, place) => (
        // The parts of a sentence have no identity but their order.
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
