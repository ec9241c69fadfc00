import type * as z from 'zod/mini'
import { loadCompany } from '#functions/company/company-store.ts'
import { loadDirectory } from '#functions/company/directory.ts'
import { terms } from '#functions/people/terms-store.ts'
import { getAll } from '#functions/platform/table.ts'
import type { Day } from '#shared/calendar/day.ts'
import type { NewDay } from '#shared/company/contract/add-holiday.ts'
import type { OwnDay, WorkCalendar } from '#shared/company/model.ts'
import { withRequestedHours } from '#shared/company/rules.ts'
import { withChangedDay, withDay, withMissingDays, withoutDay } from '#shared/company/special-days.ts'
import type { CalendarChange } from '#shared/leave/effect/calendar-change.ts'
import { effectOnBooked } from '#shared/leave/effect/effect.ts'
import { monthsShown, scopesOfCalendar } from '#shared/leave/effect/recount-scope.ts'
import { newEmploymentTerms } from '#shared/people/model.ts'
import { awayInMonth } from '../away.ts'
import type { Look } from './look.ts'

/** Whom a change of the calendar may have an effect on: everybody who is away in the months that it touches. */
export async function lookAtCalendar(change: CalendarChange, company: string, today: Day): Promise<Look> {
  const [{ calendar: before }, directory] = await Promise.all([loadCompany(company), loadDirectory(company)])
  const after = calendarAfter(before, change, today)
  const months = monthsShown(scopesOfCalendar(before, after, today))
  const away = (await Promise.all(months.map(month => awayInMonth(company, month, { mayLag: true })))).flat()
  const absences = [...new Map(away.map(absence => [absence.request, absence])).values()]
  const absencesOf = Map.groupBy(absences, ({ member }) => member)
  return {
    everybody: [...absencesOf.keys()].flatMap(id => directory.get(id) ?? []),
    effectsOn: async people => {
      const known = await getAll(
        terms,
        people.map(({ id }) => ({ company, member: id })),
        { mayLag: true },
      )
      const termsOf = new Map(known.map(one => [one.member, one]))
      return people.flatMap(({ id }) => {
        const terms = termsOf.get(id) ?? newEmploymentTerms({ company, member: id })
        const person = directory.get(id)
        const booked = absencesOf.get(id) ?? []
        return person ? effectOnBooked(person, booked, { terms, calendar: before }, { terms, calendar: after }) : []
      })
    },
  }
}

/** The calendar after the change. @throws Problem as the change itself would */
function calendarAfter(before: WorkCalendar, change: CalendarChange, today: Day): WorkCalendar {
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
