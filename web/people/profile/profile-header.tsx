import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { useWayBack } from './use-way-back.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Avatar } from '#web/ui/person/avatar.tsx'
import { personName } from '#web/ui/person/person-name.ts'
import { Skeleton } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { StatusLabel } from '#web/ui/data/status-label/status-label.tsx'
import styles from './profile.module.css'
import type { Profile } from './use-profile.ts'

/** The header of a profile, with a link back from somebody else's. */
export function ProfileHeader({ profile }: { profile: Profile | undefined }) {
  const { t, i18n } = useTranslation('profile')
  const { id } = useParams()
  const isOwn = profile ? profile.isOwn : id === undefined
  const { to, word } = useWayBack(profile)
  const back = !isOwn && (
    <Link to={to} className={styles.back}>
      <Icon name="arrow-left" size="sm" />
      {t(word)}
    </Link>
  )
  if (!profile)
    return (
      <div>
        {back}
        <div className={styles.header}>
          <Skeleton shape="circle" />
          <Skeleton shape="title" className={styles.coming} />
        </div>
      </div>
    )
  const { person } = profile
  return (
    <div>
      {back}
      <div className={styles.header}>
        <Avatar person={person} size="lg" />
        <div className={styles.who}>
          <p className={styles.name}>{personName(person, i18n.language) || person.email}</p>
          <div className={styles.contact}>
            {person.position && <span>{person.position}</span>}
            {person.email && <a href={`mailto:${person.email}`}>{person.email}</a>}
            {person.status !== 'active' && (
              <StatusLabel tone={person.status === 'invited' ? 'warning' : 'muted'} icon={icons[person.status]}>
                {t(person.status)}
              </StatusLabel>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}

const icons = { invited: 'mail', inactive: 'ban', deleted: 'ban' } as const
