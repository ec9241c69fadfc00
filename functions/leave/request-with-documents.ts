import { assertVisible, Problem } from '#shared/contract/problem.ts'
import { keptOf, maySeeDocuments } from '#shared/leave/document/documents.ts'
import type { KeptDocument } from '#shared/leave/document/request-document.ts'
import type { LeaveRequest } from '#shared/leave/model.ts'
import type { LeaveActor } from '#shared/leave/permissions.ts'
import { findRequest, requestWithOwner } from './leave-store.ts'

/** A request whose documents somebody may see. @throws Problem `notFound`, also for an approver and for a request of another company */
export async function requestWithDocuments(reader: LeaveActor & { company: string }, id: string) {
  const request = await findRequest(reader.company, id)
  assertVisible(maySeeDocuments(reader, request))
  return request
}

/** A request to attach a document to, and its owner, who is still to be there. @throws Problem `notFound` as above */
export async function requestToAttachTo(reader: LeaveActor & { company: string }, id: string) {
  const { request, owner } = await requestWithOwner(reader.company, id)
  assertVisible(maySeeDocuments(reader, request))
  return { request, owner }
}

/** A document of a request that is still there. @throws Problem `notFound` */
export function documentOf(request: LeaveRequest, id: string): KeptDocument {
  const document = keptOf(request).find(kept => kept.id === id)
  if (!document) throw new Problem('notFound')
  return document
}
