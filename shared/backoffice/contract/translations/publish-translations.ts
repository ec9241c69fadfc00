import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { Language } from '../../../words/language.ts'

/** The most sentences that are published at once. */
export const mostPublished = 500

const Name = z.string().check(z.regex(/^[\w-]{1,120}$/, { error: 'problems:invalidValue' }))
// How long a sentence may be is said by its rule, with the others.
const Text = z.nullable(z.string().check(z.maxLength(100_000, { error: 'problems:tooLong' })))

export const publishTranslations = endpoint('PUT /admin/translation', {
  summary: 'Publishes edited sentences, all of them or none; null is the text of the release',
  access: 'operator:translations.write',
  confirmed: true,
  problems: ['conflict'],
  body: z.object({
    changes: z
      .array(
        z.object({
          language: Language,
          namespace: Name,
          key: Name,
          /** The edit that was read: a newer one is not overwritten. */
          from: Text,
          to: Text,
        }),
      )
      .check(
        z.minLength(1, { error: 'problems:required' }),
        z.maxLength(mostPublished, { error: 'problems:tooManyItems' }),
      ),
  }),
  reply: z.object({ data: z.object({ changed: z.int() }) }),
})
