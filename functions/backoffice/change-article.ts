import * as contract from '#shared/backoffice/contract/articles/change-article.ts'
import { operatorChanges } from '#shared/company/audit/operator-entry.ts'
import { problem } from '#shared/contract/problem.ts'
import { minutesOf } from '#shared/site/content/article.ts'
import { articles, articleSlugs } from '#functions/site/article-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { clear, commit, get, insert, replace } from '#functions/platform/table.ts'
import { assertSlugIsFree } from './free-slug.ts'
import { auditedByOperator } from '#functions/company/operator-audit-store.ts'
import { replacedVersion } from './with-version.ts'

/** An article that gets another address gives up the one that it had. */
export const handler = serve(
  contract.changeArticle,
  async ({ path: { id }, body: { version, ...draft } }, { actor, now, once }) => {
    const [before] = await Promise.all([get(articles, { id }), assertSlugIsFree(draft.slug, id)])
    if (!before) throw problem('notFound')
    if (before._version !== version) throw problem('conflict', 'refusals:changedMeanwhile')
    const after = { ...before, ...draft, minutes: minutesOf(draft.body), changed_at: now.seconds }
    const reply = { data: replacedVersion(after) }
    await commit(
      replace(articles, after),
      ...(draft.slug === before.slug
        ? []
        : [insert(articleSlugs, { slug: draft.slug, article: id }), clear(articleSlugs, { slug: before.slug })]),
      ...auditedByOperator(
        { actor, now },
        {
          area: 'articles',
          act: draft.is_published && !before.is_published ? 'published' : 'changed',
          subject: { id, name: draft.title },
          changes: operatorChanges<typeof draft>(before, draft),
        },
      ),
      ...once(reply),
    )
    return reply
  },
)
