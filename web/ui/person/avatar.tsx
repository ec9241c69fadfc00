import { useTranslation } from 'react-i18next'
import { initials, type Named } from './person-name.ts'
import styles from './person.module.css'

interface AvatarProps {
  person: Named
  /** 28, 32 or 64 px. */
  size?: 'sm' | 'md' | 'lg'
  image?: string
  /** Only asked to be away: dashed. */
  isAsked?: boolean
}

/** Decoration beside a written name, hidden from screen readers. */
export function Avatar({ person, size = 'md', image, isAsked }: AvatarProps) {
  const { i18n } = useTranslation()
  return (
    <span className={styles.avatar} data-size={size} data-asked={isAsked || undefined} aria-hidden="true">
      {image ? <img src={image} alt="" /> : initials(person, i18n.language)}
    </span>
  )
}
