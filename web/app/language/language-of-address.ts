import type { Language } from '#shared/words/language.ts'

// Said here once more: the shared list stands on the schemas' library, which public pages do without.
export const languages: readonly Language[] = ['hu', 'en']
export const isLanguage = (word: string | undefined): word is Language => languages.some(language => language === word)

/** The language prefix of a path: `/hu`, `/en`, or nothing. */
export const prefixOf = (pathname: string): string => /^\/(?:hu|en)(?=\/|$)/.exec(pathname)?.[0] ?? ''

/** Whether a page, named without its prefix, is written in Hungarian alone, as the blog is. */
export const isHungarianOnly = (page: string): boolean => /^\/blog(\/|$)/.test(page)

/** The long weekends of a year are called by a word of each language. */
export const longWeekendSegments = { hu: 'hosszu-hetvegek', en: 'long-weekends' } as const

/** A page in another language, without a prefix: home, where it is not written in it. */
const pageIn = (page: string, language: Language) =>
  language !== 'hu' && isHungarianOnly(page)
    ? '/'
    : page.replace(/^\/(hosszu-hetvegek|long-weekends)(?=\/)/, `/${longWeekendSegments[language]}`)

/** The same page in another language; a choice that was made is written out in the address. */
export const inLanguage = (pathname: string, language: Language): string =>
  `/${language}${pageIn(pathname.slice(prefixOf(pathname).length), language)}`.replace(/\/$/, '')

interface Hints {
  pathname: string
  /** What the person chose before. */
  saved: string | undefined
  host: string
  /** Hosts that speak another language than the default. */
  hosts: Record<string, string>
}

/** A prefix wins; without one what was chosen before, else the language of the host, else Hungarian. */
export function languageOf({ pathname, saved, host, hosts }: Hints): Language {
  const wishes = [prefixOf(pathname).slice(1), saved, hosts[host]]
  return wishes.find(isLanguage) ?? 'hu'
}
