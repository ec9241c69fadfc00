import { documentTypeOf } from '#shared/leave/document/document-type.ts'
import { mostDocumentBytes, tellingBytes } from '#shared/leave/document/request-document.ts'

/** The words, among those of problems, for what a browser can tell of a file. */
export type FileProblem = 'documentEmpty' | 'documentTooLarge' | 'documentUnknownType' | 'documentUnreadable'

/** What is wrong with a chosen file, before any of it is sent; undefined where nothing is. */
export async function fileProblemOf(file: File): Promise<FileProblem | undefined> {
  if (file.size === 0) return 'documentEmpty'
  if (file.size > mostDocumentBytes) return 'documentTooLarge'
  try {
    const first = new Uint8Array(await file.slice(0, tellingBytes).arrayBuffer())
    return documentTypeOf(first) ? undefined : 'documentUnknownType'
  } catch {
    // It was moved or deleted after it was chosen.
    return 'documentUnreadable'
  }
}
