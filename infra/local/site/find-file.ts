import { statSync } from 'node:fs'
import { extname, join } from 'node:path'

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

/**
 * The file that answers a path: itself, the page of that name, or the page that draws whatever the path says. What looks
 * like a file and is none is missing, so that an old script is never answered with a page.
 */
export function findFile(directory: string, path: string): string | undefined {
  const parts = path.split('/').filter(Boolean)
  if (parts.some(part => part.startsWith('.') || part.includes('\0') || part.includes('\\'))) return undefined
  const file = join(directory, ...parts)
  const found = [file, `${file}.html`, join(file, 'index.html')].find(isFile)
  if (found) return found
  if (parts[0] === 'assets' || extname(file)) return undefined
  return [join(directory, 'spa.html'), join(directory, 'index.html')].find(isFile)
}
