import { operatorChanges } from '#shared/company/audit/operator-entry.ts'
import type { UserGroupDraft } from '#shared/backoffice/user-groups/user-group.ts'

/** What of a group is different, its rule part by part. */
export const groupChanges = (before: UserGroupDraft | undefined, after: UserGroupDraft) =>
  operatorChanges<Record<string, unknown>>(before && flat(before), flat(after))

const flat = ({ name, description, rule }: UserGroupDraft) => ({ name, description, ...rule })
