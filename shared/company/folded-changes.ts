import type { ChangePattern } from '../contract/change-pattern.ts'

/** What is folded into the directory of a company. */
export const foldedChanges: readonly ChangePattern[] = [{ kind: 'Member' }]

/** What the people of a position follow. */
export const repositioningChanges: readonly ChangePattern[] = [{ kind: 'Position' }]
