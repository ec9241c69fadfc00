import type { Kind } from '#functions/platform/kind.ts'
import { viewOf } from '#functions/platform/kind.ts'
import { Article, ArticleSlug, ArticleSummary } from '#shared/site/content/article.ts'

export const articlesPartition = 'ARTICLES'
export const publishedPartition = 'PUBLISHED_ARTICLES'
export const categoryPartition = (category: string) => `PUBLISHED_ARTICLES#${category}`

/** The place of an article in the order of the days that articles are dated by. */
export const placeOf = ({ published, slug }: Pick<Article, 'published' | 'slug'>) => `${published}#${slug}`

/** The indexes list what is published, all of it and by subject. */
export const articles: Kind<Article, Pick<Article, 'id'>> = {
  name: 'Article',
  schema: Article,
  key: ({ id }) => ({ pk: articlesPartition, sk: id }),
  index1: one => (one.is_published ? { pk: publishedPartition, sk: placeOf(one) } : undefined),
  index2: one => (one.is_published ? { pk: categoryPartition(one.category), sk: placeOf(one) } : undefined),
}

export const articleSummaries = viewOf(articles, ArticleSummary)

/** Keeps the words of addresses unique. */
export const articleSlugs: Kind<ArticleSlug, Pick<ArticleSlug, 'slug'>> = {
  name: 'ArticleSlug',
  schema: ArticleSlug,
  key: ({ slug }) => ({ pk: `ARTICLE_SLUG#${slug}`, sk: 'ARTICLE_SLUG' }),
}
