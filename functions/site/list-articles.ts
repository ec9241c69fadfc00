import { serve } from '#functions/platform/serve.ts'
import { list } from '#functions/platform/table.ts'
import { articles as released } from '#shared/site/article.ts'
import * as contract from '#shared/site/contract/list-articles.ts'
import { entryOf } from '#shared/site/content/article.ts'
import { articleSummaries, placeOf, publishedPartition } from './article-store.ts'

const pageSize = 20

/** Articles of operators and of the release in one order, by the places of both. */
export const handler = serve(contract.listArticles, async ({ query: { cursor } }) => {
  const found = await list(articleSummaries, {
    pk: publishedPartition,
    index: 1,
    newestFirst: true,
    // The cursor is itself within the bounds.
    atMost: pageSize + 2,
    ...(cursor && { between: ['0', cursor] }),
  })
  const all = [...found.map(entryOf), ...released]
    .filter(one => !cursor || placeOf(one) < cursor)
    .toSorted((one, other) => (placeOf(one) < placeOf(other) ? 1 : -1))
  const page = all.slice(0, pageSize)
  return { data: page, next: all.length > pageSize ? placeOf(page.at(-1)!) : null }
})
