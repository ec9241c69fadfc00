import type { Company, Member } from '#shared/company/model.ts'
import type { LeaveRequest } from '#shared/leave/model.ts'
import { mayDecide, type LeaveActor } from '#shared/leave/permissions.ts'
import { decisionLinks, mayDecideByLink } from './decision-link.ts'

/** Whether a request waits for somebody who is told of it, be it new or changed: one rule for emails and pushes. */
export const waitsFor = (reader: LeaveActor, { status, member }: LeaveRequest, person: Member) =>
  status === 'pending' && reader.user !== member && mayDecide(reader, person)

interface Told {
  recipient: Member
  company: Company
  /** The length of the request's history at the event, from which on the links hold. */
  step: number
}

/** The addresses by which somebody decides on what waits for them without signing in; undefined where they may not by a link. */
export async function linksToDecide({ id, history, created_at }: LeaveRequest, { recipient, company, step }: Told) {
  if (!mayDecideByLink(recipient, company)) return undefined
  const at = history.slice(0, step).at(-1)?.at ?? created_at
  return decisionLinks({ company: company.id, request: id, decider: recipient.id, at }, recipient.language)
}
