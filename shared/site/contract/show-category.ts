import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { articleCategories } from '../article.ts'
import { ListedArticle } from './list-articles.ts'

export const showCategory = endpoint('GET /category/by-slug-path/{slug}', {
  summary: 'A subject of the blog, with its articles, the newest first',
  access: 'anyone',
  reply: z.object({
    data: z.object({ slug: z.enum(articleCategories), name: z.string(), articles: z.array(ListedArticle) }),
  }),
})
