import * as contract from '#shared/leave/contract/document/open-document.ts'
import { documentDownloads } from '#functions/platform/downloads.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit } from '#functions/platform/table.ts'
import { auditedDocument } from './audited-document.ts'
import { documentKey } from './document-keys.ts'
import { documentOf, requestWithDocuments } from './request-with-documents.ts'

/** For how many seconds an address is valid. */
const validFor = 60

/** The address is given once the audit log has the viewing. */
export const handler = serve(contract.openDocument, async ({ path }, { actor, now }) => {
  const request = await requestWithDocuments(actor, path.id)
  const { id, name } = documentOf(request, path.documentId)
  const { company, member } = request
  const address = await documentDownloads.downloadAddress(documentKey({ company, member, id }), {
    name,
    seconds: validFor,
  })
  const viewing = auditedDocument({ actor, now }, 'document_opened', request)
  if (viewing.length) await commit(...viewing)
  return { data: { address } }
})
