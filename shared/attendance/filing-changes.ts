import type { ChangePattern } from '../contract/change-pattern.ts'

/** What the making of a file goes on after, and whoever asked for it is told of once it is done. */
export const filingChanges: readonly ChangePattern[] = [{ kind: 'FileExport' }]
