import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import i18next from 'i18next'
import type { FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import { isSentenceKey } from '#shared/words/sentence.ts'

/** What a schema objects to, in the language of the page. A schema's own message is a place in the word lists. */
function sentenceOf(issue: { message: string; maximum?: unknown; minimum?: unknown }): string {
  const key = isSentenceKey(issue.message) ? issue.message : 'problems:invalidValue'
  return i18next.t(key, { maximum: issue.maximum, minimum: issue.minimum })
}

/** Checks a form by the schema that the server checks by. */
export function schemaResolver<Values extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Values>,
): Resolver<Values, unknown, Output> {
  const { '~standard': standard } = schema
  return standardSchemaResolver<Values, unknown, Output>({
    '~standard': {
      ...standard,
      async validate(value: unknown) {
        const result = await standard.validate(value)
        if (!result.issues) return result
        return { issues: result.issues.map(issue => ({ ...issue, message: sentenceOf(issue) })) }
      },
    },
  })
}
