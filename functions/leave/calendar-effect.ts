import type * as z from 'zod/mini'
import { loadCompany } from '#functions/company/company-store.ts'
import { members } from '#functions/company/member-store.ts'
import { terms } from '#functions/people/terms-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { getAll } from '#functions/platform/table.ts'
import type { Day } from '#shared/calendar/day.ts'
import type { NewDay } from '#shared/company/contract/add-holiday.ts'
import type { OwnDay, WorkCalendar } from '#shared/company/model.ts'
import { withRequestedHours } from '#shared/company/rules.ts'
import { withChangedDay, withDay, withMissingDays, withoutDay } from '#shared/company/special-days.ts'
import * as contract from '#shared/leave/contract/calendar-effect.ts'
import { type CalendarChange } from '#shared/leave/effect/calendar-change.ts'
import { effectOnBooked } from '#shared/leave/effect/effect.ts'
import { monthsShown, scopesOfCalendar } from '#shared/leave/effect/recount-scope.ts'
import { newEmploymentTerms } from '#shared/people/model.ts'
import { awayInMonth } from './away.ts'

export const handler = serve(contract.calendarEffect, async ({ body }, { actor, now: { today } }) => {
  const { company } = actor
  const { calendar: before } = await loadCompany(company)
  const after = calendarAfter(before, body, today)
  const months = monthsShown(scopesOfCalendar(before, after, today))
  const away = (await Promise.all(months.map(month => awayInMonth(company, month)))).flat()
  const absences = [...new Map(away.map(absence => [absence.request, absence])).values()]
  const ids = [...new Set(absences.map(({ member }) => member))]
  const [people, employmentTerms] = await Promise.all([
    getAll(
      members,
      ids.map(id => ({ company, id })),
    ),
    getAll(
      terms,
      ids.map(member => ({ company, member })),
    ),
  ])
  const termsByMember = new Map(employmentTerms.map(one => [one.member, one]))

  const present = people.filter(({ status }) => status !== 'deleted')
  return {
    data: present.flatMap(member => {
      const own = absences.filter(absence => absence.member === member.id)
      const terms = termsByMember.get(member.id) ?? newEmploymentTerms({ company, member: member.id })
      return effectOnBooked(member, own, { terms, calendar: before }, { terms, calendar: after })
    }),
  }
})

/** The calendar after the change. @throws Problem as the change itself would */
function calendarAfter(before: WorkCalendar, change: z.infer<typeof CalendarChange>, today: Day): WorkCalendar {
  switch (change.call) {
    case 'POST /holiday':
      return withDay(before, 'new', change.body).calendar
    case 'PUT /holiday/{id}':
      return withChangedDay(before, change.id, change.body).calendar
    case 'DELETE /holiday/{id}':
      return withoutDay(before, change.id).calendar
    case 'PUT /company':
      return { ...before, country: change.body.country }
    case 'POST /holiday/import':
      return withMissingDays(before, change.days.map(asOwnDay)).calendar
    default:
      return withRequestedHours(before, change.body, today)
  }
}

const asOwnDay = ({ name, date, kind }: z.infer<typeof NewDay>): OwnDay => ({
  id: 'new',
  name,
  date,
  observed_on: null,
  ...(kind && { kind }),
})
