import { serve } from '#functions/platform/serve.ts'
import { list } from '#functions/platform/table.ts'
import { problem } from '#shared/contract/problem.ts'
import { articleCategories, articles as released } from '#shared/site/article.ts'
import { entryOf } from '#shared/site/content/article.ts'
import * as contract from '#shared/site/contract/show-category.ts'
import { capitalised } from '#shared/words/capitalised.ts'
import en from '#shared/words/en/blog.json' with { type: 'json' }
import hu from '#shared/words/hu/blog.json' with { type: 'json' }
import { sayFrom } from '#shared/words/say.ts'
import { articleSummaries, categoryPartition, placeOf } from './article-store.ts'

/** More than the newest of a subject nobody asks for at once. */
const most = 50

const say = sayFrom({ hu: { blog: hu }, en: { blog: en } })

export const handler = serve(contract.showCategory, async ({ path: { slug: named } }, { language }) => {
  const slug = articleCategories.find(one => one === named)
  if (!slug) throw problem('notFound')
  const found = await list(articleSummaries, { pk: categoryPartition(slug), index: 2, newestFirst: true, atMost: most })
  const articles = [...found.map(entryOf), ...released.filter(({ category }) => category === slug)]
    .toSorted((one, other) => (placeOf(one) < placeOf(other) ? 1 : -1))
    .slice(0, most)
  return { data: { slug, name: say({ key: `blog:category${capitalised(slug)}` }, language), articles } }
})
