import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { site } from '#shared/site/contract.ts'
import type { Language } from '#shared/words/language.ts'
import { call } from '#web/api/call.ts'
import { overridesIn, type WordLists } from './overrides.ts'

const lists: Record<Language, () => Promise<{ words: WordLists }>> = {
  hu: () => import('./words-hu.ts'),
  en: () => import('./words-en.ts'),
}

/** Turns the page into a language: what came with the page, and over it what was changed since. */
export async function speak(language: Language): Promise<void> {
  if (!i18next.isInitialized) await start()
  const { words } = await lists[language]()
  put(language, words)
  put(language, kept(language))
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
}

/** Asks for words that were changed after the release; kept for the next start, so that nothing changes under one's eyes. */
export async function readOverrides(language: Language): Promise<void> {
  const [{ words }, served] = await Promise.all([lists[language](), call(site.translate)])
  const overrides = overridesIn(words, served.data)
  put(language, overrides)
  try {
    localStorage.setItem(`words.${language}`, JSON.stringify(overrides))
  } catch {
    // Without storage they are asked for at every start.
  }
}

const start = () =>
  i18next.use(initReactI18next).init({
    resources: {},
    fallbackLng: 'en',
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  })

function put(language: Language, words: WordLists) {
  for (const [namespace, list] of Object.entries(words))
    i18next.addResourceBundle(language, namespace, list, true, true)
}

function kept(language: Language): WordLists {
  try {
    return JSON.parse(localStorage.getItem(`words.${language}`) ?? '{}') as WordLists
  } catch {
    return {}
  }
}
