import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { Language } from '../../../words/language.ts'
import { largestFileCall, SentFile } from '../../sent-file.ts'

export const importTranslations = endpoint('POST /admin/translation/import', {
  summary: 'Takes over a file of translations, all of it or nothing',
  access: 'operator:translations.write',
  confirmed: true,
  problems: ['conflict'],
  largestBody: largestFileCall,
  body: z.extend(SentFile, {
    /** That of the preview: what was edited since is not overwritten. */
    version: z.string().check(z.maxLength(10_000, { error: 'problems:tooLong' })),
  }),
  reply: z.object({ data: z.object({ language: Language, changed: z.int() }) }),
})
