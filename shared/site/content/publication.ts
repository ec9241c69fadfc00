import * as z from 'zod/mini'

/** What is written of the public site beyond what its release has written. */
export const Publication = z.object({
  /** The release whose files these stand beside. */
  release: z.string(),
  /** The digests of files by their names; an empty one belongs to a file that is being written. */
  files: z.record(z.string(), z.string()),
  /** When the reading began of what is published, in milliseconds: whatever changed before it is in it. */
  read_at: z.int(),
})
export type Publication = z.infer<typeof Publication>
