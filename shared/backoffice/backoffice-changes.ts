import type { ChangePattern } from '../contract/change-pattern.ts'

/** What the search of the back office is kept from. */
export const backOfficeChanges: readonly ChangePattern[] = [{ kind: 'Account' }, { kind: 'Company' }]
