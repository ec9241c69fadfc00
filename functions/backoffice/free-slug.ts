import { refuse } from '#shared/contract/problem.ts'
import { articles as released } from '#shared/site/article.ts'
import { articleSlugs } from '#functions/site/article-store.ts'
import { get } from '#functions/platform/table.ts'

/**
 * Whoever takes a word of an address that an article has, of the release or of an operator, is refused; two who take it at once conflict by the insert
 * of its item. @throws Problem `invalid`
 */
export async function assertSlugIsFree(slug: string, article: string): Promise<void> {
  const known = await get(articleSlugs, { slug })
  if (released.some(one => one.slug === slug) || (known && known.article !== article))
    throw refuse('slug', 'refusals:slugTaken')
}
