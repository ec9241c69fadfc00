import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { ArticleDraft } from '../../../site/content/article.ts'
import { ArticleView } from './show-own-article.ts'

export const addArticle = endpoint('POST /admin/article', {
  summary: 'Adds an article to the blog, published or as a draft',
  access: 'operator:articles.write',
  body: ArticleDraft,
  reply: z.object({ data: ArticleView }),
})
