import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'

export const exportTranslations = endpoint('GET /admin/translation/file/{language}', {
  summary: 'The file of a language with every sentence as it is said',
  access: 'operator:translations.read',
  reply: z.object({ data: z.object({ name: z.string(), text: z.string() }) }),
})
