import type { ChangePattern } from '../contract/change-pattern.ts'

/** What an export of somebody's data is made after, and they are told of once it is ready. */
export const exportingChanges: readonly ChangePattern[] = [{ kind: 'DataExport' }]
