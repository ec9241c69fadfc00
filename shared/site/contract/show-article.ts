import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { ListedArticle } from './list-articles.ts'

export const showArticle = endpoint('GET /article/{slug}', {
  summary: 'A published article, with its text in Markdown block by block',
  access: 'anyone',
  reply: z.object({ data: z.extend(ListedArticle, { body: z.array(z.string()) }) }),
})
