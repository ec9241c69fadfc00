import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { DocumentRules } from '../../../company/document-rules.ts'

export const showDocumentRules = endpoint('GET /company/document-rules', {
  summary: 'With which leave the company asks for a document, and for how long it keeps it',
  access: 'admin',
  reply: z.object({ data: DocumentRules }),
})
