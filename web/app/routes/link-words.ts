import { loadNamespaces, type NamespaceLoader } from '../language/namespaces.ts'

const namespaces: NamespaceLoader = {
  hu: () => import('#web/account/link-words-hu.ts'),
  en: () => import('#web/account/link-words-en.ts'),
}

/** Loads the words of the pages that links in emails open. */
export const loadLinkWords = () => loadNamespaces(namespaces)
