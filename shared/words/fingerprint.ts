/** A namespace of translations by key. */
type Namespace = Readonly<Record<string, string>>

const separator = '\n'

/** A short digest of a namespace: equal for equal translations, whatever their order. It keeps no secret. */
export function fingerprintOf(namespace: Namespace): string {
  const text = Object.entries(namespace)
    .map(entry => entry.join(separator))
    .sort()
    .join(separator)
  // Two runs of FNV-1a with different offsets, since one of 32 bits would take two texts for the same too often.
  return [0x811c9dc5, 0x9dc5811c].map(offset => fnv1a(text, offset).toString(36)).join('')
}

function fnv1a(text: string, offset: number): number {
  let hash = offset
  for (let place = 0; place < text.length; place++) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193)
  return hash >>> 0
}

/** The fingerprints of namespaces as the query of a call carries them: `common.1x2y3z,site.4a5b6c`. */
export const fingerprintsOf = (namespaces: Readonly<Record<string, Namespace>>): string =>
  Object.entries(namespaces)
    .map(([name, words]) => `${name}.${fingerprintOf(words)}`)
    .sort()
    .join(',')

/** Reads {@link fingerprintsOf}: fingerprints by namespace. */
export const parseFingerprints = (text: string): Map<string, string> =>
  new Map(text.split(',').map(one => one.split('.', 2) as [string, string]))
