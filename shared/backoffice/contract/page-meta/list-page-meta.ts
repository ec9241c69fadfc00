import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { PageMetaDraft } from '../../../site/content/page-meta.ts'
import { editablePaths } from '../../../site/pages/editable-paths.ts'
import { Language } from '../../../words/language.ts'

/** What a page says in a language: what operators have set, and what stands there where they have set nothing. */
export const PageMetaView = z.extend(PageMetaDraft, {
  path: z.enum(editablePaths),
  language: Language,
  released: z.object({ title: z.string(), description: z.string(), og_image: z.string() }),
  /** Unix seconds; null where nobody has changed it. */
  changed_at: z.nullable(z.int()),
  version: z.int(),
})
export type PageMetaView = z.infer<typeof PageMetaView>

export const listPageMeta = endpoint('GET /admin/page-meta', {
  summary: 'What the public pages say to search engines and where they are shared, by page and language',
  access: 'operator:page-meta.read',
  reply: z.object({ data: z.array(PageMetaView) }),
})
