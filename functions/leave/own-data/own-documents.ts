import type { ZippableFile } from 'fflate'
import { keptOf } from '#shared/leave/document/documents.ts'
import { documents } from '#functions/platform/documents.ts'
import { memberPartition } from '#functions/platform/keys.ts'
import { list } from '#functions/platform/table.ts'
import { documentKey } from '../document-keys.ts'
import { requests } from '../leave-store.ts'

/** The most bytes of documents in one export, which is made in the memory of a function; older ones are opened at their requests. */
const mostBytes = 150 * 1024 * 1024

/** The documents of somebody's requests by their names in the export, the newest first; they are compressed already. */
export async function ownDocuments(
  whose: { company: string; member: string },
  folder: string,
): Promise<Record<string, ZippableFile>> {
  const asked = await list(requests, { pk: memberPartition(whose), prefix: 'REQUEST#' })
  const attached = asked
    .flatMap(request => keptOf(request).map(document => ({ ...document, from_date: request.from_date })))
    .sort((one, other) => other.at - one.at)
  const files: Record<string, ZippableFile> = {}
  let room = mostBytes
  for (const [place, { id, name, size, from_date }] of attached.entries()) {
    room -= size
    if (room < 0) break
    const bytes = await documents.get(documentKey({ ...whose, id }))
    if (bytes) files[`${folder}documents/${from_date} ${place + 1} ${name}`] = [bytes, { level: 0 }]
  }
  return files
}
