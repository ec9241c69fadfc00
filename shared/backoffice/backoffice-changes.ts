import type { ChangePattern } from '../contract/change-pattern.ts'

/** What the search of the back office is kept from, and what is counted for its overview, and whose rule puts companies into groups. */
export const backOfficeChanges: readonly ChangePattern[] = [
  { kind: 'Account' },
  { kind: 'Company' },
  { kind: 'CompanyPlan' },
  { kind: 'UserGroup' },
  { kind: 'LeaveRequest' },
  { kind: 'UndeliverableAddress' },
]
