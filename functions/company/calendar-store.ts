import { WorkCalendar } from '#shared/company/model.ts'
import { companyPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'

/** Leave requests check its version, so it is replaced only when the counting of days changes. */
export const calendars: Kind<WorkCalendar, { company: string }> = {
  name: 'WorkCalendar',
  schema: WorkCalendar,
  key: ({ company }) => ({ pk: companyPartition(company), sk: 'CALENDAR' }),
}
