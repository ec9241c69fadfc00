import type { FiledSheet } from '#shared/attendance/files/attendance-tables.ts'
import { openSheet } from '#shared/attendance/model.ts'
import { sheetOf } from '#shared/attendance/sheet.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import type { WorkCalendar } from '#shared/company/model.ts'
import { newEmploymentTerms } from '#shared/people/model.ts'

const month = '2026-11'
const calendar: WorkCalendar = {
  company: 'c',
  country: 'HU',
  hours: [{ valid_from: '1900-01-01', week: generalWeek }],
  own_days: [],
  corrections: [],
}

/** The sheet of one person, counted as for a file. */
function filed(place: number): FiledSheet {
  const whose = { company: 'c', member: `m${place}` }
  const { kept, days, totals } = sheetOf(
    { terms: { ...newEmploymentTerms(whose), employment_start: '2020-01-01' }, calendar, absences: [] },
    { month, today: '2026-12-01', sheets: [openSheet(whose, month)] },
  )
  return {
    user_id: whose.member,
    employee_number: String(10_000 + place),
    name: `Tűzőgép Ödön ${place}`,
    group: null,
    position: null,
    month,
    state: kept.state,
    accepted: null,
    days,
    totals,
    names: new Map(),
  }
}
/** The sheets of so many people. */
export const sheetsOf = (people: number) => Array.from({ length: people }, (_, place) => filed(place))
