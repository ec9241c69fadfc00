import { documents } from '#functions/platform/documents.ts'
import { keptFolder, uploadFolder } from './document-keys.ts'

/** Deletes every document of a person in a company, and what they uploaded, and says how many files there were. */
export const deleteDocumentsOf = (whose: { company: string; member: string }) =>
  deleteIn(keptFolder(whose), uploadFolder(whose))

/** Deletes every document of a company, and says how many files there were. */
export const deleteDocumentsIn = (company: string) =>
  deleteIn(`documents/kept/${company}/`, `documents/unchecked/${company}/`)

async function deleteIn(...folders: string[]): Promise<number> {
  const deleted = await Promise.all(folders.map(folder => documents.deleteAll(folder)))
  return deleted.reduce((sum, one) => sum + one)
}
