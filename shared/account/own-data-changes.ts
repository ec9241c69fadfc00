import type { ChangePattern } from '../contract/change-pattern.ts'

/** What an export of somebody's data, or the erasure of their account, goes on after, and they are told of once it is done. */
export const ownDataChanges: readonly ChangePattern[] = [{ kind: 'DataExport' }, { kind: 'AccountErasure' }]
