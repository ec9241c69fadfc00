import * as z from 'zod/mini'
import { Language } from './language.ts'

/** The sentences of a namespace that operators have edited in a language, by key. */
export const EditedSentences = z.object({
  language: Language,
  namespace: z.string(),
  sentences: z.record(z.string(), z.string()),
  /** Unix seconds of the last change. */
  changed_at: z.int(),
})
export type EditedSentences = z.infer<typeof EditedSentences>
