import i18next from 'i18next'
import type { Language } from '#shared/words/language.ts'
import { languageOfPage } from '../prerender/prerendered-page.ts'
import { currentRouter } from '../routes/current-router.ts'
import { localeCookie } from '../session/cookies.ts'
import { knownUser } from '../session/known-user.ts'
import { inLanguage, prefixOf } from './language-of-address.ts'
import { fetchOverrides, setLanguage } from './namespaces.ts'

/** Sets the language of the whole page: its sentences, its calls, and what was loaded. */
export async function switchLanguage(language: Language): Promise<void> {
  await setLanguage(language)
  document.documentElement.lang = language
  void fetchOverrides(language).catch(() => {})
}

/** The choice of the person: kept by the browser, by the account, and in the address. */
export async function chooseLanguage(language: Language): Promise<void> {
  document.cookie = localeCookie(language)
  await switchLanguage(language)
  history.replaceState(history.state, '', inLanguage(location.pathname, language) + location.search + location.hash)
  currentRouter.rebuild()
  if (knownUser.get())
    await (await import('../session/preferences.ts')).savePreference({ key: 'language', value: language })
}

/** What the account prefers holds on the first page, unless the address names a language. */
export async function applyLanguagePreference(language: Language): Promise<void> {
  if (prefixOf(location.pathname)) return
  document.cookie = localeCookie(language)
  if (i18next.language !== language) await switchLanguage(language)
}

/** Going back over a change of language: the router of the other prefix is not the one to answer. */
export function watchPrefix() {
  window.addEventListener('popstate', event => {
    if ((prefixOf(location.pathname) || '/') === currentRouter.get().basename) return
    event.stopImmediatePropagation()
    void switchLanguage(languageOfPage()).then(() => currentRouter.rebuild())
  })
}
