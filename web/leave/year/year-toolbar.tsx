import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { useOpenRequest } from '../open-request.tsx'
import type { useYear } from './use-year.ts'
import { yearsAskable, type useYearView } from './use-year-view.ts'
import styles from './year.module.css'

interface YearToolbarProps {
  year: Pick<ReturnType<typeof useYear>, 'whose' | 'isOwn' | 'mayAsk'>
  view: ReturnType<typeof useYearView>
}

/** Which year; and asking for somebody else, where one may. */
export function YearToolbar({ year: { whose, isOwn, mayAsk }, view: { year, thisYear, turn } }: YearToolbarProps) {
  const { t } = useTranslation('year')
  const open = useOpenRequest()
  const turnTo = (to: number) => turn({ year: to === thisYear ? null : String(to) })
  return (
    <div className={styles.toolbar}>
      <div className={styles.years} role="group" aria-label={t('tools')}>
        <IconButton
          icon="chevron-left"
          name={t('previousYear')}
          isDisabled={year === yearsAskable.first}
          onPress={() => turnTo(year - 1)}
        />
        <h2 className={styles.year} aria-live="polite">
          {year}
        </h2>
        <IconButton
          icon="chevron-right"
          name={t('nextYear')}
          isDisabled={year === yearsAskable.last}
          onPress={() => turnTo(year + 1)}
        />
        <Button isDisabled={year === thisYear} onPress={() => turnTo(thisYear)}>
          {t('thisYear')}
        </Button>
      </div>
      {mayAsk && !isOwn && whose !== undefined && (
        <Button icon="plus" onPress={() => open({ mode: 'create', draft: { user_id: [whose] } })}>
          {t('askForThem')}
        </Button>
      )}
    </div>
  )
}
