import { holidaysAbroad } from '#functions/company/holidays-abroad.ts'
import { yearOf, type Year } from '#shared/calendar/day.ts'
import { statutoryYear } from '#shared/calendar/statutory-days.ts'
import type { WorkCalendar } from '#shared/company/model.ts'
import { missingDays } from '#shared/company/special-days.ts'
import type { Deadline } from '#shared/notifications/deadline.ts'
import { announceToAdmins } from './deadline-announcement.ts'
import type { CompanyDayTask } from './every-company-task.ts'
import { liveCalendarOf } from './live-calendar.ts'

/** Tells the administrators what is missing from the calendar of the next year, in which leave is asked for already. */
export async function remindOfNextCalendar({ company, day }: Pick<CompanyDayTask, 'company' | 'day'>): Promise<void> {
  const calendar = await liveCalendarOf(company)
  const deadline = calendar && (await missingIn(calendar, yearOf(day) + 1))
  if (deadline) await announceToAdmins(company, deadline, day)
}

/** The decree in Hungary; elsewhere the public holidays that nobody has added. */
async function missingIn(calendar: WorkCalendar, year: Year): Promise<Deadline | undefined> {
  if (calendar.country === 'HU') return statutoryYear(year).known ? undefined : { kind: 'decree', year }
  const missing = missingDays(calendar, await holidaysAbroad(calendar.country, [year], 'en')).length
  return missing ? { kind: 'holidays', year, missing } : undefined
}
