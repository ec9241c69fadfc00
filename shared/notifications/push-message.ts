import * as z from 'zod/mini'
import { Language } from '../words/language.ts'

/** What a push tells the service worker to show. */
export const PushMessage = z.object({
  title: z.string(),
  body: z.string(),
  /** The same of one event, so that it is shown once. */
  tag: z.string(),
  language: Language,
  /** What a press opens. */
  address: z.string(),
  /** Buttons, each with what it opens. */
  actions: z.optional(z.array(z.object({ title: z.string(), address: z.string() }))),
})
export type PushMessage = z.infer<typeof PushMessage>
