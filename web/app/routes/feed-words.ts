import type { NamespaceLoader } from '../language/namespaces.ts'

export const feedNamespaces: NamespaceLoader = {
  hu: () => import('#web/leave/feeds/feed-words-hu.ts'),
  en: () => import('#web/leave/feeds/feed-words-en.ts'),
}
