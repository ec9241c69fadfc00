import * as contract from '#shared/backoffice/contract/articles/remove-article.ts'
import { problem } from '#shared/contract/problem.ts'
import { articles, articleSlugs } from '#functions/site/article-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { clear, commit, get, remove } from '#functions/platform/table.ts'
import { auditedByOperator } from '#functions/company/operator-audit-store.ts'

export const handler = serve(contract.removeArticle, async ({ path: { id } }, { actor, now, once }) => {
  const found = await get(articles, { id })
  if (!found) throw problem('notFound')
  await commit(
    remove(articles, found),
    clear(articleSlugs, { slug: found.slug }),
    ...auditedByOperator({ actor, now }, { area: 'articles', act: 'removed', subject: { id, name: found.title } }),
    ...once({}),
  )
})
