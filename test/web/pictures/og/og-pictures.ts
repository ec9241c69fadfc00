import type { Browser } from 'playwright-core'
import { ogPictureOf } from '#shared/site/pages/og-picture.ts'
import type { TranslationKey } from '#shared/words/translation-key.ts'
import { languages } from '#shared/words/language.ts'
import { say } from '#test/support/say.ts'
import { publicPages, type PublicPage, type Text } from '#web/app/prerender/public-pages.ts'
import { ogCard } from './og-card.ts'
import { captured } from '../settled.ts'

const folder = 'web/public'

/** What a card says of a page: on the home page what its first screen does, and of every other one its title and description. */
function wordsOf({ path, title, description, values }: PublicPage, language: (typeof languages)[number]) {
  const text = (words: TranslationKey | Text | undefined) =>
    typeof words === 'string'
      ? say({ key: words, ...(values && { values }) } as Parameters<typeof say>[0], language)
      : (words?.text ?? '')
  return path === '/'
    ? {
        title: say({ key: 'site:headline' }, language),
        about: say({ key: 'site:freeForEver' }, language).replace('\n', ' · '),
      }
    : { title: text(title), about: text(description) }
}

/** Every page that has a card, with the file that it is kept in. */
export const ogPages = languages.flatMap(language =>
  publicPages()
    .filter(
      ({ isHidden, languages: written = languages, paths, path }) =>
        !isHidden && written.includes(language) && (!paths || paths[language] === path),
    )
    .map(page => ({ file: folder + ogPictureOf(page.path, language), language, ...wordsOf(page, language) })),
)

/** Draws the card of every page. */
export async function takeOgPictures(
  browser: Browser,
  keep: (file: string, png: Buffer) => Promise<void>,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  for (const { file, ...words } of ogPages) {
    await page.setContent(ogCard(words))
    await page.evaluate(() => document.fonts.ready)
    await keep(file, await captured(() => page.screenshot()))
  }
  await page.close()
}
