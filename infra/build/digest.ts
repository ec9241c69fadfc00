import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The files below a path in a stable order; the path itself if it is a file, none if it does not exist. */
export function filesBelow(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory())
    return statSync(path, { throwIfNoEntry: false }) ? [path] : []
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
}

/** A digest of the names and contents of files and folders. */
export function digestOf(paths: string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesBelow)) hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}
