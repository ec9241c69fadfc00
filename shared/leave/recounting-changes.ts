import type { ChangePattern } from '../contract/change-pattern.ts'

/** What booked leave is recounted after. */
export const recountingChanges: readonly ChangePattern[] = [{ kind: 'WorkCalendar' }, { kind: 'EmploymentTerms' }]

/** What the effect of a change on everybody is looked for after. */
export const effectChanges: readonly ChangePattern[] = [{ kind: 'CompanyEffect' }]

/** What leave for many people is booked, or taken back, after. */
export const bulkChanges: readonly ChangePattern[] = [{ kind: 'BulkRequest' }]

/** What the register of absences of a company is built after; requests and people, which it follows, wake the stream's reader for others too. */
export const registeringChanges: readonly ChangePattern[] = [{ kind: 'AbsenceRegister', whenSet: 'begun_at' }]
