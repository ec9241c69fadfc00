import { useTranslation } from 'react-i18next'
import { classNames } from '../../class-names.ts'
import styles from './skeleton.module.css'

/** A grey placeholder that appears after 200 ms, so that a quick reply does not flicker. */
export function Skeleton({
  shape = 'line',
  className,
}: {
  shape?: 'line' | 'title' | 'block' | 'circle'
  className?: string
}) {
  return <span className={classNames(styles.skeleton, className)} data-shape={shape} aria-hidden="true" />
}

/** Placeholder rows of a list of people, announced as loading; a page keeps what follows them out of sight, since it is about to move. */
export function SkeletonRows({ rows = 4 }: { rows?: number }) {
  const { t } = useTranslation('common')
  return (
    <div className={styles.rows} data-loading>
      <span className="visually-hidden" role="status">
        {t('loading')}
      </span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="circle" />
          <div className={styles.lines}>
            <Skeleton className={styles.half} />
            <Skeleton className={styles.third} />
          </div>
        </div>
      ))}
    </div>
  )
}
