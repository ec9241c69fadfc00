import type { ReactNode } from 'react'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import styles from './dashboard.module.css'
import { LoadError } from '../load-error.tsx'

interface CardContentProps<T> {
  data: T | undefined
  error: unknown
  onRetry: () => void
  children: (data: T) => ReactNode
}

/** The rows of a flush card once they are loaded; before that a skeleton, or an error with a retry. */
export function CardContent<T>({ data, error, onRetry, children }: CardContentProps<T>) {
  if (data !== undefined) return children(data)
  return <div className={styles.padded}>{error ? <LoadError onRetry={onRetry} /> : <SkeletonRows rows={3} />}</div>
}
