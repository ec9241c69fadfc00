import { throwIfProblem } from '#shared/contract/problem.ts'
import * as contract from '#shared/leave/contract/document/upload-document.ts'
import { refusalToAttach } from '#shared/leave/document/documents.ts'
import { countAttempt } from '#functions/account/throttle.ts'
import { newSecretId } from '#functions/platform/clock.ts'
import { serve } from '#functions/platform/serve.ts'
import { documentUploads } from '#functions/platform/uploads.ts'
import { documentUploadKey } from './document-keys.ts'
import { requestToAttachTo } from './request-with-documents.ts'

/** For how many seconds an address is valid. */
const validFor = 300

/** The type that is signed says nothing: what a file is, is told by its bytes. */
const type = 'application/octet-stream'

export const handler = serve(contract.uploadDocument, async ({ path, body: { size } }, { actor, now, perCall }) => {
  const { request, owner } = await requestToAttachTo(actor, path.id)
  throwIfProblem(refusalToAttach(request, owner, actor))
  await countAttempt('documentUpload', { whose: actor.account }, { now, perCall })
  const upload = newSecretId()
  const key = documentUploadKey(actor, upload)
  return { data: { upload, address: await documentUploads.uploadAddress(key, { type, size, seconds: validFor }) } }
})
