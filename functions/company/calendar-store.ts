import { WorkCalendar } from '#shared/company/model.ts'
import { companyPartition } from '#functions/platform/keys.ts'
import type { Kind, Stored } from '#functions/platform/kind.ts'
import { get } from '#functions/platform/table.ts'

/** Leave requests check its version, so it is replaced only when the counting of days changes. */
export const calendars: Kind<WorkCalendar, { company: string }> = {
  name: 'WorkCalendar',
  schema: WorkCalendar,
  key: ({ company }) => ({ pk: companyPartition(company), sk: 'CALENDAR' }),
}

/** @throws Error where it is missing, which is a bug */
export async function calendarOf(company: string): Promise<Stored<WorkCalendar>> {
  const calendar = await get(calendars, { company })
  if (!calendar) throw new Error(`The company ${company} lacks its calendar`)
  return calendar
}
