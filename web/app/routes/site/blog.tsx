import { createElement, lazy, Suspense, type ComponentType } from 'react'
import { useParams } from 'react-router'
import { articleBodies } from '#web/site/blog/article-bodies.ts'
import { StillLoading } from '#web/ui/feedback/skeleton/still-loading.tsx'
import { NotFoundPage } from '../../layout/error-page.tsx'
import { loadNamespaces, type NamespaceLoader } from '../../language/namespaces.ts'
import { loadLater } from './load-later.tsx'

const namespaces: NamespaceLoader = {
  hu: () => import('#web/site/blog/blog-words-hu.ts'),
  en: () => import('#web/site/blog/blog-words-en.ts'),
}

export const loadBlog = () =>
  loadLater(async () => {
    const [{ BlogPage }] = await Promise.all([import('#web/site/blog/blog-page.tsx'), loadNamespaces(namespaces)])
    return BlogPage
  })

async function loadArticle(slug: string): Promise<ComponentType> {
  const [{ ArticlePage }, { articles }, text] = await Promise.all([
    import('#web/site/blog/article-page.tsx'),
    import('#shared/site/article.ts'),
    articleBodies[slug]?.(),
    loadNamespaces(namespaces),
  ])
  const article = articles.find(article => article.slug === slug)
  if (!article || !text) throw new Error(`There is no article ${slug}.`)
  return () => <ArticlePage article={article} body={text.default.body} />
}

/** The articles by slug, each loaded when somebody opens it; prerendering has them all at once. */
const contents = new Map<string, ComponentType>()

function contentOf(slug: string) {
  const content = contents.get(slug) ?? lazy(async () => ({ default: await loadArticle(slug) }))
  contents.set(slug, content)
  return createElement(content)
}

export async function loadArticlePage(): Promise<ComponentType> {
  if (import.meta.env.SSR) for (const slug of Object.keys(articleBodies)) contents.set(slug, await loadArticle(slug))
  return Article
}

function Article() {
  const { article: slug = '' } = useParams()
  if (!Object.hasOwn(articleBodies, slug)) return <NotFoundPage />
  return (
    <Suspense key={slug} fallback={<StillLoading />}>
      {contentOf(slug)}
    </Suspense>
  )
}
