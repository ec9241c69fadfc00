import * as z from 'zod/mini'
import { Id } from '../../contract/wire.ts'

/** The types that a document may have, which are told by its bytes. */
export const DocumentType = z.enum(['application/pdf', 'image/jpeg', 'image/png', 'image/heic'])
export type DocumentType = z.infer<typeof DocumentType>

/** What is kept of a document that somebody attached to a request; its file lies in the bucket of documents. */
export const KeptDocument = z.object({
  id: Id,
  /** What its file was called, without anything that could mislead. */
  name: z.string(),
  type: DocumentType,
  /** Bytes. */
  size: z.int(),
  by: Id,
  at: z.int(),
})
export type KeptDocument = z.infer<typeof KeptDocument>

/** That a document was here; what its file was called could say what the document said. */
export const ErasedDocument = z.object({
  id: Id,
  by: Id,
  at: z.int(),
  /** By whom it was removed; by nobody where its time was over or an account was erased. */
  erased: z.object({ at: z.int(), by: z.nullable(Id) }),
})
export type ErasedDocument = z.infer<typeof ErasedDocument>

export const RequestDocument = z.union([ErasedDocument, KeptDocument])
export type RequestDocument = z.infer<typeof RequestDocument>

/** The most documents of a request at once. */
export const mostDocuments = 5

/** The most documents of a request with those that are erased: whoever keeps replacing theirs has run out of room for traces. */
export const mostTraces = 25

/** Of these the last are kept for administrators, so that nobody uses up the room for what the company has to keep. */
export const tracesOfAdministrators = mostDocuments

/** The most bytes of a document: 10 MB. */
export const mostDocumentBytes = 10 * 1024 * 1024

/** How many of the first bytes tell the type of a document. */
export const tellingBytes = 64
