import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx'
import styles from './planner-skeleton.module.css'

/** The planner before anything of it is loaded: its head and its rows; a page keeps what follows out of sight meanwhile. */
export function PlannerSkeleton({ label, rows = 10 }: { label: string; rows?: number }) {
  const { t } = useTranslation('common')
  return (
    <section aria-label={label} className={styles.frame} data-loading>
      <span className="visually-hidden" role="status">
        {t('loading')}
      </span>
      <div className={styles.head} />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="circle" className={styles.avatar} />
          <Skeleton className={styles.name} />
        </div>
      ))}
    </section>
  )
}
