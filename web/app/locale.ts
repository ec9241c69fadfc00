import i18next from 'i18next'
import type { Language } from '#shared/words/language.ts'
import { localeCookie } from './cookies.ts'
import { knownUser } from './known-user.ts'
import { inLanguage, prefixOf } from './language-of.ts'
import { currentRouter, rebuildRouter } from './router.ts'
import { putKept, readOverrides, speak } from './words.ts'
import { languageOfPage } from './written-page.ts'

/** Turns everything on the page into a language: its words, its calls, and what was read. */
export async function turnTo(language: Language): Promise<void> {
  await speak(language)
  putKept(language)
  document.documentElement.lang = language
  void readOverrides(language).catch(() => {})
}

/** The choice of the person: kept by the browser, by the account, and in the address. */
export async function chooseLanguage(language: Language): Promise<void> {
  document.cookie = localeCookie(language)
  await turnTo(language)
  history.replaceState(history.state, '', inLanguage(location.pathname, language) + location.search + location.hash)
  rebuildRouter()
  if (knownUser.get()) await (await import('./preferences.ts')).keepPreference({ key: 'language', value: language })
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
