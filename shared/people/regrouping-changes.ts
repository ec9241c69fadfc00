import type { ChangePattern } from '../contract/change-pattern.ts'

/** What moves the people of a group, or gives them other approvers. */
export const regroupingChanges: readonly ChangePattern[] = [{ kind: 'Group' }]
