import type { ChangePattern } from '../contract/change-pattern.ts'

/** What is emailed to those who run the service. */
export const siteChanges: readonly ChangePattern[] = [{ kind: 'ContactMessage' }]
