import { loadNamespaces, type NamespaceLoader } from '../../language/namespaces.ts'
import { loadLater } from './load-later.tsx'

const namespaces: NamespaceLoader = {
  hu: () => import('#web/site/help/help-words-hu.ts'),
  en: () => import('#web/site/help/help-words-en.ts'),
}

export const loadHelp = () =>
  loadLater(async () => {
    const [{ HelpPage }] = await Promise.all([import('#web/site/help/help-page.tsx'), loadNamespaces(namespaces)])
    return HelpPage
  })
