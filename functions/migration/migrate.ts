import * as z from 'zod/mini'
import { itemIn, shapeOf, writtenShapeOf, type Attributes, type Key, type Kind } from '#functions/platform/kind.ts'
import { clear, commit, Conflict, get, liesAt, put, reshape, scan } from '#functions/platform/table.ts'
import { buildDirectory } from '#functions/company/fold-directory.ts'
import { buildPositions } from '#functions/company/build-positions.ts'
import { buildCopies } from '#functions/backoffice/build-copies.ts'
import { buildMissing } from '#functions/people/build-missing.ts'
import { companies } from '#functions/company/company-store.ts'
import { nowAt, type Now } from '#functions/platform/clock.ts'
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
  /** When the migration runs, as the audit log says it. */
  now?: Pick<Now, 'seconds'>
}

const begin: Migration = {
  id: 'table',
  after: null,
  seen: 0,
  migrated: 0,
  unreadable: 0,
  positions: 0,
  missing: 0,
  directories: 0,
  found: 0,
}

/**
 * Writes every item of an older shape, under an older key or of other places in the indexes as today, page by page, gives people the positions that
 * they had as texts, says of them what is missing where it was not kept yet, builds the directory of each company that has none, or one that says
 * something else than the members, and copies to where the back office looks what is not there yet. Where it has come to lies in the table, so that
 * one that was interrupted goes on from there; a dry run begins anew and leaves no trace.
 */
export async function migrate({
  kinds,
  dryRun,
  progress,
  now = nowAt(new Date()),
}: MigrationProps): Promise<Migration> {
  let sofar: Migration = (dryRun ? undefined : await get(migrations, begin)) ?? begin
  let after: Key | undefined = sofar.after ?? undefined
  do {
    const { items, next } = await scan(after)
    const states = items.map(item => ({ item, state: stateOf(kinds, item) }))
    const outdated = states.flatMap(({ item, state }) => (state === 'outdated' ? [item] : []))
    if (!dryRun) for (const item of outdated) await migrateOne(kindOf(kinds, item)!, item)
    const directories = items.filter(({ _kind }) => _kind === companies.name).map(({ id }) => String(id))
    const outcomes: Outcome[] = []
    let [positioned, told, found] = [0, 0, 0]
    for (const { item, state } of states) if (state !== 'unreadable' && (await buildCopies(item, { dryRun }))) found++
    for (const company of directories) {
      positioned += await buildPositions(company, { dryRun, now })
      told += await buildMissing(company, { dryRun })
      outcomes.push(await builtOf(company, dryRun))
    }
    sofar = {
      id: 'table',
      after: next ?? null,
      seen: sofar.seen + items.length,
      migrated: sofar.migrated + outdated.length,
      unreadable:
        sofar.unreadable + states.filter(({ state }) => state === 'unreadable').length + count(outcomes, 'unreadable'),
      positions: sofar.positions + positioned,
      missing: sofar.missing + told,
      directories: sofar.directories + count(outcomes, 'built'),
      found: sofar.found + found,
    }
    if (!dryRun) await commit(next ? put(migrations, sofar) : clear(migrations, sofar))
    progress?.(sofar)
    after = next
  } while (after)
  return sofar
}

const kindOf = (kinds: readonly AnyKind[], item: Attributes) => kinds.find(({ name }) => name === item._kind)

type Outcome = 'built' | 'unchanged' | 'unreadable'

const count = (outcomes: readonly Outcome[], which: Outcome) => outcomes.filter(outcome => outcome === which).length

/** Builds a directory where it has to be. One of which an item cannot be read stops nothing: it is named in the log, and counted. */
async function builtOf(company: string, dryRun: boolean): Promise<Outcome> {
  try {
    return (await buildDirectory(company, { dryRun })) ? 'built' : 'unchanged'
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error
    log.error('The directory of a company cannot be read', error, { company })
    return 'unreadable'
  }
}

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
  return writtenShapeOf(item) < shapeOf(kind) || !liesAt(keyOf(kind, item), item) || isIndexedOtherwise(kind, item)
}

/** The primary key that an item has by its kind today. */
const keyOf = (kind: AnyKind, item: Attributes) => kind.key(itemIn(kind, item))

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
