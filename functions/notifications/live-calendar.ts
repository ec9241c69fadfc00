import { calendars } from '#functions/company/calendar-store.ts'
import { companies } from '#functions/company/company-store.ts'
import { getBatch, lookup } from '#functions/platform/table.ts'
import type { WorkCalendar } from '#shared/company/model.ts'

/** The calendar of a company; undefined where it is deleted. */
export async function liveCalendarOf(id: string): Promise<WorkCalendar | undefined> {
  const [company, calendar] = await getBatch(lookup(companies, { id }), lookup(calendars, { company: id }))
  return company && !company.is_deleted ? calendar : undefined
}
