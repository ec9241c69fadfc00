import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { useOpenRequest } from '../open-request.tsx'
import type { useYear } from './use-year.ts'
import { selectableYears, type useYearView } from './use-year-view.ts'
import styles from './year.module.css'

interface YearToolbarProps {
  year: Pick<ReturnType<typeof useYear>, 'personId' | 'isOwn' | 'mayRequest'>
  view: ReturnType<typeof useYearView>
}

/** Chooses the year, and requests leave for another person where the reader may. */
export function YearToolbar({
  year: { personId, isOwn, mayRequest },
  view: { year, thisYear, setParams },
}: YearToolbarProps) {
  const { t } = useTranslation('year')
  const open = useOpenRequest()
  const goTo = (to: number) => setParams({ year: to === thisYear ? null : String(to) })
  return (
    <div className={styles.toolbar}>
      <div className={styles.years} role="group" aria-label={t('tools')}>
        <IconButton
          icon="chevron-left"
          name={t('previousYear')}
          isDisabled={year === selectableYears.first}
          onPress={() => goTo(year - 1)}
        />
        <h2 className={styles.year} aria-live="polite">
          {year}
        </h2>
        <IconButton
          icon="chevron-right"
          name={t('nextYear')}
          isDisabled={year === selectableYears.last}
          onPress={() => goTo(year + 1)}
        />
        <Button data-key="t" isDisabled={year === thisYear} onPress={() => goTo(thisYear)}>
          {t('thisYear')}
        </Button>
      </div>
      {mayRequest && !isOwn && personId !== undefined && (
        <Button icon="plus" onPress={() => open({ mode: 'create', draft: { user_id: [personId] } })}>
          {t('askForThem')}
        </Button>
      )}
    </div>
  )
}
