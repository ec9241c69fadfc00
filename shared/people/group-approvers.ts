type Standard = { readonly approver_ids?: readonly string[] | undefined }

interface Change {
  /** The group that is left, or as it was before its standard approvers were changed. */
  from: Standard | undefined
  /** The group that is joined. */
  to: Standard | undefined
  isActive: (id: string) => boolean
}

/**
 * The approvers of somebody who joins a group, or whose group gets other standard approvers. Who has none, or only the standard ones
 * of the group before, gets those of the group; others keep their own, and nobody ends up without because a group names nobody.
 */
export function approversInGroup(
  person: { id: string; approver_ids: readonly string[] },
  { from, to, isActive }: Change,
): readonly string[] {
  const standard = (to?.approver_ids ?? []).filter(id => id !== person.id && isActive(id))
  const hasOwn = person.approver_ids.some(id => !from?.approver_ids?.includes(id))
  return hasOwn || standard.length === 0 ? person.approver_ids : standard
}

/** Whether the same people decide, in whatever order they are named. */
export const hasSameApprovers = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every(id => others.includes(id))
