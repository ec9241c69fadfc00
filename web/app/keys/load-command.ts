import { loadNamespaces, type NamespaceLoader } from '../language/namespaces.ts'

const namespaces: NamespaceLoader = {
  hu: () => import('#web/leave/command/command-words-hu.ts'),
  en: () => import('#web/leave/command/command-words-en.ts'),
}

/** The command bar and the list of keys, with the namespaces that they use. */
export async function loadCommand() {
  const [{ CommandBar }, { KeysDialog }] = await Promise.all([
    import('#web/leave/command/command-bar.tsx'),
    import('./keys-dialog.tsx'),
    loadNamespaces(namespaces),
  ])
  return { CommandBar, KeysDialog }
}
