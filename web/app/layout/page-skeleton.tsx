import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { signedInMark } from '../session/signed-in-mark.ts'
import styles from './layout.module.css'
import { MemberFrame } from './member-frame.tsx'

/** Until it is known who is in, and what they may see. */
export function PageSkeleton() {
  if (signedInMark.get()) return <MemberFrame />
  return (
    <div className={styles.content}>
      <SkeletonRows />
    </div>
  )
}
