import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { PageMetaDraft } from '../../../site/content/page-meta.ts'
import { editablePaths } from '../../../site/pages/editable-paths.ts'
import { Language } from '../../../words/language.ts'
import { PageMetaView } from './list-page-meta.ts'

export const changePageMeta = endpoint('PUT /admin/page-meta', {
  summary:
    'What a public page says in a language to search engines and where it is shared; null is what the release says',
  access: 'operator:page-meta.write',
  problems: ['notFound', 'conflict'],
  body: z.extend(PageMetaDraft, {
    path: z.enum(editablePaths, { error: 'problems:invalidValue' }),
    language: Language,
    /** The version that was read: a newer one is not overwritten. */
    version: z.int(),
  }),
  reply: z.object({ data: PageMetaView }),
})
