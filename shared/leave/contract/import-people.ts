import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { ImportedPerson, mostImported } from '../../people/imported-person.ts'
import { BulkRequestView } from '../view/bulk-request-view.ts'

export const importPeople = endpoint('POST /user/import', {
  summary:
    'Invites the people of a list with what is known of them: all or none; a dry run only says what is wrong with it',
  access: 'admin',
  body: z.object({
    rows: z
      .array(ImportedPerson)
      .check(
        z.minLength(1, { error: 'problems:required' }),
        z.maxLength(mostImported, { error: 'problems:tooManyItems' }),
      ),
    dry_run: z.optional(z.boolean()),
  }),
  /** How far the import has come, as `GET /day-off/bulk/{id}` tells it from then on; null after a dry run. */
  reply: z.object({ data: z.nullable(BulkRequestView) }),
})
