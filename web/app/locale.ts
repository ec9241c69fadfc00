import i18next from 'i18next'
import { mutate } from 'swr'
import { people } from '#shared/people/contract.ts'
import type { Language } from '#shared/words/language.ts'
import { call } from '#web/api/call.ts'
import { session, speakTo } from './browser-session.ts'
import { cookieIn, localeCookie } from './cookies.ts'
import { inLanguage, languageOf, prefixOf } from './language-of.ts'
import { currentRouter, rebuildRouter } from './router.ts'
import { readOverrides, speak } from './words.ts'

/** Hosts that speak another language than Hungarian, given by the stage when the site is built. */
const hosts = JSON.parse(import.meta.env.VITE_HOST_LANGUAGES ?? '{}') as Record<string, string>

export const languageOfPage = (): Language =>
  languageOf({ pathname: location.pathname, saved: cookieIn(document.cookie, 'locale'), host: location.host, hosts })

/** Turns everything on the page into a language: its words, its calls, and what was read. */
export async function turnTo(language: Language): Promise<void> {
  speakTo(language)
  await speak(language)
  void mutate(() => true)
  void readOverrides(language).catch(() => {})
}

/** The choice of the person: kept by the browser, by the account, and in the address. */
export async function chooseLanguage(language: Language): Promise<void> {
  document.cookie = localeCookie(language)
  await turnTo(language)
  history.replaceState(history.state, '', inLanguage(location.pathname, language) + location.search + location.hash)
  rebuildRouter()
  if (session.user) await call(people.savePreference, { body: { key: 'language', value: language } }).catch(() => {})
}

/** What the account prefers holds on the first page, unless the address names a language. */
export async function applyPreference(language: Language): Promise<void> {
  if (prefixOf(location.pathname)) return
  document.cookie = localeCookie(language)
  if (i18next.language !== language) await turnTo(language)
}

/** Going back over a change of language: the router of the other prefix is not the one to answer. */
export function watchPrefix() {
  window.addEventListener('popstate', event => {
    if ((prefixOf(location.pathname) || '/') === currentRouter().basename) return
    event.stopImmediatePropagation()
    void turnTo(languageOfPage()).then(rebuildRouter)
  })
}
