import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import styles from './layout.module.css'

/** Until it is known who is in, and what they may see. */
export function PageSkeleton() {
  return (
    <div className={styles.content}>
      <SkeletonRows />
    </div>
  )
}
