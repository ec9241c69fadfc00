import * as contract from '#shared/backoffice/contract/articles/show-own-article.ts'
import { problem } from '#shared/contract/problem.ts'
import { articles } from '#functions/site/article-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { get } from '#functions/platform/table.ts'
import { withVersion } from './with-version.ts'

export const handler = serve(contract.showOwnArticle, async ({ path: { id } }) => {
  const found = await get(articles, { id })
  if (!found) throw problem('notFound')
  return { data: withVersion(found) }
})
