import type { Flag } from '#shared/contract/wire.ts'
import { longestMessage, type UnpaidKind } from '#shared/leave/model.ts'
import type { RequestView } from '#shared/leave/contract.ts'
import { leaveTypeIds } from '#shared/leave/types.ts'
import { isUnpaid } from './form-choices.ts'
import type { TypedDays } from './typed-days.ts'

/** What stands in the request form. */
export interface RequestDraft extends TypedDays {
  typeId: number
  comment: string
  /** Whom an administrator asks for; empty: for oneself. */
  people: string[]
  childId: string | null
  /** Of unpaid leave. */
  unpaidKind: UnpaidKind
  autoApprove: boolean
  onlyAdminsDelete: boolean
}

export const newDraft = (given: Partial<RequestDraft> = {}): RequestDraft => ({
  typeId: leaveTypeIds.vacation,
  from: '',
  to: '',
  comment: '',
  people: [],
  childId: null,
  unpaidKind: 'unpaid_by_agreement',
  autoApprove: false,
  onlyAdminsDelete: true,
  ...given,
})

export const draftOf = (request: RequestView): RequestDraft =>
  newDraft({
    typeId: request.type_id,
    from: request.from_date,
    to: request.to_date,
    comment: request.comment,
    people: [request.user_id],
    childId: request.child_id,
    ...(request.unpaid_kind && { unpaidKind: request.unpaid_kind }),
    onlyAdminsDelete: request.deletable === 0,
  })

const flag = (yes: boolean): Flag => (yes ? 1 : 0)

const wishOf = ({ typeId, from, to, comment, childId, unpaidKind }: RequestDraft) => ({
  type_id: typeId,
  from_date: from,
  to_date: to,
  comment: comment.trim().slice(0, longestMessage),
  ...(childId !== null && { child_id: childId }),
  ...(isUnpaid(typeId) && { unpaid_kind: unpaidKind }),
})

/** What is sent to make a request. The two choices of administrators are not said by anybody else. */
export function creation(draft: RequestDraft, { asAdmin }: { asAdmin: boolean }) {
  if (!asAdmin) return wishOf(draft)
  const [only, ...others] = draft.people
  return {
    ...wishOf(draft),
    auto_approve: flag(draft.autoApprove),
    deletable: flag(!draft.onlyAdminsDelete),
    ...(only !== undefined && { user_id: others.length ? draft.people : only }),
  }
}

/** What is sent to change a request: whose it is, whether it was approved and who may delete it stay as they are. */
export const change = (draft: RequestDraft) => wishOf(draft)

/** What is sent to hear what a request would cost one person. */
export const question = (
  { typeId, from, to, childId }: RequestDraft,
  about: { user_id?: string; request_id?: string },
) => ({
  type_id: typeId,
  from_date: from,
  to_date: to,
  ...(childId !== null && { child_id: childId }),
  ...about,
})
