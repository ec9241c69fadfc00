import { throwIfProblem } from '#shared/contract/problem.ts'
import * as contract from '#shared/leave/contract/document/remove-document.ts'
import { refusalToRemove, withoutDocuments } from '#shared/leave/document/documents.ts'
import { documents } from '#functions/platform/documents.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { auditedDocument } from './audited-document.ts'
import { documentKey } from './document-keys.ts'
import { documentsInReply } from './documents-in-reply.ts'
import { requests } from './leave-store.ts'
import { documentOf, requestWithDocuments } from './request-with-documents.ts'
import { deleteIfUnused } from './unused-documents.ts'

/** The file goes after the change is committed; where it is interrupted in between, by the task that was queued before. */
export const handler = serve(contract.removeDocument, async ({ path }, context) => {
  const { actor, now, once } = context
  const request = await requestWithDocuments(actor, path.id)
  const document = documentOf(request, path.documentId)
  throwIfProblem(refusalToRemove(actor, document))
  const { company, member } = request
  const changed = withoutDocuments(request, { at: now.seconds, by: actor.user }, document.id)
  await deleteIfUnused({ company, member, request: request.id, document: document.id })
  const reply = { data: await documentsInReply(changed) }
  await commit(replace(requests, changed), ...auditedDocument(context, 'document_removed', request), ...once(reply))
  await documents.delete(documentKey({ company, member, id: document.id }))
  return reply
})
