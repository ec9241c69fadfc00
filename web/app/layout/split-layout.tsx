import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { YearPlanner } from '#web/ui/calendar/year-planner/year-planner.tsx'
import styles from './split-layout.module.css'
import layout from './layout.module.css'
import { PublicHeader } from './public-header.tsx'
import { sideDay, sideYear } from './side-year.ts'

/** A form beside the planner; on a narrow page only the form. */
export function SplitLayout({ above, children, below }: { above?: ReactNode; children: ReactNode; below?: ReactNode }) {
  const { t } = useTranslation('site')
  return (
    <div className={layout.page}>
      <PublicHeader />
      <div className={styles.split}>
        <main id="content" tabIndex={-1} className={styles.surface}>
          <div className={styles.form}>
            {above}
            <div className={styles.page}>{children}</div>
            {below && <div className={styles.aside}>{below}</div>}
          </div>
        </main>
        <div className={styles.picture}>
          <YearPlanner
            year={sideYear}
            title={t('sampleTitle', { year: sideYear })}
            note={t('sampleNote')}
            day={sideDay}
          />
        </div>
      </div>
    </div>
  )
}
