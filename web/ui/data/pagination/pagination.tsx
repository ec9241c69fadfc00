import { useTranslation } from 'react-i18next'
import { Link, type To } from 'react-router'
import { Icon } from '../../icon/icon.tsx'
import styles from './pagination.module.css'

interface PaginationProps {
  /** The pages beside this one; left out at the ends. */
  previous?: To
  next?: To
  /** What is seen: "21–40 a 64-ből". */
  shown?: string
}

/** One page back and forth, as far as a cursor knows. Links, so that each page has its address. */
export function Pagination({ previous, next, shown }: PaginationProps) {
  const { t } = useTranslation('common')
  if (previous === undefined && next === undefined) return null
  return (
    <nav aria-label={t('pages')} className={styles.pages}>
      <Turn to={previous} rel="prev" />
      {shown && <span className={styles.shown}>{shown}</span>}
      <Turn to={next} rel="next" />
    </nav>
  )
}

function Turn({ to, rel }: { to: To | undefined; rel: 'prev' | 'next' }) {
  const { t } = useTranslation('common')
  const content = (
    <>
      {rel === 'prev' && <Icon name="chevron-left" size="sm" />}
      {t(rel === 'prev' ? 'previous' : 'next')}
      {rel === 'next' && <Icon name="chevron-right" size="sm" />}
    </>
  )
  return to === undefined ? (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- a link that leads nowhere yet keeps its place and its role
    <a role="link" aria-disabled="true" className={styles.turn}>
      {content}
    </a>
  ) : (
    <Link to={to} rel={rel} className={styles.turn}>
      {content}
    </Link>
  )
}
