import type { LeaveTypeKey } from '../leave/types.ts'
import list from './articles/list.json' with { type: 'json' }

/** The subjects that articles are about; each is a word of an address. */
export const articleCategories = ['szabadsag', 'munkaido', 'betegseg', 'csalad'] as const
export type ArticleCategory = (typeof articleCategories)[number]

/** How a day is drawn. */
export const drawnDays = ['used', 'planned', 'pending', 'left', 'off', 'holiday'] as const
export type DrawnDay = (typeof drawnDays)[number]

/** The picture of an article, drawn from its own numbers: boxes, or a working Saturday and the day that it stands in for. */
export type ArticleCover = { leave: LeaveTypeKey; boxes: [number, DrawnDay][] } | { moved: [number, number] }

/** What is said of an article in a list. */
export interface ArticleEntry {
  slug: string
  title: string
  category: ArticleCategory
  published: string
  /** The day on which its law was in force. */
  checked: string
  /** How long reading it takes. */
  minutes: number
  lead: string
  cover: ArticleCover
}

/** The articles of the release, the newest first; operators write others beside them. */
export const articles = list as unknown as readonly ArticleEntry[]

/** The articles of the release with those that operators have published, the newest first. */
export const withPublished = (published: readonly ArticleEntry[]): readonly ArticleEntry[] =>
  published.length
    ? [...published, ...articles].toSorted((one, other) => (orderOf(one) < orderOf(other) ? 1 : -1))
    : articles

/** Those of one day stand by their addresses, as in the pages of the list. */
const orderOf = ({ published, slug }: Pick<ArticleEntry, 'published' | 'slug'>) => `${published}#${slug}`
