import * as z from 'zod/mini'
import { Day } from '../../calendar/day.ts'
import { Id, line } from '../../contract/wire.ts'
import { articleCategories, drawnDays, type ArticleEntry } from '../article.ts'
import { leaveTypeIds, type LeaveTypeKey } from '../../leave/types.ts'

/** The word of an address: letters without accents, digits and hyphens. */
export const Slug = z
  .string()
  .check(
    z.minLength(1, { error: 'problems:required' }),
    z.maxLength(80, { error: 'problems:tooLong' }),
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'refusals:slug' }),
  )

/** The most days that a cover has of one kind, and the most kinds. */
const mostDays = 60
const mostRuns = 12

export const LeaveKey = z.enum(Object.keys(leaveTypeIds) as [LeaveTypeKey, ...LeaveTypeKey[]])

/** The picture of an article: days in runs of one kind. */
export const Cover = z.object({
  leave: LeaveKey,
  boxes: z
    .array(z.object({ days: z.int().check(z.gte(1), z.lte(mostDays)), drawn: z.enum(drawnDays) }))
    .check(z.minLength(1, { error: 'problems:required' }), z.maxLength(mostRuns, { error: 'refusals:tooManyRuns' })),
})
export type Cover = z.infer<typeof Cover>

/** What an operator writes of an article. */
export const ArticleDraft = z.object({
  slug: Slug,
  title: line(120),
  category: z.enum(articleCategories),
  lead: line(400),
  /** Markdown. */
  body: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'problems:required' }),
      z.maxLength(60_000, { error: 'problems:tooLong' }),
      z.regex(/^[^\0]*$/, { error: 'problems:strangeCharacters' }),
    ),
  cover: Cover,
  /** The day that it is dated by. */
  published: Day,
  is_published: z.boolean(),
})
export type ArticleDraft = z.infer<typeof ArticleDraft>

/** An article that operators have written, beside those of the release; in Hungarian, as the blog is. */
export const Article = z.extend(ArticleDraft, {
  id: Id,
  /** How long reading it takes. */
  minutes: z.int(),
  /** Unix seconds. */
  created_at: z.int(),
  changed_at: z.int(),
})
export type Article = z.infer<typeof Article>

/** An article without its text. */
export const ArticleSummary = z.omit(Article, { body: true })
export type ArticleSummary = z.infer<typeof ArticleSummary>

/** How many words one reads in a minute. */
const wordsPerMinute = 180

export const minutesOf = (body: string): number => Math.max(1, Math.round(body.split(/\s+/).length / wordsPerMinute))

/** An article as lists show it; its law is that of the day it is dated by. */
export const entryOf = ({ slug, title, category, lead, minutes, cover, published }: ArticleSummary): ArticleEntry => ({
  slug,
  title,
  category,
  published,
  checked: published,
  minutes,
  lead,
  cover: { leave: cover.leave, boxes: cover.boxes.map(({ days, drawn }) => [days, drawn]) },
})

/** The text of an article block by block. */
export const blocksOf = (body: string): string[] => body.split(/\r?\n(?:[ \t]*\r?\n)+/)

/** The article that a word of an address leads to. */
export const ArticleSlug = z.object({ slug: Slug, article: Id })
export type ArticleSlug = z.infer<typeof ArticleSlug>
