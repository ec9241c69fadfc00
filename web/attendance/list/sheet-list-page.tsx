import { useTranslation } from 'react-i18next'
import { listSheetStates } from '#shared/attendance/contract/list-sheet-states.ts'
import { mostListed } from '#shared/attendance/contract/list-sheets.ts'
import { SheetState } from '#shared/attendance/model.ts'
import { useApi } from '#web/api/use-api.ts'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { Pagination } from '#web/ui/data/pagination/pagination.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { useQueryParams } from '#web/ui/navigation/use-query-params.ts'
import { personName } from '#web/ui/person/person-name.ts'
import { ReadyFile } from '../ready-file.tsx'
import { SheetDownload } from '../sheet-download.tsx'
import { useSheetMonth } from '../use-sheet-month.ts'
import { SheetList } from './sheet-list.tsx'
import { StateBoxes } from './state-boxes.tsx'
import styles from './list.module.css'

/** The attendance sheets of a month, of everybody whom the reader decides for. */
export function SheetListPage() {
  const { t, i18n } = useTranslation(['sheetlist', 'sheet', 'common'])
  const { monthName } = useDates()
  const { month, turn } = useSheetMonth()
  const { query, setParams } = useQueryParams<'state' | 'page' | 'file'>()
  const { data, error, mutate } = useApi(listSheetStates, { query: { month } }, { keepPreviousData: true })
  const state = SheetState.safeParse(query.get('state')).data ?? null
  const page = Math.max(0, Number(query.get('page')) || 0)
  const file = query.get('file')
  const { compare } = new Intl.Collator(i18n.language)
  const all = data?.data ?? []
  const people = all
    .filter(one => !state || one.state === state)
    .map(one => ({ id: one.user_id, name: personName(one, i18n.language) }))
    .toSorted((one, other) => compare(one.name, other.name))
  const shown = people.slice(page * mostListed, (page + 1) * mostListed)
  const counts = Object.fromEntries(
    SheetState.options.map(one => [one, all.filter(sheet => sheet.state === one).length]),
  ) as Record<SheetState, number>

  function addressOf(to: number) {
    const next = new URLSearchParams(query)
    next.set('page', String(to))
    return { search: next.toString() }
  }

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 aria-live="polite">
          <span className="visually-hidden">{t('title')}, </span>
          {monthName(month)}
        </h1>
        <div role="group" aria-label={t('sheet:chooseMonth')}>
          <IconButton icon="chevron-left" name={t('common:previousMonth')} onPress={() => turn(-1)} />
          <IconButton icon="chevron-right" name={t('common:nextMonth')} onPress={() => turn(1)} />
        </div>
        <span className={styles.end}>
          <SheetDownload
            month={month}
            isDisabled={all.length === 0}
            withLeaveCards
            onAsked={id => setParams({ file: id })}
          />
        </span>
      </header>
      {file && <ReadyFile id={file} />}
      {error && !data ? (
        <LoadFailed title={t('loadFailed')} onRetry={() => void mutate()} />
      ) : !data ? (
        <SkeletonRows rows={8} />
      ) : (
        <>
          <StateBoxes counts={counts} chosen={state} onChoose={chosen => setParams({ state: chosen, page: null })} />
          {shown.length ? (
            <SheetList key={`${month} ${state} ${page}`} month={month} people={shown} />
          ) : (
            <EmptyState icon="clock" title={t(all.length ? 'none' : 'nobody')} />
          )}
          <Pagination
            {...(page > 0 && { previous: addressOf(page - 1) })}
            {...((page + 1) * mostListed < people.length && { next: addressOf(page + 1) })}
            shown={t('shown', {
              from: page * mostListed + 1,
              to: page * mostListed + shown.length,
              total: people.length,
            })}
          />
        </>
      )}
    </div>
  )
}
