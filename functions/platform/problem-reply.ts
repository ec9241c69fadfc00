import type { ProblemReply } from '#shared/contract/client.ts'
import { Problem } from '#shared/contract/problem.ts'
import type { Language } from '#shared/words/language.ts'
import { sayReply } from '#shared/words/say-reply.ts'

/** The reply of a failed call, in the language of its path. */
export function problemReply(error: unknown, language: Language): { statusCode: number; body: ProblemReply } {
  if (!(error instanceof Problem))
    return {
      statusCode: 500,
      body: { success: 0, code: 'fault', message: sayReply({ key: 'problems:fault' }, language) },
    }
  return {
    statusCode: error.status,
    body: {
      success: 0,
      code: error.code,
      message: sayReply(error.sentence, language),
      ...(error.errors && { errors: translateErrors(error.errors, language) }),
    },
  }
}

/** Translates field errors. */
export const translateErrors = (errors: NonNullable<Problem['errors']>, language: Language): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, sentences]) => [
      field,
      sentences.map(sentence => sayReply(sentence, language)),
    ]),
  )
