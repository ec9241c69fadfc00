import { useTranslation } from 'react-i18next'
import { initials, type Pictured } from './person-name.ts'
import styles from './person.module.css'

interface AvatarProps {
  person: Pictured
  /** 28, 32 or 64 px. */
  size?: 'sm' | 'md' | 'lg'
  /** The path of a picture, where the person has it by another name. */
  image?: string
  /** Only asked to be away: dashed. */
  isAsked?: boolean
}

/** Decoration beside a written name, hidden from screen readers. */
export function Avatar({ person, size = 'md', image, isAsked }: AvatarProps) {
  const { i18n } = useTranslation()
  const picture = image ?? person.avatar
  return (
    <span className={styles.avatar} data-size={size} data-asked={isAsked || undefined} aria-hidden="true">
      {picture ? <img src={picture} alt="" /> : initials(person, i18n.language)}
    </span>
  )
}
