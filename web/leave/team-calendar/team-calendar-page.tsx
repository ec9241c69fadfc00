import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { monthOf } from '#shared/calendar/day.ts'
import { isAdmin } from '#shared/contract/role.ts'
import { leaveTypes } from '#shared/leave/types.ts'
import { Button } from '#web/ui/button/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx'
import type { Absence, AbsenceKind, PlannerPerson } from '#web/ui/calendar/planner/plan.ts'
import { PlannerLegend } from '#web/ui/calendar/planner/planner-legend.tsx'
import { PlannerList } from '#web/ui/calendar/planner/list/planner-list.tsx'
import { PlannerSkeleton } from '#web/ui/calendar/planner/planner-skeleton.tsx'
import { Planner } from '#web/ui/calendar/planner/planner.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { AwayDialog } from './away-dialog.tsx'
import type { KnownRequest } from '../known-request.ts'
import { LoadError } from '../load-error.tsx'
import { useOpenRequest, useShownRequest } from '../open-request.tsx'
import { StretchPreview } from '../stretch-preview.tsx'
import { SubscribeLink } from './subscribe-link.tsx'
import styles from './team-calendar.module.css'
import { TeamCalendarToolbar } from './team-calendar-toolbar.tsx'
import { useCalendarView } from './use-calendar-view.ts'
import { useTeam } from './use-team.ts'
import { useTimeName } from './use-time-name.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { useMe } from '#web/api/use-me.ts'
import { useStable } from '#web/ui/use-stable.ts'
import { useMedia } from '#web/ui/use-media.ts'

/** Who of the company is away in a month, a quarter or a year; the server leaves out what the reader may not know. */
export function TeamCalendarPage() {
  const { t } = useTranslation('leave')
  const { today } = useDates()
  const isNarrow = useMedia('(max-width: 479px)')
  const view = useCalendarView({ month: monthOf(today), view: isNarrow ? 'list' : 'grid' })
  const { hidden, setParam } = view
  const [away, setAway] = useState<{ absence: Absence; person: PlannerPerson }>()
  const [todayAsked, askForToday] = useState(0)
  const open = useOpenRequest()
  const shown = useShownRequest() ?? undefined
  const me = useMe()
  const { groups, days, ids, isLoading, hasError, reload, onDrawn } = useTeam(view)

  function openAbsence(absence: Absence, person: PlannerPerson) {
    if (ids.has(absence.id)) open({ mode: 'details', request: outlineOf(absence, person) })
    else setAway({ absence, person })
  }
  function ask({ id }: PlannerPerson, from_date: string, to_date: string) {
    open({ mode: 'create', draft: { from_date, to_date, user_id: id === me?.id ? [] : [id] } })
  }
  function goToToday() {
    if (!view.isNow) setParam('month', null)
    askForToday(times => times + 1)
  }
  const hide = useStable((kinds: ReadonlySet<AbsenceKind>) =>
    setParam('hide', kinds.size ? [...kinds].join(',') : null),
  )
  const title = t('calendarOf', { month: useTimeName(view) })
  const isEmpty = groups?.length === 0 && view.search !== ''
  const common = { days, today, todayAsked, hidden, onOpen: openAbsence }
  return (
    <div className={styles.page}>
      <TeamCalendarToolbar view={view} onToday={goToToday} />
      {hasError && <LoadError onRetry={reload} />}
      {!hasError && !groups && <PlannerSkeleton label={title} />}
      {isEmpty && (
        <EmptyState icon="search" title={t('calendarNobodyCalled', { name: view.search })}>
          <Button onPress={() => setParam('q', null)}>{t('calendarClearSearch')}</Button>
        </EmptyState>
      )}
      {groups && !isEmpty && view.view === 'grid' && (
        <Planner
          key={view.scale}
          {...common}
          label={title}
          scale={view.scale}
          groups={groups}
          isLoading={isLoading}
          shown={shown}
          self={me?.id}
          asksFor={isAdmin(me) ? 'everybody' : 'self'}
          onAsk={ask}
          renderPreview={({ person, from, to }) => (
            <StretchPreview from={from} to={to} user={person.id === me?.id ? undefined : person.id} />
          )}
          {...(isAdmin(me) && { addressOf: profileOf })}
          onTurn={view.turn}
          onToday={goToToday}
          {...(onDrawn && { onDrawn })}
        />
      )}
      {/* Of a time that is not loaded a list would say that nobody is away. */}
      {groups && !isEmpty && view.view === 'list' && isLoading && <SkeletonRows rows={12} />}
      {groups && !isEmpty && view.view === 'list' && !isLoading && <PlannerList {...common} groups={groups} />}
      {groups && !isEmpty && <PlannerLegend groups={groups} hidden={hidden} onChange={hide} />}
      {groups && <SubscribeLink group={view.group} />}
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
