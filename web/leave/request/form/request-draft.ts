import * as z from 'zod/mini'
import { requestLeave } from '#shared/leave/contract/request/request-leave.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { UnpaidKind } from '#shared/leave/model.ts'
import { leaveTypeIds, isForChild } from '#shared/leave/types.ts'
import { Id, type Flag } from '#shared/contract/wire.ts'
import { isUnpaid } from './form-choices.ts'

const body = requestLeave.body!.shape

/** A typed day with an error of its own for a missing one. */
const typedDay = <Day extends z.ZodMiniType<string, string>>(day: Day, missing: string) =>
  z.pipe(z.string().check(z.minLength(1, { error: missing })), day)

/** The form state of a request, by the contract's names, so that the server's errors find their fields. */
export const RequestDraft = z
  .object({
    type_id: body.type_id,
    /** The child of a parental or paternity leave, or that an unpaid child-care leave names. */
    child_id: z.nullable(Id),
    /** Sent with unpaid leave only. */
    unpaid_kind: UnpaidKind,
    from_date: typedDay(body.from_date, 'leave:firstDayMissing'),
    to_date: typedDay(body.to_date, 'leave:lastDayMissing'),
    comment: z.nonoptional(body.comment),
    /** The people an administrator requests leave for; empty means the reader. */
    user_id: z.array(Id),
    approves_now: z.boolean(),
    only_admins_cancel: z.boolean(),
  })
  .check(
    z.refine(({ type_id, child_id }) => !isForChild(type_id) || child_id !== null, {
      path: ['child_id'],
      error: 'leave:childMissing',
      // Checked even while a day is missing, so that all that is missing is said at once.
      when: () => true,
    }),
  )
export type RequestDraft = z.infer<typeof RequestDraft>

/** A draft as far as it decides what is offered and what it costs. */
export const withoutComment = (draft: RequestDraft): RequestDraft => ({ ...draft, comment: '' })

export const newDraft = (given: Partial<RequestDraft> = {}): RequestDraft => ({
  type_id: leaveTypeIds.vacation,
  child_id: null,
  unpaid_kind: 'unpaid_by_agreement',
  from_date: '',
  to_date: '',
  comment: '',
  user_id: [],
  approves_now: false,
  only_admins_cancel: true,
  ...given,
})

export const draftOf = (request: RequestView): RequestDraft =>
  newDraft({
    type_id: request.type_id,
    child_id: request.child_id,
    ...(request.unpaid_kind && { unpaid_kind: request.unpaid_kind }),
    from_date: request.from_date,
    to_date: request.to_date,
    comment: request.comment,
    user_id: [request.user_id],
    only_admins_cancel: request.deletable === 0,
  })

const flag = (yes: boolean): Flag => (yes ? 1 : 0)

/** The body of a change: whose the request is, whether it was approved and who may cancel it stay as they are. */
export const changeBody = ({ type_id, from_date, to_date, comment, child_id, unpaid_kind }: RequestDraft) => ({
  type_id,
  from_date,
  to_date,
  comment,
  ...((child_id !== null || (isUnpaid(type_id) && unpaid_kind === 'child_care')) && { child_id }),
  ...(isUnpaid(type_id) && { unpaid_kind }),
})

/** The body of a new request. Only administrators send the two choices that are theirs. */
export function createBody(draft: RequestDraft, { asAdmin }: { asAdmin: boolean }) {
  if (!asAdmin) return changeBody(draft)
  const [only, ...others] = draft.user_id
  return {
    ...changeBody(draft),
    auto_approve: flag(draft.approves_now),
    deletable: flag(!draft.only_admins_cancel),
    ...(only !== undefined && { user_id: others.length ? draft.user_id : only }),
  }
}

/** The body of a preview: what the draft would cost one person. */
export const previewBody = (
  { type_id, from_date, to_date, child_id }: Pick<RequestDraft, 'type_id' | 'from_date' | 'to_date' | 'child_id'>,
  about: { user_id?: string; request_id?: string },
) => ({
  type_id,
  from_date,
  to_date,
  ...(child_id !== null && { child_id }),
  ...about,
})
