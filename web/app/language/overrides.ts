/** Translations by namespace and key. */
export type Namespaces = Record<string, Record<string, string>>

/** The served translations that differ from those of the release; a namespace that the page has not loaded is left out. */
export function overridesIn(bundled: Namespaces, served: Namespaces): Namespaces {
  const changed = (namespace: string, list: Record<string, string>) =>
    Object.fromEntries(Object.entries(list).filter(([key, text]) => bundled[namespace]?.[key] !== text))

  return Object.fromEntries(
    Object.entries(served)
      .filter(([namespace]) => namespace in bundled)
      .map(([namespace, list]) => [namespace, changed(namespace, list)] as const)
      .filter(([, list]) => Object.keys(list).length > 0),
  )
}
