import { isDeepStrictEqual } from 'node:util'
import {
  directoryEntryOf,
  directoryFields,
  isListed,
  partsOfInactive,
  partsOfPeople,
  type DirectoryEntry,
} from '#shared/company/directory.ts'
import type { Member } from '#shared/company/model.ts'
import { companyPartition } from '#functions/platform/keys.ts'
import { unstored, type Key, type Stored } from '#functions/platform/kind.ts'
import { log } from '#functions/platform/log.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { clear, commit, getAll, list, put, remove, replace, type OnUnreadable } from '#functions/platform/table.ts'
import { directoryStateOf, loadActive, loadGroup, partsIn, type DirectoryState } from './directory.ts'
import {
  directoryChanges,
  directoryHeads,
  directoryParts,
  entriesIn,
  idsIn,
  pack,
  partKey,
  textOf,
  textOfIds,
  unpack,
  type DirectoryHead,
  type DirectoryPart,
} from './directory-store.ts'
import { memberPrefix, members } from './member-store.ts'

/** The changes that are folded at once. */
const changesAtOnce = 20

/** What is written of parts in one transaction, which holds a hundred writes and 4 MB. */
const partsAtOnce = 60
const bytesAtOnce = 3_000_000

/** Folds what has changed of members into the directory of their company, which is built where there is none. */
export async function foldMembers(company: string, ids: readonly string[]): Promise<void> {
  await retryOnConflict(async () => {
    const state = await directoryStateOf(company)
    if (!state.head) return write(state, await differencesToMembers(state))
    const also = state.changes.length ? ids : await unknownOf(state, ids)
    if (also.length) await fold(state, also)
  })
}

/**
 * Makes the directory of a company say what its members say; a dry run only compares.
 * @returns whether there was no directory, or it said something else
 */
export const buildDirectory = (company: string, { dryRun = false }: { dryRun?: boolean } = {}): Promise<boolean> =>
  retryOnConflict(async () => {
    const state = await directoryStateOf(company)
    const differences = await differencesToMembers(state)
    const isSame = state.head && !differences.changed.length && isDeepStrictEqual(state.head.parts, differences.stored)
    if (!isSame && !dryRun) await write(state, differences)
    return !isSame
  })

/** Those whom the directory does not have as they are: a change that left no entry beside it comes from a function of an older release. */
async function unknownOf(state: DirectoryState, ids: readonly string[]): Promise<string[]> {
  const { company } = state
  const keys = ids.map(id => ({ company, id }))
  const found = await getAll(members, keys, { onUnreadable: nameUnreadable })
  const groups = [...new Set(found.map(({ group }) => group))]
  const [isActive, ...directories] = await Promise.all([
    loadActive(company),
    ...groups.map(group => loadGroup(state, group)),
  ])
  const entryOf = ({ id, group }: Member) => directories[groups.indexOf(group)]?.get(id)
  return found.filter(member => !isEntryOf(member, entryOf(member), isActive(member.id))).map(({ id }) => id)
}

/** Whether an entry, or that there is none, says what a member is. */
function isEntryOf(member: Member, entry: DirectoryEntry | undefined, isActive: boolean): boolean {
  if (isActive !== (member.status === 'active')) return false
  if (!isListed(member)) return entry === undefined
  return entry !== undefined && textOf([entry]) === textOf([directoryEntryOf(member)])
}

/** A member who cannot be read stops nothing: the directory keeps what it has of them. */
const nameUnreadable: OnUnreadable = (key, error) => log.error('A member cannot be read', error, { ...key })

/** What a directory says: the people who are listed, and the ids of those who are not active. */
interface Contents {
  people: Map<string, DirectoryEntry>
  inactive: Set<string>
}

function contentsOf(parts: readonly DirectoryPart[], fields: readonly string[]): Contents {
  const texts = (register: string) => parts.flatMap(part => (part.register === register ? (textIn(part) ?? []) : []))
  return {
    people: new Map(
      texts('people')
        .flatMap(text => entriesIn(text, fields))
        .map(entry => [entry.id, entry]),
    ),
    inactive: new Set(texts('inactive').flatMap(idsIn)),
  }
}

/** What a part holds; undefined where it cannot be unpacked. */
function textIn({ packed }: DirectoryPart): string | undefined {
  try {
    return unpack(packed)
  } catch {
    return undefined
  }
}

function lay({ people, inactive }: Contents, member: Member) {
  if (isListed(member)) people.set(member.id, directoryEntryOf(member))
  else people.delete(member.id)
  if (member.status === 'active') inactive.delete(member.id)
  else inactive.add(member.id)
}

/** A part as it has to be; one that holds nothing any more has nothing packed. */
type Changed = Pick<DirectoryPart, 'company' | 'register' | 'part'> & { packed?: DirectoryPart['packed'] }

