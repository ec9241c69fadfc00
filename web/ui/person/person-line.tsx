import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Avatar } from './avatar.tsx'
import { personName, type Pictured } from './person-name.ts'
import styles from './person.module.css'

interface PersonLineProps {
  person: Pictured
  /** Below the name: a position, until when. */
  detail?: ReactNode
  /** At the end of the line: a chip, buttons. */
  children?: ReactNode
  to?: string
  image?: string
  size?: 'sm' | 'md' | 'lg'
}

export function PersonLine({ person, detail, children, to, image, size }: PersonLineProps) {
  const { i18n } = useTranslation()
  const name = personName(person, i18n.language)
  return (
    <div className={styles.line}>
      <Avatar person={person} image={image} size={size} />
      <div className={styles.beside}>
        <div className={styles.words}>
          {to ? (
            <Link to={to} className={styles.name}>
              {name}
            </Link>
          ) : (
            <span className={styles.name}>{name}</span>
          )}
          {detail && <div className={styles.detail}>{detail}</div>}
        </div>
        {children && <div className={styles.end}>{children}</div>}
      </div>
    </div>
  )
}
