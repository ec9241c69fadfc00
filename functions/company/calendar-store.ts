import { WorkCalendar } from '#shared/company/model.ts'
import { companyPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'

/** Leave checks its version, so it changes only when the counting of days does. */
export const calendars: Kind<WorkCalendar, { company: string }> = {
  name: 'WorkCalendar',
  schema: WorkCalendar,
  key: ({ company }) => ({ pk: companyPartition(company), sk: 'CALENDAR' }),
}
