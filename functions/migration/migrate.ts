import { itemIn, shapeOf, writtenShapeOf, type Attributes, type Key, type Kind } from '#functions/platform/kind.ts'
import { clear, commit, Conflict, get, put, reshape, scan } from '#functions/platform/table.ts'
import { buildDirectory } from '#functions/company/fold-directory.ts'
import { companies } from '#functions/company/company-store.ts'
import { log } from '#functions/platform/log.ts'
import { migrations, type Migration } from './migration-store.ts'

/** Any kind of item; its own type does not matter here. */
export type AnyKind = Kind<never, never>

interface MigrationProps {
  kinds: readonly AnyKind[]
  /** Whether items of older shapes are only counted. */
  dryRun: boolean
  /** Called after each page. */
  progress?: (sofar: Migration) => void
}

const begin: Migration = { id: 'table', after: null, seen: 0, migrated: 0, unreadable: 0 }

/**
 * Writes every item of an older shape, or of other places in the indexes, in the shape of today, page by page, and builds the
 * directory of each company that has none. Where it has come to
 * lies in the table, so that one that was interrupted goes on from there; a dry run begins anew and leaves no trace.
 */
export async function migrate({ kinds, dryRun, progress }: MigrationProps): Promise<Migration> {
  let sofar: Migration = (dryRun ? undefined : await get(migrations, begin)) ?? begin
  let after: Key | undefined = sofar.after ?? undefined
  do {
    const { items, next } = await scan(after)
    const states = items.map(item => ({ item, state: stateOf(kinds, item) }))
    const outdated = states.flatMap(({ item, state }) => (state === 'outdated' ? [item] : []))
    if (!dryRun) for (const item of outdated) await migrateOne(kindOf(kinds, item)!, item)
    if (!dryRun) for (const { _kind, id } of items) if (_kind === companies.name) await buildDirectory(String(id))
    sofar = {
      id: 'table',
      after: next ?? null,
      seen: sofar.seen + items.length,
      migrated: sofar.migrated + outdated.length,
      unreadable: sofar.unreadable + states.filter(({ state }) => state === 'unreadable').length,
    }
    if (!dryRun) await commit(next ? put(migrations, sofar) : clear(migrations, sofar))
    progress?.(sofar)
    after = next
  } while (after)
  return sofar
}

const kindOf = (kinds: readonly AnyKind[], item: Attributes) => kinds.find(({ name }) => name === item._kind)

/** An item that cannot be read stops nothing: it is named in the log, and counted. */
function stateOf(kinds: readonly AnyKind[], item: Attributes): 'current' | 'outdated' | 'unreadable' {
  try {
    return isOutdated(kinds, item) ? 'outdated' : 'current'
  } catch (error) {
    log.error('An item cannot be read', error, { pk: item._pk, sk: item._sk })
    return 'unreadable'
  }
}

function isOutdated(kinds: readonly AnyKind[], item: Attributes): boolean {
  const kind = kindOf(kinds, item)
  if (!kind || writtenShapeOf(item) > shapeOf(kind)) return false
  return writtenShapeOf(item) < shapeOf(kind) || isIndexedOtherwise(kind, item)
}

/** Whether an item lies elsewhere in an index than its kind has it today. */
function isIndexedOtherwise(kind: AnyKind, attributes: Attributes): boolean {
  const { index1, index2 } = kind
  if (!index1 && !index2) return false
  const item = itemIn(kind, attributes)
  return [index1?.(item), index2?.(item)].some(
    (key, place) => key?.pk !== attributes[`_pk${place + 1}`] || key?.sk !== attributes[`_sk${place + 1}`],
  )
}

/** Whoever writes an item meanwhile writes it in the shape of today. */
async function migrateOne(kind: AnyKind, item: Attributes) {
  try {
    await reshape(kind, item)
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
  }
}
