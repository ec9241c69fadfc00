import type { ArticleDraft } from '#shared/site/content/article.ts'

/** What the form of an article holds. */
export type ArticleValues = ArticleDraft & { version: number }
