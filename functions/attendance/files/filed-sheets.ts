import { dayInBudapest } from '#shared/calendar/budapest-day.ts'
import type { Month } from '#shared/calendar/day.ts'
import { addToMonth, periodOfMonth } from '#shared/calendar/month.ts'
import { yearsOf } from '#shared/calendar/period.ts'
import { specialDays } from '#shared/calendar/special-days.ts'
import type { FiledSheet } from '#shared/attendance/files/attendance-tables.ts'
import { hasSheetsBy } from '#shared/attendance/has-sheets.ts'
import { sheetOf } from '#shared/attendance/sheet.ts'
import { specialDaysOf } from '#shared/leave/situation.ts'
import type { WorkCalendar } from '#shared/company/model.ts'
import type { Language } from '#shared/words/language.ts'
import { attendanceFacts } from '../attendance-facts.ts'
import { peopleOf } from '#functions/leave/named-people.ts'
import { personName, type FiledPerson } from '../people-to-file.ts'

interface Reading {
  month: Month
  today: string
  language: Language
}

/** The sheets of a month as files have them; who was not employed in it has none. */
export async function filedSheets(
  calendar: WorkCalendar,
  people: readonly FiledPerson[],
  { month, today, language }: Reading,
): Promise<FiledSheet[]> {
  const months = [addToMonth(month, -1), month]
  const special = specialDays(specialDaysOf(calendar, yearsOf(periodOfMonth(month)), language))
  const names = new Map([...special].map(([date, day]) => [date, day.name]))
  const found: (FiledSheet & { by: string | undefined })[] = []
  for await (const { member, name, group, facts } of attendanceFacts(people, months, calendar)) {
    const { terms, books, sheets } = facts
    if (!hasSheetsBy(member, terms, periodOfMonth(month).to_date)) continue
    const absences = books.flatMap(({ bookings }) => bookings)
    const { kept, days, totals } = sheetOf({ terms, calendar, absences }, { month, today, sheets })
    if (days.every(({ kind }) => kind === 'not_employed')) continue
    const step = kept.state === 'accepted' ? kept.history.findLast(({ what }) => what === 'accepted') : undefined
    found.push({
      user_id: member.id,
      employee_number: member.employee_number,
      name,
      group,
      position: member.position?.name ?? null,
      month,
      state: kept.state,
      accepted: step ? { name: '', day: dayInBudapest(step.at * 1000) } : null,
      by: step?.by,
      days,
      totals,
      names,
    })
  }
  const acceptors = await peopleOf(
    calendar.company,
    found.flatMap(({ by }) => by ?? []),
    people.map(({ member }) => member),
  )
  return found.map(({ by, ...sheet }) => {
    const person = by && acceptors.get(by)
    const name = personName(person || undefined, language)
    return sheet.accepted ? { ...sheet, accepted: { ...sheet.accepted, name } } : sheet
  })
}
