import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { DocumentRules } from '../../../company/document-rules.ts'
import { LeaveTypeId } from '../../model.ts'

export const changeDocumentRules = endpoint('PUT /company/document-rules', {
  summary: 'Chooses with which leave the company asks for a document, and for how long it keeps it',
  access: 'admin',
  body: z.extend(DocumentRules, {
    types: z.array(LeaveTypeId).check(z.maxLength(50, { error: 'problems:invalidValue' })),
  }),
  reply: z.object({ data: DocumentRules }),
})
