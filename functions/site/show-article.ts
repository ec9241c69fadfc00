import { serve } from '#functions/platform/serve.ts'
import { get } from '#functions/platform/table.ts'
import { problem } from '#shared/contract/problem.ts'
import { articleBodies } from '#shared/site/article-bodies.ts'
import { articles as released } from '#shared/site/article.ts'
import { blocksOf, entryOf, Slug } from '#shared/site/content/article.ts'
import * as contract from '#shared/site/contract/show-article.ts'
import { articles, articleSlugs } from './article-store.ts'

/** A draft is not there for anybody but operators. */
export const handler = serve(contract.showArticle, async ({ path: { slug } }) => {
  const entry = released.find(one => one.slug === slug)
  if (entry) return { data: { ...entry, body: (await articleBodies[slug]?.())?.default.body ?? [] } }
  const named = Slug.safeParse(slug).success ? await get(articleSlugs, { slug }) : undefined
  const article = named && (await get(articles, { id: named.article }))
  if (!article?.is_published) throw problem('notFound')
  return { data: { ...entryOf(article), body: blocksOf(article.body) } }
})
