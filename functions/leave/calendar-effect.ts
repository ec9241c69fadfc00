import type * as z from 'zod/mini'
import { loadCompany } from '#functions/company/company-store.ts'
import { loadDirectory } from '#functions/company/directory.ts'
import { terms } from '#functions/people/terms-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { getAll } from '#functions/platform/table.ts'
import type { Day } from '#shared/calendar/day.ts'
import type { NewDay } from '#shared/company/contract/add-holiday.ts'
import type { OwnDay, WorkCalendar } from '#shared/company/model.ts'
import { withRequestedHours } from '#shared/company/rules.ts'
import { withChangedDay, withDay, withMissingDays, withoutDay } from '#shared/company/special-days.ts'
import * as contract from '#shared/leave/contract/effect/calendar-effect.ts'
import { type CalendarChange } from '#shared/leave/effect/calendar-change.ts'
import { effectOnBooked } from '#shared/leave/effect/effect.ts'
import { monthsShown, scopesOfCalendar } from '#shared/leave/effect/recount-scope.ts'
import { newEmploymentTerms } from '#shared/people/model.ts'
import { awayInMonth } from './away.ts'
import { effectStep } from './effect-step.ts'

export const handler = serve(contract.calendarEffect, async ({ query, body }, { actor, now: { today } }) => {
  const { company } = actor
  const [{ calendar: before }, directory] = await Promise.all([loadCompany(company), loadDirectory(company)])
  const after = calendarAfter(before, body, today)
  const months = monthsShown(scopesOfCalendar(before, after, today))
  const away = (await Promise.all(months.map(month => awayInMonth(company, month, { mayLag: true })))).flat()
  const absences = [...new Map(away.map(absence => [absence.request, absence])).values()]
  const absencesOf = Map.groupBy(absences, ({ member }) => member)
  const absent = [...absencesOf.keys()].flatMap(id => directory.get(id) ?? [])
  const { people, ...step } = effectStep(absent, query.after)
  const known = await getAll(
    terms,
    people.map(({ id }) => ({ company, member: id })),
    { mayLag: true },
  )
  const termsOf = new Map(known.map(one => [one.member, one]))

  return {
    ...step,
    data: people.flatMap(person => {
      const terms = termsOf.get(person.id) ?? newEmploymentTerms({ company, member: person.id })
      const booked = absencesOf.get(person.id) ?? []
      return effectOnBooked(person, booked, { terms, calendar: before }, { terms, calendar: after })
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
