import i18next from 'i18next'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { productName } from '#shared/words/product.ts'
import { languages } from '../language/language-of-address.ts'
import { MemberFrame } from '../layout/member-frame.tsx'
import type { TranslationKey } from '#shared/words/translation-key.ts'
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

/** Writes every public page in all its forms. This runs when the site is built, not in a browser. */
export async function prerenderPages() {
  const written = []
  for (const language of languages) {
    await setLanguage(language)
    for (const prefix of language === 'hu' ? ['', '/hu'] : [`/${language}`])
      for (const page of publicPages) {
        const { path, title, description, parts, later, isHidden = false, data, paths, values } = page
        if (!languagesOf(page).includes(language)) continue
        // First, for a page may bring the words of its own head.
        const markup = await markupOf(path, prefix)
        written.push({
          path,
          prefix,
          language,
          title: `${textOf(title, values)} · ${productName}`,
          description: description && textOf(description, values),
          languages: languagesOf(page),
          paths,
          data: data?.(language),
          parts,
          later,
          isHidden,
          markup,
        })
      }
  }
  return written
}
