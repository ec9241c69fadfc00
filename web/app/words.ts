import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Told } from '#shared/contract/client.ts'
import type { site } from '#shared/site/contract.ts'
import type { Language } from '#shared/words/language.ts'
import { isLanguage } from './language-of.ts'
import { overridesIn, type WordLists } from './overrides.ts'

/** Where the words of each language are brought from. */
export type Shelf = Record<Language, () => Promise<{ words: WordLists }>>

const publicWords: Shelf = { hu: () => import('./words-hu.ts'), en: () => import('./words-en.ts') }
const productWords: Shelf = { hu: () => import('./product-words-hu.ts'), en: () => import('./product-words-en.ts') }

/** What the page needs words from. */
const shelves = new Set([publicWords])

/** Turns the page into a language, in the words that came with it. */
export async function speak(language: Language): Promise<void> {
  if (!i18next.isInitialized) await start()
  put(language, await bundled(language))
  await i18next.changeLanguage(language)
}

/** From now on the page needs the words of the product too. */
export const bringProductWords = () => bringWords(productWords)

/** From now on the page needs these words too. */
export async function bringWords(shelf: Shelf): Promise<void> {
  if (shelves.has(shelf)) return
  shelves.add(shelf)
  const { language } = i18next
  if (!isLanguage(language)) return
  const { words } = await shelf[language]()
  put(language, words)
  putKept(language, Object.keys(words))
}

/** Puts what was changed since the release over it. A page written in advance takes this only when it has been taken over. */
export function putKept(language: Language, of?: string[]) {
  const changed = Object.entries(kept(language)).filter(([namespace]) => !of || of.includes(namespace))
  put(language, Object.fromEntries(changed))
}

/** Asks for words that were changed after the release; kept for the next start, so that nothing changes under one's eyes. */
export async function readOverrides(language: Language): Promise<void> {
  const [words, served] = await Promise.all([bundled(language), servedIn(language)])
  const overrides = overridesIn(words, served)
  put(language, overrides)
  const others = Object.entries(kept(language)).filter(([namespace]) => !(namespace in words))
  try {
    localStorage.setItem(`words.${language}`, JSON.stringify({ ...Object.fromEntries(others), ...overrides }))
  } catch {
    // Without storage they are asked for at every start.
  }
}

async function bundled(language: Language): Promise<WordLists> {
  const brought = await Promise.all([...shelves].map(shelf => shelf[language]()))
  return Object.assign({}, ...brought.map(({ words }) => words)) as WordLists
}

/** Asked without the session's transport, which public pages do without. */
async function servedIn(language: Language): Promise<WordLists> {
  const reply = await fetch(`/api/${language}/translate`)
  if (!reply.ok) throw new Error(`GET /translate failed: ${reply.status}`)
  return ((await reply.json()) as Told<typeof site.translate>).data
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
