import * as z from 'zod/mini'
import type { Member } from '#shared/company/model.ts'
import { memberPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { clear, list, put, type Write } from '#functions/platform/table.ts'

/** An approver of a member: the inverse of the member's `approver_ids`, to list whom somebody decides for. */
const Approval = z.object({ company: z.string(), approver: z.string(), member: z.string() })
type Approval = z.infer<typeof Approval>

export const approvals: Kind<Approval> = {
  name: 'Approval',
  schema: Approval,
  key: ({ company, approver, member }) => ({
    pk: memberPartition({ company, member: approver }),
    sk: `APPROVES#${member}`,
  }),
}

/** The writes that let the approvers of a member be others; their items are derived from the member. */
export const changeApprovals = (
  before: Pick<Member, 'company' | 'id' | 'approver_ids'>,
  after: Pick<Member, 'approver_ids'>,
): Write[] => {
  const relation = (approver: string) => ({ company: before.company, approver, member: before.id })
  return [
    ...before.approver_ids.filter(id => !after.approver_ids.includes(id)).map(id => clear(approvals, relation(id))),
    ...after.approver_ids.map(id => put(approvals, relation(id))),
  ]
}

/** The ids of those for whom somebody decides. */
export const decidedForBy = async (company: string, approver: string): Promise<string[]> =>
  (await list(approvals, { pk: memberPartition({ company, member: approver }), prefix: 'APPROVES#' })).map(
    ({ member }) => member,
  )

export const isApprover = async (company: string, id: string) =>
  (await list(approvals, { pk: memberPartition({ company, member: id }), prefix: 'APPROVES#', atMost: 1 })).length > 0
