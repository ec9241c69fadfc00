import * as contract from '#shared/backoffice/contract/articles/add-article.ts'
import { operatorChanges } from '#shared/company/audit/operator-entry.ts'
import { minutesOf } from '#shared/site/content/article.ts'
import { articles, articleSlugs } from '#functions/site/article-store.ts'
import { newId } from '#functions/platform/clock.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, insert } from '#functions/platform/table.ts'
import { assertSlugIsFree } from './free-slug.ts'
import { auditedByOperator } from '#functions/company/operator-audit-store.ts'

export const handler = serve(contract.addArticle, async ({ body }, { actor, now, once }) => {
  const id = newId()
  await assertSlugIsFree(body.slug, id)
  const written = { created_at: now.seconds, changed_at: now.seconds, minutes: minutesOf(body.body) }
  const article = { ...body, ...written, id }
  const reply = { data: { ...article, version: 1 } }
  await commit(
    insert(articles, article),
    insert(articleSlugs, { slug: body.slug, article: id }),
    ...auditedByOperator(
      { actor, now },
      {
        area: 'articles',
        act: body.is_published ? 'published' : 'added',
        subject: { id, name: body.title },
        changes: operatorChanges({}, body),
      },
    ),
    ...once(reply),
  )
  return reply
})
