import type { NamespaceLoader } from '../language/namespaces.ts'

/** The namespaces of the profile pages. */
export const profileNamespaces: NamespaceLoader = {
  hu: () => import('#web/people/profile/profile-words-hu.ts'),
  en: () => import('#web/people/profile/profile-words-en.ts'),
}
