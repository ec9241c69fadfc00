import * as z from 'zod/mini'
import { Id } from '../../contract/wire.ts'

/** A file as it is saved: small ones come with the reply, and of others the id by which they are asked for once they are made. */
export const ExportReply = z.object({
  data: z.object({
    file: z.nullable(
      z.object({
        name: z.string(),
        type: z.string(),
        /** The bytes in Base64. */
        content: z.string(),
      }),
    ),
    id: z.nullable(Id),
  }),
})
export type ExportReply = z.infer<typeof ExportReply>
