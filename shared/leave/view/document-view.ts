import * as z from 'zod/mini'
import { DocumentType } from '../document/request-document.ts'
import { Person } from './request-view.ts'

/** A document of a request in replies; of one that is erased only that it was there. */
export const DocumentView = z.object({
  id: z.string(),
  /** Who attached it, and when. */
  by: Person,
  at: z.int(),
  /** Null once it is erased. */
  file: z.nullable(
    z.object({
      name: z.string(),
      type: DocumentType,
      /** Bytes. */
      size: z.int(),
    }),
  ),
  /** When it was erased, and by whom, where somebody removed it. */
  erased: z.nullable(z.object({ at: z.int(), by: z.nullable(Person) })),
})
export type DocumentView = z.infer<typeof DocumentView>
