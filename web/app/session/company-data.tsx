import { company } from '#shared/company/contract.ts'
import { leave } from '#shared/leave/contract.ts'
import { people } from '#shared/people/contract.ts'
import { useApi } from '#web/api/use-api.ts'

/** What every page of a member builds on: read once after the sign-in, and kept as long as somebody is in. */
export function CompanyData() {
  useApi(leave.listWaiting, { query: { limit: '-1' } })
  useApi(leave.listDaysOff)
  useApi(people.listPeople)
  useApi(company.listHolidays)
  useApi(leave.listAbsent)
  useApi(company.listGroups)
  useApi(people.upcomingEvents)
  return null
}
