import type { ReactNode } from 'react'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import styles from './profile.module.css'
import { useProfileContext, type Profile } from './use-profile.ts'

interface ProfilePageProps {
  title: string
  /** The purpose of the page, below its title. */
  lead?: string
  /** The content, once the profile has loaded. */
  children: (profile: Profile) => ReactNode
}

/** One page of a profile. */
export function ProfilePage({ title, lead, children }: ProfilePageProps) {
  const { profile } = useProfileContext()
  return (
    <div className={styles.page} data-cards="beside">
      <div>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {profile ? children(profile) : <SkeletonRows rows={4} />}
    </div>
  )
}
