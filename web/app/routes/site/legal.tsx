import type * as documents from '#web/site/legal/legal-document.ts'
import { loadNamespaces, type NamespaceLoader } from '../../language/namespaces.ts'
import { loadLater } from './load-later.tsx'

const namespaces: NamespaceLoader = {
  hu: () => import('#web/site/legal/legal-words-hu.ts'),
  en: () => import('#web/site/legal/legal-words-en.ts'),
}

export const loadLegal = (name: keyof typeof documents) =>
  loadLater(async () => {
    const [{ LegalPage }, documents] = await Promise.all([
      import('#web/site/legal/legal-page.tsx'),
      import('#web/site/legal/legal-document.ts'),
      loadNamespaces(namespaces),
    ])
    const document = documents[name]
    return () => <LegalPage document={document} />
  })
