import type { ChangePattern } from '../contract/change-pattern.ts'

/** What the search of the back office is kept from, and what is counted for its overview. */
export const backOfficeChanges: readonly ChangePattern[] = [
  { kind: 'Account' },
  { kind: 'Company' },
  { kind: 'CompanyPlan' },
  { kind: 'LeaveRequest' },
  { kind: 'UndeliverableAddress' },
]
