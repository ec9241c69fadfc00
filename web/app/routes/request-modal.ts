import { loadNamespaces, type NamespaceLoader } from '../language/namespaces.ts'

const namespaces: NamespaceLoader = {
  hu: () => import('#web/leave/request/request-words-hu.ts'),
  en: () => import('#web/leave/request/request-words-en.ts'),
}

/** The dialogs of a request, with the namespaces that they use. */
export async function loadRequestModal() {
  const [modal] = await Promise.all([import('#web/leave/request/request-modal.tsx'), loadNamespaces(namespaces)])
  return modal
}

/** How long a page is left alone before the dialogs are prefetched, in milliseconds: its own data come first. */
const patience = 1_500

/** Fetches the dialogs while nothing else happens, so that the first one opens at once; a failure shows when one is opened. */
export function prefetchRequestModal() {
  const prefetch = () => void loadRequestModal().catch(() => {})
  // Safari does not tell when it is idle.
  const timer = setTimeout(() => (window.requestIdleCallback ?? setTimeout)(prefetch), patience)
  return () => clearTimeout(timer)
}
