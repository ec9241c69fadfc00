import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { LeaveKey, Slug } from '../content/article.ts'
import { articleCategories, drawnDays } from '../article.ts'

/** An article as lists show it. */
export const ListedArticle = z.object({
  slug: Slug,
  title: z.string(),
  category: z.enum(articleCategories),
  published: z.string(),
  checked: z.string(),
  minutes: z.int(),
  lead: z.string(),
  cover: z.union([
    z.object({ leave: LeaveKey, boxes: z.array(z.tuple([z.int(), z.enum(drawnDays)])) }),
    z.object({ moved: z.tuple([z.int(), z.int()]) }),
  ]),
})

export const listArticles = endpoint('GET /article', {
  summary: 'The articles of the blog, the newest first',
  access: 'anyone',
  query: z.object({
    cursor: z.optional(
      z.string().check(z.maxLength(200), z.regex(/^\d{4}-\d\d-\d\d#[a-z0-9-]+$/, { error: 'problems:invalidValue' })),
    ),
  }),
  reply: z.object({ data: z.array(ListedArticle), next: z.nullable(z.string()) }),
})
