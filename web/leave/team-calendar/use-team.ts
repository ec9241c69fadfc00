import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { company } from '#shared/company/contract.ts'
import { people } from '#shared/people/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { useMe } from '#web/api/use-me.ts'
import { withCounts } from './group-counts.ts'
import { datesOf, partsOf, periodOf, teamOf } from './team-month.ts'
import { useAbsences } from './use-absences.ts'
import type { CalendarView } from './use-calendar-view.ts'

/** All data of the calendar; what was shown before stays until the rest is loaded. */
export function useTeam({ month, scale, group, search, view }: CalendarView) {
  const { t } = useTranslation('leave')
  const me = useMe()
  const colleagues = useApi(people.listPeople)
  const allGroups = useApi(company.listGroups)
  const parts = useMemo(
    () =>
      colleagues.data &&
      allGroups.data &&
      partsOf(
        { people: colleagues.data.data, groups: allGroups.data.data, self: me?.id },
        { group, search },
        t('calendarNoGroup'),
      ),
    [colleagues.data, allGroups.data, me?.id, group, search, t],
  )
  const ids = useMemo(() => parts?.flatMap(({ people }) => people.map(({ id }) => id)).join(' '), [parts])
  // The same rows are the same order, though something else of the people has changed.
  const order = useMemo(() => ids?.split(' ').filter(Boolean) ?? [], [ids])
  const size = useMemo(() => colleagues.data?.data.filter(({ is_active }) => is_active).length, [colleagues.data])
  const found = useAbsences({ month, scale, search, view, size, order })
  const { absences, isLoaded, isLoading, counts } = found
  const hours = me?.selected_company ?? generalWeek
  const days = useMemo(
    () => datesOf(periodOf(scale, month), found.days ?? [], hours),
    [scale, month, found.days, hours],
  )
  const rows = useMemo(
    () => parts && found.isKnown && teamOf(parts, absences ?? [], isLoaded),
    [parts, found.isKnown, absences, isLoaded],
  )
  const groups = useMemo(() => {
    if (!rows || counts === undefined) return rows || undefined
    return withCounts(
      rows,
      counts?.filter(({ group_id }) => group === null || group_id === group),
      days,
    )
  }, [rows, counts, group, days])
  return {
    groups,
    days,
    /** The requests that the reader may open. */
    ids: useMemo(() => new Set(absences?.flatMap(({ id }) => id ?? [])), [absences]),
    isLoading,
    hasError: Boolean(found.missing) || (!groups && [colleagues.error, allGroups.error, found.error].some(Boolean)),
    reload: () => {
      for (const { mutate } of [colleagues, allGroups]) void mutate()
      found.reload()
    },
    onDrawn: found.onDrawn,
  }
}
