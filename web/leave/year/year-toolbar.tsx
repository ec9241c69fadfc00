import { useTranslation } from 'react-i18next'
import { exportLeaveCards } from '#shared/attendance/contract/export-leave-cards.ts'
import { useChange } from '#web/api/use-change.ts'
import { useFileDownload } from '#web/api/use-file-download.ts'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { useOpenRequest } from '../open-request.tsx'
import type { useYear } from './use-year.ts'
import { selectableYears, type useYearView } from './use-year-view.ts'
import styles from './year.module.css'

interface YearToolbarProps {
  /** The name of the page, which is seen at its tab and heard with the year. */
  title: string
  year: Pick<ReturnType<typeof useYear>, 'personId' | 'isOwn' | 'mayRequest'>
  view: ReturnType<typeof useYearView>
}

/** Chooses the year, and requests leave for another person where the reader may. */
export function YearToolbar({
  title,
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
        <h1 className={styles.year} aria-live="polite">
          <span className="visually-hidden">{title}, </span>
          {year}
        </h1>
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
      {personId !== undefined && <CardButton person={personId} year={year} />}
      {mayRequest && !isOwn && personId !== undefined && (
        <Button icon="plus" onPress={() => open({ mode: 'create', draft: { user_id: [personId] } })}>
          {t('askForThem')}
        </Button>
      )}
    </div>
  )
}

/** Downloads the leave card of the year, as it is put into the file of an employee. */
function CardButton({ person, year }: { person: string; year: number }) {
  const { t } = useTranslation('year')
  const { change: ask } = useChange(exportLeaveCards)
  const { download, isPending } = useFileDownload()
  return (
    <Button
      icon="download"
      isPending={isPending}
      // Each download is one of its own, since the card may have changed.
      onPress={() =>
        void download(() => ask({ query: { year: String(year), ids: person } }, { retryKey: crypto.randomUUID() }))
      }
    >
      {t('leaveCard')}
    </Button>
  )
}
