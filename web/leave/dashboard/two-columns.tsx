import type { ReactNode } from 'react'
import styles from './dashboard.module.css'
import { useMedia } from '#web/ui/use-media.ts'

export interface Part {
  key: string
  column: 'main' | 'side'
  content: ReactNode
}

/** Cards in two columns where there is room, else in one. Each layout has its own order in the document, so that eye and screen reader agree. */
export function TwoColumns({ parts }: { parts: readonly Part[] }) {
  const isWide = useMedia('(min-width: 1024px)')
  const cards = (some: readonly Part[]) => some.map(part => <div key={part.key}>{part.content}</div>)
  if (!isWide) return <div className={styles.column}>{cards(parts)}</div>
  return (
    <div className={styles.columns}>
      <div className={styles.column}>{cards(parts.filter(part => part.column === 'main'))}</div>
      <div className={styles.column}>{cards(parts.filter(part => part.column === 'side'))}</div>
    </div>
  )
}
