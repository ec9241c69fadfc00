import i18next from 'i18next'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { homeContentOf } from '#shared/site/content/home-content.ts'
import { blocksOf, entryOf } from '#shared/site/content/article.ts'
import type { PageMeta } from '#shared/site/content/page-meta.ts'
import type { SiteContent } from '#shared/site/content/site-content.ts'
import type { PageData } from '#shared/site/pages/page-data.ts'
import type { PrerenderedPage } from '#shared/site/pages/page-head.ts'
import type { Language } from '#shared/words/language.ts'
import { productName } from '#shared/words/product.ts'
import { languages } from '../language/language-of-address.ts'
import { MemberFrame } from '../layout/member-frame.tsx'
import type { TranslationKey } from '#shared/words/translation-key.ts'
import { setPageData } from './page-data.ts'
import { publicPages, type PublicPage, type Text } from './public-pages.ts'
import { pages } from '../routes/routes.ts'
import { setLanguage } from '../language/namespaces.ts'

/** The markup of a page, as a guest sees it. */
async function markupOf(path: string, prefix: string): Promise<string> {
  const handler = createStaticHandler(pages, { basename: prefix || '/' })
  const context = await handler.query(new Request(`http://szabi.test${prefix}${path}`.replace(/(\w)\/$/, '$1')))
  if (context instanceof Response) throw new Error(`A guest is sent away from ${path}, so it cannot be written.`)
  // An error has a page of its own, which is not what is to be written here.
  const [fault] = Object.values(context.errors ?? {})
  if (fault) throw fault
  const router = createStaticRouter(handler.dataRoutes, context)
  const markup = renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />)
  // The site's policy refuses inline styles; what some part writes so is said in its sheet as well.
  return markup.replaceAll(/ style="[^"]*"/g, '')
}

/** What a member's page looks like until something is known of it; the same in every language. */
export const prerenderFrame = (): string =>
  renderToString(
    <div id="frame" aria-hidden="true">
      <MemberFrame />
    </div>,
  )

const languagesOf = ({ languages: written = languages }: PublicPage) => written

const textOf = (words: TranslationKey | Text, values: Record<string, unknown> = {}): string =>
  typeof words === 'string' ? i18next.t(words, values) : words.text

/** Words that no page says, since only the server does. */
const ofServer = ['emails', 'refusals']

/** What a page is hydrated by. */
function dataOf(
  page: PublicPage,
  language: Language,
  content: SiteContent,
  address: string,
  meta?: PageMeta,
): PageData {
  const edits = Object.entries(content.edits[language]).filter(([name]) => !ofServer.includes(name))
  const article = content.articles.find(({ slug }) => page.path === `/blog/${slug}`)
  return {
    ...(edits.length && { edits: { [language]: Object.fromEntries(edits) } }),
    ...(meta?.title && { titled: address }),
    ...(page.path === '/' && { home: { language, ...homeContentOf(content, language) } }),
    ...(page.path === '/blog' && { articles: content.articles.map(entryOf) }),
    ...(article && { article: { entry: entryOf(article), body: blocksOf(article.body) } }),
  }
}

/** It stands in every page, and is shown to whoever has not answered it. */
const banner = 'ui/feedback/cookie-banner/cookie-choices.tsx'

/** Writes every public page in all its forms, with what operators have put there. It runs where there is no browser. */
export async function prerenderPages(content: SiteContent): Promise<PrerenderedPage[]> {
  const written: PrerenderedPage[] = []
  for (const language of languages) {
    setPageData({ edits: { [language]: content.edits[language] } })
    await setLanguage(language)
    for (const prefix of language === 'hu' ? ['', '/hu'] : [`/${language}`])
      for (const page of publicPages(content.articles.map(entryOf))) {
        const { path, title, description, parts, later = [], isHidden = false, isRead, data, paths, values } = page
        if (!languagesOf(page).includes(language)) continue
        const meta = content.pages.find(one => one.path === path && one.language === language)
        const address = `${prefix}${path}`.replace(/(.)\/$/, '$1')
        const own = dataOf(page, language, content, address, meta)
        setPageData({ ...own, edits: { [language]: content.edits[language] } })
        // First, for a page may bring the words of its own head.
        const markup = await markupOf(path, prefix)
        written.push({
          path,
          prefix,
          language,
          title: meta?.title ?? `${textOf(title, values)} · ${productName}`,
          description: meta?.description ?? (description && textOf(description, values)),
          languages: languagesOf(page),
          paths,
          data: data?.(language),
          parts,
          later: [...later, banner],
          isHidden,
          isRead,
          meta,
          content: own,
          markup,
        })
      }
  }
  return written
}
