import { refuse, throwIfProblem } from '#shared/contract/problem.ts'
import * as contract from '#shared/leave/contract/document/attach-document.ts'
import { documentName } from '#shared/leave/document/document-name.ts'
import { documentTypeOf } from '#shared/leave/document/document-type.ts'
import { refusalToAttach, withDocument } from '#shared/leave/document/documents.ts'
import { mostDocumentBytes, type KeptDocument } from '#shared/leave/document/request-document.ts'
import { countAttempt } from '#functions/account/throttle.ts'
import { members } from '#functions/company/member-store.ts'
import { newSecretId } from '#functions/platform/clock.ts'
import { documents } from '#functions/platform/documents.ts'
import { serve } from '#functions/platform/serve.ts'
import { check, commit, replace } from '#functions/platform/table.ts'
import { auditedDocument } from './audited-document.ts'
import { documentKey, documentUploadKey } from './document-keys.ts'
import { documentsInReply } from './documents-in-reply.ts'
import { requests } from './leave-store.ts'
import { requestToAttachTo } from './request-with-documents.ts'
import { deleteIfUnused } from './unused-documents.ts'

/** No browser keeps what only some may see. */
const cacheControl = 'private, no-store'

/**
 * What was uploaded is judged by its bytes and stored anew under its true type and another key, since whoever has the address could upload
 * something else to the first one. What is refused is deleted.
 */
export const handler = serve(contract.attachDocument, async ({ path, body }, context) => {
  const { actor, now, once, perCall } = context
  const [{ request, owner }] = await Promise.all([
    requestToAttachTo(actor, path.id),
    // An address is good for several uploads, each of which is attached by a call of its own.
    countAttempt('documentAttach', { whose: actor.account }, { now, perCall }),
  ])
  const uploaded = documentUploadKey(actor, body.upload)
  const bytes = await documents.get(uploaded, mostDocumentBytes + 1)
  if (!bytes) throw refuse('upload', 'problems:documentNotUploaded')
  const type = documentTypeOf(bytes)
  const refusal =
    refusalToAttach(request, owner, actor) ??
    (bytes.length > mostDocumentBytes ? refuse('upload', 'problems:documentTooLarge') : undefined) ??
    (type ? undefined : refuse('upload', 'problems:documentUnknownType'))
  if (refusal) await documents.delete(uploaded)
  throwIfProblem(refusal)

  const { company, member } = request
  const document: KeptDocument = {
    id: newSecretId(),
    name: documentName(body.name, type!),
    type: type!,
    size: bytes.length,
    by: actor.user,
    at: now.seconds,
  }
  const changed = withDocument(request, document)
  await deleteIfUnused({ company, member, request: request.id, document: document.id })
  await documents.put(documentKey({ company, member, id: document.id }), bytes, { type: document.type, cacheControl })
  const reply = { data: await documentsInReply(changed) }
  await commit(
    replace(requests, changed),
    // Whoever erases the owner meanwhile finds no document that came afterwards.
    check(members, owner),
    ...auditedDocument(context, 'document_attached', request),
    ...once(reply),
  )
  await documents.delete(uploaded)
  return reply
})
