import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { prose } from '../../../contract/wire.ts'

export const longestNote = 2000

export const addNote = endpoint('POST /admin/company/{id}/note', {
  summary: 'Notes something about a company, for those who run the service',
  access: 'operator:companies.write',
  body: z.object({ text: prose(longestNote).check(z.minLength(1, { error: 'problems:required' })) }),
})
