/** An entry of Vite's manifest. */
interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}
export type Manifest = Record<string, Chunk>

/** The files of modules and their static imports. @throws Error where the manifest has no such module */
export function filesOf(modules: readonly string[], manifest: Manifest): Set<string> {
  const files = new Set<string>()
  const add = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`${name} was not built.`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const sheet of chunk.css ?? []) files.add(sheet)
    for (const other of chunk.imports ?? []) add(other)
  }
  for (const name of modules) add(name)
  return files
}
