import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { Id } from '../../../contract/wire.ts'
import { ArticleSummary } from '../../../site/content/article.ts'

/** How many articles a page has; their texts are read with them. */
export const articlesOfPage = 20

export const listOwnArticles = endpoint('GET /admin/article', {
  summary: 'The articles that operators have written, drafts too, the latest written first',
  access: 'operator:articles.read',
  query: z.object({ cursor: z.optional(Id) }),
  reply: z.object({ data: z.array(ArticleSummary), next: z.nullable(z.string()) }),
})
