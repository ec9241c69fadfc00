import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { Article } from '../../../site/content/article.ts'

/** An article with its text, and the version of it that was read. */
export const ArticleView = z.extend(Article, { version: z.int() })
export type ArticleView = z.infer<typeof ArticleView>

export const showOwnArticle = endpoint('GET /admin/article/{id}', {
  summary: 'An article that an operator has written, published or not',
  access: 'operator:articles.read',
  reply: z.object({ data: ArticleView }),
})
