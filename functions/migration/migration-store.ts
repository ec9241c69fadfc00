import * as z from 'zod/mini'
import type { Kind } from '#functions/platform/kind.ts'

/** How far a migration of the table has come: where its next page begins, and what it found so far. */
const Migration = z.object({
  id: z.literal('table'),
  after: z.nullable(z.object({ pk: z.string(), sk: z.string() })),
  seen: z.int(),
  migrated: z.int(),
  /** Items that are not what their kind says, and stay as they are. */
  unreadable: z._default(z.int(), 0),
  /** People whose position was a text. */
  positions: z._default(z.int(), 0),
  /** People of whom it was not kept what is missing. */
  missing: z._default(z.int(), 0),
  /** Directories of companies that were not there, or did not say what the members say. */
  directories: z._default(z.int(), 0),
  /** Accounts, companies and plans that the back office did not find. */
  found: z._default(z.int(), 0),
})
export type Migration = z.infer<typeof Migration>

export const migrations: Kind<Migration, Pick<Migration, 'id'>> = {
  name: 'Migration',
  schema: Migration,
  key: () => ({ pk: 'MIGRATION', sk: 'MIGRATION' }),
}
