/** Words by namespace and key. */
export type WordLists = Record<string, Record<string, string>>

/** The served words that differ from those that came with the page. */
export function overridesIn(bundled: WordLists, served: WordLists): WordLists {
  const changed = (namespace: string, list: Record<string, string>) =>
    Object.fromEntries(Object.entries(list).filter(([key, text]) => bundled[namespace]?.[key] !== text))

  return Object.fromEntries(
    Object.entries(served)
      .filter(([namespace]) => namespace in bundled)
      .map(([namespace, list]) => [namespace, changed(namespace, list)] as const)
      .filter(([, list]) => Object.keys(list).length > 0),
  )
}
