import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Icon } from '../../icon/icon.tsx'
import styles from './breadcrumb.module.css'

interface BreadcrumbProps {
  /** The pages above this one, the highest first. */
  above: readonly { to: string; label: string }[]
  /** This page. */
  here: string
}

/** Where a page belongs. On phones only the page right above is left, as a way back. */
export function Breadcrumb({ above, here }: BreadcrumbProps) {
  const { t } = useTranslation('common')
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={styles.crumbs}>
        {above.map(({ to, label }) => (
          <li key={to} className={styles.crumb}>
            <Link to={to} className={styles.link}>
              {label}
            </Link>
            <Icon name="chevron-right" size="sm" />
          </li>
        ))}
        <li className={styles.crumb} aria-current="page">
          {here}
        </li>
      </ol>
    </nav>
  )
}