/** Where stored parts differ from what they have to hold. */
interface Differences {
  /** The versions of all parts that are stored. */
  stored: Record<string, number>
  changed: Changed[]
}

function differences(
  company: string,
  parts: readonly Stored<DirectoryPart>[],
  { people, inactive }: Contents,
): Differences {
  const texts = new Map<string, Changed & { text: string }>()
  const add = (register: DirectoryPart['register'], part: string, text: string) =>
    texts.set(partKey({ register, part }), { company, register, part, text })
  for (const [part, some] of partsOfPeople([...people.values()])) add('people', part, textOf(some))
  for (const [part, ids] of partsOfInactive(inactive)) add('inactive', part, textOfIds(ids))
  const stored = new Map(parts.map(part => [partKey(part), part]))
  const written = [...texts].flatMap(([key, { text, ...part }]) => {
    const old = stored.get(key)
    return old && textIn(old) === text ? [] : { ...part, packed: pack(text) }
  })
  // What is needless goes last, so that nobody is missing meanwhile.
  const needless = parts.flatMap(({ register, part }) =>
    texts.has(partKey({ register, part })) ? [] : { company, register, part },
  )
  return {
    stored: Object.fromEntries(parts.map(part => [partKey(part), part._version])),
    changed: [...written, ...needless],
  }
}

/** Lays the members as they are now into the parts. They are read after the head, so that a fold that may know more of them conflicts. */
async function fold(state: DirectoryState, also: readonly string[]) {
  const { company, changes } = state
  const some = changes.slice(0, changesAtOnce)
  const ids = [...new Set([...some.map(({ id }) => id), ...also])]
  const parts = await partsIn(company)
  const changed = await getAll(
    members,
    ids.map(id => ({ company, id })),
    { onUnreadable: nameUnreadable },
  )
  const contents = contentsOf(parts, directoryFields)
  for (const member of changed) lay(contents, member)
  const found = differences(company, parts, contents)
  const isWhole = isDeepStrictEqual(state.head?.parts, found.stored)
  await write({ ...state, changes: some }, isWhole ? found : await differencesToMembers(state))
  if (changes.length > some.length) await foldMembers(company, also)
}

/** Where the parts differ from the members, who are read after the head. */
async function differencesToMembers({ company, head, unfinished }: DirectoryState): Promise<Differences> {
  const parts = await partsIn(company)
  const before = contentsOf(parts, (head ?? unfinished)?.fields ?? [])
  const contents: Contents = { people: new Map(), inactive: new Set() }
  const onUnreadable = (key: Key, error: unknown) => {
    nameUnreadable(key, error)
    const id = key.sk.slice(memberPrefix.length)
    const entry = before.people.get(id)
    if (entry) contents.people.set(id, entry)
    if (!entry || before.inactive.has(id)) contents.inactive.add(id)
  }
  const everybody = await list(members, { pk: companyPartition(company), prefix: memberPrefix, onUnreadable })
  for (const member of everybody) lay(contents, member)
  return differences(company, parts, contents)
}

/**
 * Writes parts under the version of the head, which names them, in as many transactions as they need. The changes that they hold go
 * with the last one; until then they are laid over the parts.
 */
async function write(
  { company, head, unfinished, changes }: DirectoryState,
  { stored, changed }: Differences,
): Promise<void> {
  let now: Stored<DirectoryHead> = { ...(head ?? unfinished ?? unstored({ company, fields: [] })), parts: stored }
  const steps = inTransactions(changed)
  for (const [step, some] of steps.entries()) {
    const isLast = step === steps.length - 1
    const version = now._version + 1
    const parts = { ...now.parts }
    for (const part of some)
      if (part.packed) parts[partKey(part)] = version
      else delete parts[partKey(part)]
    const next = { ...now, parts, fields: isLast || head ? directoryFields : [] }
    const held = isLast ? changes.slice(0, changesAtOnce) : []
    await commit(
      replace(directoryHeads, next),
      ...some.map(({ packed, ...part }) =>
        packed ? put(directoryParts, { ...part, packed }, version) : clear(directoryParts, part),
      ),
      ...held.map(change => remove(directoryChanges, change)),
    )
    now = { ...next, _version: version }
  }
}

/** Divides what is written so that each transaction holds its share; there is one at least. */
function inTransactions(changed: readonly Changed[]): Changed[][] {
  const steps: Changed[][] = [[]]
  let bytes = 0
  for (const part of changed) {
    const size = part.packed?.length ?? 0
    if (steps.at(-1)!.length === partsAtOnce || bytes + size > bytesAtOnce) {
      steps.push([])
      bytes = 0
    }
    steps.at(-1)!.push(part)
    bytes += size
  }
  return steps
}
