import type { ReactNode } from 'react'
import styles from './written-by.module.css'

interface WrittenByProps {
  name: string | undefined
  children: ReactNode
}

/** What somebody has written, in the lines in which they wrote it, under their name. */
export function WrittenBy({ name, children }: WrittenByProps) {
  return (
    <>
      {name && <b className={styles.name}>{name}</b>}
      <span className={styles.words}>{children}</span>
    </>
  )
}
