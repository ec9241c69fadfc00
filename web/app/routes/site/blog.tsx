import { createElement, lazy, Suspense, type ComponentType } from 'react'
import { useParams } from 'react-router'
import type { ArticleEntry } from '#shared/site/article.ts'
import type { listArticles } from '#shared/site/contract/list-articles.ts'
import type { showArticle } from '#shared/site/contract/show-article.ts'
import type { PageData } from '#shared/site/pages/page-data.ts'
import { articleBodies } from '#shared/site/article-bodies.ts'
import { StillLoading } from '#web/ui/feedback/skeleton/still-loading.tsx'
import { NotFoundPage } from '../../layout/error-page.tsx'
import { loadNamespaces, type NamespaceLoader } from '../../language/namespaces.ts'
import { pageData } from '../../prerender/page-data.ts'
import { askPublic } from './ask-public.ts'
import { loadLater } from './load-later.tsx'

const namespaces: NamespaceLoader = {
  hu: () => import('#web/site/blog/blog-words-hu.ts'),
  en: () => import('#web/site/blog/blog-words-en.ts'),
}

/** The articles that operators have published: written into the document, and asked for where another page was opened first. */
const publishedArticles = async (): Promise<readonly ArticleEntry[]> =>
  pageData().articles ?? (await allArticles().catch(() => [])).filter(({ slug }) => !Object.hasOwn(articleBodies, slug))

async function allArticles(): Promise<ArticleEntry[]> {
  const found: ArticleEntry[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: string = cursor && `?cursor=${encodeURIComponent(cursor)}`
    const { data, next } = await askPublic<typeof listArticles>('hu', `/article${query}`)
    found.push(...data)
    cursor = next
  }
  return found
}

export const loadBlog = () =>
  loadLater(async () => {
    const [{ BlogPage }, published] = await Promise.all([
      import('#web/site/blog/blog-page.tsx'),
      publishedArticles(),
      loadNamespaces(namespaces),
    ])
    return () => <BlogPage published={published} />
  })

/** An article with its text: of the release, of this document, or as an operator has published it; undefined where there is none. */
async function articleNamed(slug: string): Promise<PageData['article']> {
  if (Object.hasOwn(articleBodies, slug)) {
    const [{ articles }, text] = await Promise.all([import('#shared/site/article.ts'), articleBodies[slug]?.()])
    const entry = articles.find(article => article.slug === slug)
    return entry && text && { entry, body: text.default.body }
  }
  const written = pageData().article
  if (written?.entry.slug === slug) return written
  const found = await askPublic<typeof showArticle>('hu', `/article/${encodeURIComponent(slug)}`).catch(
    (error: Error) => {
      if (error.message === '404') return undefined
      throw error
    },
  )
  return found && { entry: found.data, body: found.data.body }
}

async function loadArticle(slug: string): Promise<ComponentType> {
  const [{ ArticlePage }, article] = await Promise.all([
    import('#web/site/blog/article-page.tsx'),
    articleNamed(slug),
    loadNamespaces(namespaces),
  ])
  return article ? () => <ArticlePage article={article.entry} body={article.body} /> : NotFoundPage
}

/** The articles by slug, each loaded when somebody opens it; prerendering has them all at once. */
const contents = new Map<string, ComponentType>()

function contentOf(slug: string) {
  const content = contents.get(slug) ?? lazy(async () => ({ default: await loadArticle(slug) }))
  contents.set(slug, content)
  return createElement(content)
}

export async function loadArticlePage(): Promise<ComponentType> {
  const written = pageData().article ? [pageData().article!.entry.slug] : []
  if (import.meta.env.SSR)
    for (const slug of [...Object.keys(articleBodies), ...written]) contents.set(slug, await loadArticle(slug))
  return Article
}

function Article() {
  const { article: slug = '' } = useParams()
  return (
    <Suspense key={slug} fallback={<StillLoading />}>
      {contentOf(slug)}
    </Suspense>
  )
}
