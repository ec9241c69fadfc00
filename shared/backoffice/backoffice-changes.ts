import type { ChangePattern } from '../contract/change-pattern.ts'

/**
 * What the search of the back office is kept from, and what is counted for its overview, whose rule puts companies into groups, and what is
 * written to them.
 */
export const backOfficeChanges: readonly ChangePattern[] = [
  { kind: 'Account' },
  { kind: 'Company' },
  { kind: 'CompanyPlan' },
  { kind: 'UserGroup' },
  { kind: 'GroupMessage' },
  { kind: 'LeaveRequest' },
  { kind: 'UndeliverableAddress' },
]
