import { loadNamespaces, type NamespaceLoader } from '../language/namespaces.ts'

const namespaces: NamespaceLoader = {
  hu: () => import('#web/leave/inbox/inbox-words-hu.ts'),
  en: () => import('#web/leave/inbox/inbox-words-en.ts'),
}

/** What waits for a decision, which most members have nothing to do with. */
export async function loadInbox() {
  const [{ InboxCard }] = await Promise.all([import('#web/leave/inbox/inbox-card.tsx'), loadNamespaces(namespaces)])
  return { default: InboxCard }
}

/** What decides on a request in the bell. */
export async function loadDecideHere() {
  const [{ DecideHere }] = await Promise.all([import('#web/leave/inbox/decide-here.tsx'), loadNamespaces(namespaces)])
  return { default: DecideHere }
}
