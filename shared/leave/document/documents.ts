import { addMonths, type Day } from '../../calendar/day.ts'
import { problem, refuse, type Problem } from '../../contract/problem.ts'
import type { Member } from '../../company/model.ts'
import { isAdmin } from '../../contract/role.ts'
import type { LeaveRequest } from '../model.ts'
import type { LeaveActor } from '../permissions.ts'
import {
  mostDocuments,
  mostTraces,
  tracesOfAdministrators,
  type KeptDocument,
  type RequestDocument,
} from './request-document.ts'

type WithDocuments = Pick<LeaveRequest, 'documents'>

/** Whether a reader may see the documents of a person's leave: the person and administrators alone, no approver. */
export const maySeeDocuments = (reader: LeaveActor, { member }: Pick<LeaveRequest, 'member'>) =>
  member === reader.user || isAdmin(reader)

export const isKept = (document: RequestDocument): document is KeptDocument => !('erased' in document)

/** The documents of a request that are still there. */
export const keptOf = ({ documents = [] }: WithDocuments): KeptDocument[] => documents.filter(isKept)

/** Why nothing can be attached to a request; undefined: it can. Of somebody who is erased nothing is kept any more. */
export function refusalToAttach(
  request: WithDocuments & Pick<LeaveRequest, 'status'>,
  owner: Pick<Member, 'status'>,
  by: LeaveActor,
): Problem | undefined {
  if (owner.status === 'deleted') return problem('notFound')
  if (request.status === 'denied' || request.status === 'cancelled')
    return refuse('upload', 'problems:documentOfClosed')
  if (keptOf(request).length >= mostDocuments)
    return refuse('upload', 'problems:tooManyDocuments', { most: mostDocuments })
  const most = isAdmin(by) ? mostTraces : mostTraces - tracesOfAdministrators
  return (request.documents?.length ?? 0) >= most ? refuse('upload', 'problems:documentTraces') : undefined
}

/** Why somebody may not remove a document: whoever attached it and administrators may. */
export const refusalToRemove = (by: LeaveActor, document: KeptDocument): Problem | undefined =>
  document.by === by.user || isAdmin(by) ? undefined : problem('forbidden', 'problems:documentOfOthers')

/** A request with one document more. */
export const withDocument = <R extends WithDocuments>(request: R, document: KeptDocument): R => ({
  ...request,
  documents: [...(request.documents ?? []), document],
})

/** A request of whose documents, or of one of them, nothing is left but that they were there. */
export const withoutDocuments = <R extends WithDocuments>(
  request: R,
  erased: { at: number; by: string | null },
  only?: string,
): R => ({
  ...request,
  documents: request.documents?.map(document => {
    if (!isKept(document) || (only !== undefined && document.id !== only)) return document
    const { id, by, at } = document
    return { id, by, at, erased }
  }),
})

/** The last day of leave whose documents are over on a day, where they are kept for so many months after it. */
export const lastDayOver = (day: Day, months: number): Day => addMonths(day, -months)

/** Whether the documents of a request are over on a day. */
export const areDocumentsOver = (
  request: WithDocuments & Pick<LeaveRequest, 'to_date'>,
  { day, months }: { day: Day; months: number },
) => request.to_date < lastDayOver(day, months) && keptOf(request).length > 0
