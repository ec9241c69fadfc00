import type { Language } from '#shared/words/language.ts'
import type { KeyIn } from '#shared/words/translation-key.ts'
import { prefixOf } from '../language/language-of-address.ts'

export interface MenuEntry {
  to: string
  word: KeyIn<'site'>
}

/** The blog is written in Hungarian alone. */
const blog: MenuEntry = { to: '/blog', word: 'blog' }

/** The pages of the full public menu. */
export const menuIn = (language: string): readonly MenuEntry[] => [
  { to: '/#features', word: 'features' },
  { to: '/#pricing', word: 'pricing' },
  { to: '/#contact-us', word: 'faq' },
  { to: '/help', word: 'help' },
  ...(language === ('hu' satisfies Language) ? [blog] : []),
]

/** The pages that show the full menu; the others show the way in alone. */
export const hasFullMenu = (pathname: string): boolean =>
  /^\/(help|blog(\/.*)?|privacy-policy)?\/?$/.test(pathname.slice(prefixOf(pathname).length) || '/')
