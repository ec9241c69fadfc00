import type { ChangePattern } from '../contract/change-pattern.ts'

/** What booked leave is recounted after. */
export const recountingChanges: readonly ChangePattern[] = [{ kind: 'WorkCalendar' }, { kind: 'EmploymentTerms' }]
