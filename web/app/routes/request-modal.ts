import { loadNamespaces, type NamespaceLoader } from '../language/namespaces.ts'

const namespaces: NamespaceLoader = {
  hu: () => import('#web/leave/request/request-words-hu.ts'),
  en: () => import('#web/leave/request/request-words-en.ts'),
}

/** The dialogs of a request, with the namespaces that they use. */
export async function loadRequestModal() {
  const [modal, panel] = await Promise.all([
    import('#web/leave/request/request-modal.tsx'),
    import('#web/leave/request/panel/request-panel.tsx'),
    loadNamespaces(namespaces),
  ])
  return { ...modal, ...panel }
}
