import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { monthOf } from '#shared/calendar/day.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { isAdmin } from '#shared/contract/role.ts'
import { company } from '#shared/company/contract.ts'
import { leave } from '#shared/leave/contract.ts'
import { leaveTypes } from '#shared/leave/types.ts'
import { people } from '#shared/people/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { Card } from '#web/ui/card/card.tsx'
import type { Absence, AbsenceKind, PlannerPerson } from '#web/ui/calendar/planner/plan.ts'
import { PlannerLegend } from '#web/ui/calendar/planner/planner-legend.tsx'
import { PlannerList } from '#web/ui/calendar/planner/planner-list.tsx'
import { Planner } from '#web/ui/calendar/planner/planner.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { AwayDialog } from './away-dialog.tsx'
import type { KnownRequest } from '../known-request.ts'
import { LoadError } from '../load-error.tsx'
import { useOpenRequest } from '../open-request.tsx'
import styles from './team-calendar.module.css'
import { TeamCalendarToolbar } from './team-calendar-toolbar.tsx'
import { datesOf, monthFrom, teamOf } from './team-month.ts'
import { useCalendarView } from './use-calendar-view.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { useMe } from '#web/api/use-me.ts'
import { useMedia } from '#web/ui/use-media.ts'

/** Who of the company is away in a month; the server leaves out what the reader may not know. */
export function TeamCalendarPage() {
  const { t } = useTranslation('leave')
  const { today, monthName } = useDates()
  const isNarrow = useMedia('(max-width: 479px)')
  const view = useCalendarView({ month: monthOf(today), view: isNarrow ? 'list' : 'grid' })
  const { month, setParam } = view
  const [hidden, hide] = useState<ReadonlySet<AbsenceKind>>(new Set())
  const [away, setAway] = useState<{ absence: Absence; person: PlannerPerson }>()
  const open = useOpenRequest()
  const me = useMe()
  const { groups, days, ids, hasError, reload } = useTeam(view)

  function openAbsence(absence: Absence, person: PlannerPerson) {
    if (ids.has(absence.id)) open({ mode: 'details', request: outlineOf(absence, person) })
    else setAway({ absence, person })
  }
  const title = t('calendarOf', { month: monthName(month) })
  return (
    <div className={styles.page}>
      <h1>{t('calendarTitle')}</h1>
      <TeamCalendarToolbar view={view} today={today} />
      {hasError && <LoadError onRetry={reload} />}
      {!hasError && !groups && (
        <Card title={title}>
          <SkeletonRows rows={8} />
        </Card>
      )}
      {groups && view.view === 'grid' && (
        <Planner
          label={title}
          days={days}
          groups={groups}
          today={today}
          hidden={hidden}
          {...(me && { self: me.id })}
          onAsk={day => open({ mode: 'create', draft: { from_date: day, to_date: day } })}
          onOpen={openAbsence}
          {...(isAdmin(me) && { addressOf: profileOf })}
          onTurn={step => setParam('month', monthFrom(month, step))}
          onToday={() => setParam('month', monthOf(today))}
        />
      )}
      {groups && view.view === 'list' && (
        <PlannerList days={days} groups={groups} today={today} hidden={hidden} onOpen={openAbsence} />
      )}
      {groups && <PlannerLegend groups={groups} hidden={hidden} onChange={hide} />}
      {away && <AwayDialog {...away} onClose={() => setAway(undefined)} />}
    </div>
  )
}

/** What a bar tells of its request, which is shown until the whole of it is loaded. */
const outlineOf = ({ id, from, to, leave, isPending }: Absence, { image, ...person }: PlannerPerson): KnownRequest => {
  const type_id = leaveTypes.find(({ key }) => key === leave)?.id
  if (type_id === undefined) return { id }
  return {
    id,
    user_id: person.id,
    user: { id: person.id, first_name: person.first_name, last_name: person.last_name, avatar: image ?? null },
    type_id,
    from_date: from,
    to_date: to,
    status: isPending ? 'pending' : 'approved',
  }
}

/** The address of a person's profile, for administrators. */
const profileOf = ({ id }: PlannerPerson) => `/user/${id}/personal-information`

/** All data of the calendar; the shown month stays until another one is loaded. */
function useTeam({ month, group, search }: ReturnType<typeof useCalendarView>) {
  const { t } = useTranslation('leave')
  const me = useMe()
  const calendar = useApi(leave.showCalendar, { query: { month } }, { keepPreviousData: true })
  const colleagues = useApi(people.listPeople)
  const allGroups = useApi(company.listGroups)
  const queries = [calendar, colleagues, allGroups]
  const { data } = calendar
  const groups = useMemo(
    () =>
      data && colleagues.data && allGroups.data
        ? teamOf(
            { people: colleagues.data.data, groups: allGroups.data.data, absences: data.data, self: me?.id },
            { group, search },
            t('calendarNoGroup'),
          )
        : undefined,
    [data, colleagues.data, allGroups.data, me?.id, group, search, t],
  )
  const hours = me?.selected_company ?? generalWeek
  return {
    groups,
    days: useMemo(() => datesOf(month, data?.days ?? [], hours), [month, data?.days, hours]),
    /** The requests that the reader may open. */
    ids: useMemo(() => new Set(data?.data.flatMap(({ id }) => id ?? [])), [data?.data]),
    hasError: !groups && queries.some(({ error }) => error),
    reload: () => queries.forEach(({ mutate }) => void mutate()),
  }
}
