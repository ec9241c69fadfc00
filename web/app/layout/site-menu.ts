import type { KeyIn } from '#shared/words/translation-key.ts'
import { prefixOf } from '../language/language-of-address.ts'

export interface MenuEntry {
  to: string
  word: KeyIn<'site'>
}

/** The pages of the full public menu. */
export const menu: readonly MenuEntry[] = [
  { to: '/#features', word: 'features' },
  { to: '/#pricing', word: 'pricing' },
  { to: '/#contact-us', word: 'faq' },
  { to: '/help', word: 'help' },
]

/** The pages that show the full menu; the others show the way in alone. */
export const hasFullMenu = (pathname: string): boolean =>
  /^\/(help|blog(\/.*)?|privacy-policy)?\/?$/.test(pathname.slice(prefixOf(pathname).length) || '/')
