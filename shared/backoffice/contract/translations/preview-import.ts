import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { Language } from '../../../words/language.ts'
import { largestFileCall, SentFile } from '../../sent-file.ts'

/** The most changes that a preview shows one by one. */
export const mostPreviewed = 300

export const previewImport = endpoint('POST /admin/translation/preview', {
  summary: 'What a file of translations would change, or what is wrong with it; changes nothing',
  access: 'operator:translations.write',
  changes: false,
  largestBody: largestFileCall,
  body: SentFile,
  reply: z.object({
    data: z.object({
      language: Language,
      count: z.int(),
      changes: z.array(z.object({ namespace: z.string(), key: z.string(), from: z.string(), to: z.string() })),
      /** What the import has to name: whatever is edited meanwhile changes it. */
      version: z.string(),
    }),
  }),
})
