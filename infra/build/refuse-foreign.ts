import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CannotStart } from '#infra/local/stop.ts'

/** @throws CannotStart before a build where a folder, or the parent of a missing one, belongs to another user */
export function refuseForeign(...folders: string[]) {
  const closed = folders.map(existing).flatMap(foldersBelow).find(isClosed)
  if (!closed) return
  throw new CannotStart(
    `The folder ${closed} belongs to another user (${statSync(closed).uid}) and cannot be written; have it made yours, or build in a checkout of your own.`,
  )
}

const existing = (folder: string): string => (existsSync(folder) ? folder : existing(dirname(folder)))

/** A folder and its subfolders, as far as they are readable. */
function foldersBelow(folder: string): string[] {
  if (isClosed(folder)) return [folder]
  const inside = readdirSync(folder, { withFileTypes: true }).filter(entry => entry.isDirectory())
  return [folder, ...inside.flatMap(({ name }) => foldersBelow(join(folder, name)))]
}

function isClosed(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return false
  } catch {
    return true
  }
}
