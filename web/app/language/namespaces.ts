import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { ReplyOf } from '#shared/contract/client.ts'
import type { site } from '#shared/site/contract.ts'
import { fingerprintsOf } from '#shared/words/fingerprint.ts'
import type { Language } from '#shared/words/language.ts'
import { pageData } from '../prerender/page-data.ts'
import { isLanguage } from './language-of-address.ts'
import { overridesIn, type Namespaces } from './overrides.ts'

/** Loads some namespaces of translations in a language. */
export type NamespaceLoader = Record<Language, () => Promise<{ words: Namespaces }>>

const publicNamespaces: NamespaceLoader = {
  hu: () => import('./public-words-hu.ts'),
  en: () => import('./public-words-en.ts'),
}
const productNamespaces: NamespaceLoader = {
  hu: () => import('./product-words-hu.ts'),
  en: () => import('./product-words-en.ts'),
}

/** What the page has needed so far, and needs in another language too, with when it has come. */
const loaders = new Map([[publicNamespaces, Promise.resolve()]])

/** Sets the language of the page, with the translations of the release as they were edited when the document was written. */
export async function setLanguage(language: Language): Promise<void> {
  if (!i18next.isInitialized) await start()
  add(language, await bundled(language))
  await i18next.changeLanguage(language)
}

/** Loads the namespaces of the product, which public pages do without. */
export const loadProductNamespaces = () => loadNamespaces(productNamespaces)

/** Loads namespaces in the language of the page, and from now on in every language that it is switched to; what failed, the next one loads again. */
export function loadNamespaces(loader: NamespaceLoader): Promise<void> {
  const loading = loaders.get(loader) ?? loadOnce(loader)
  loaders.set(loader, loading)
  loading.catch(() => loaders.delete(loader))
  return loading
}

async function loadOnce(loader: NamespaceLoader): Promise<void> {
  const { language } = i18next
  if (!isLanguage(language)) return
  add(language, asWritten(language, (await loader[language]()).words))
}

/** Fetches the translations that were changed since the document was written. */
export async function fetchOverrides(language: Language): Promise<void> {
  const words = await bundled(language)
  add(language, overridesIn(words, await fetchTranslations(language, words)))
}

/** The words of the release with the edits that the document brings, so that nobody sees other words first. */
const asWritten = (language: Language, words: Namespaces): Namespaces =>
  Object.fromEntries(
    Object.entries(words).map(([name, list]) => [name, { ...list, ...pageData().edits?.[language]?.[name] }]),
  )

async function bundled(language: Language): Promise<Namespaces> {
  const loaded = await Promise.all([...loaders.keys()].map(loader => loader[language]()))
  return asWritten(language, Object.assign({}, ...loaded.map(({ words }) => words)) as Namespaces)
}

/** What differs from known translations; by a plain fetch, since public pages do without the client of the API. */
async function fetchTranslations(language: Language, known: Namespaces): Promise<Namespaces> {
  const reply = await fetch(`/api/${language}/translate?known=${fingerprintsOf(known)}`)
  if (!reply.ok) throw new Error(`GET /translate failed: ${reply.status}`)
  return ((await reply.json()) as ReplyOf<typeof site.translate>).data
}

const start = () =>
  i18next.use(initReactI18next).init({
    resources: {},
    fallbackLng: 'en',
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  })

function add(language: Language, namespaces: Namespaces) {
  for (const [namespace, translations] of Object.entries(namespaces))
    i18next.addResourceBundle(language, namespace, translations, true, true)
}
