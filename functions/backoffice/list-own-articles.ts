import * as contract from '#shared/backoffice/contract/articles/list-own-articles.ts'
import { articlesPartition, articleSummaries } from '#functions/site/article-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { list } from '#functions/platform/table.ts'

/** One more than shown says where the next page begins. */
export const handler = serve(contract.listOwnArticles, async ({ query: { cursor } }) => {
  const atMost = contract.articlesOfPage
  const found = await list(articleSummaries, {
    pk: articlesPartition,
    newestFirst: true,
    // The cursor is itself within the bounds.
    atMost: atMost + 2,
    ...(cursor && { between: ['0', cursor] }),
  })
  const after = found.filter(({ id }) => id !== cursor)
  const page = after.slice(0, atMost)
  return { data: page, next: after.length > atMost ? page.at(-1)!.id : null }
})
