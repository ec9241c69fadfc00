import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { ArticleDraft } from '../../../site/content/article.ts'
import { ArticleView } from './show-own-article.ts'

export const changeArticle = endpoint('PUT /admin/article/{id}', {
  summary: 'Changes an article, publishes it, or takes it off the blog',
  access: 'operator:articles.write',
  body: z.extend(ArticleDraft, {
    /** The version that was read: a newer one is not overwritten. */
    version: z.int(),
  }),
  reply: z.object({ data: ArticleView }),
})
