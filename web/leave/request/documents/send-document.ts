import { attachDocument } from '#shared/leave/contract/document/attach-document.ts'
import { uploadDocument } from '#shared/leave/contract/document/upload-document.ts'
import { call } from '#web/api/call.ts'
import { outdatedBy } from '#web/api/revalidation.ts'
import { revalidate } from '#web/api/use-change.ts'
import { putFile } from './put-file.ts'

interface SendOptions {
  signal: AbortSignal
  onProgress: (sent: number) => void
}

/** Uploads a file and attaches it to a request. Rejects with an `ApiError`, or an `Error` where the upload itself failed or was cancelled. */
export async function sendDocument(request: string, file: File, options: SendOptions): Promise<void> {
  const path = { id: request }
  const { data } = await call(uploadDocument, { path, body: { size: file.size } })
  await putFile(data.address, file, options)
  await call(
    attachDocument,
    { path, body: { upload: data.upload, name: file.name } },
    { retryKey: crypto.randomUUID() },
  )
  await revalidate(outdatedBy(attachDocument))
}
