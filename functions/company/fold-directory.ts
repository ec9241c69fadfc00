import { entryOf, isListed, partsOfInactive, partsOfPeople, type DirectoryEntry } from '#shared/company/directory.ts'
import type { Member } from '#shared/company/model.ts'
import { unstored, type Stored } from '#functions/platform/kind.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { commit, get, getAll, remove, replace, type Write } from '#functions/platform/table.ts'
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
  type DirectoryPart,
  type Register,
} from './directory-store.ts'
import { members, membersOf } from './member-store.ts'

/** The changes that are folded at once: each may touch four parts, and a transaction takes a hundred writes. */
const atMost = 20

/** The parts that are written at once when a directory is built. */
const partsAtOnce = 40

/** Folds what has changed of a member into the directory of the company, which is built where there is none. */
export async function foldMember({ company, id }: Pick<Member, 'company' | 'id'>): Promise<void> {
  await retryOnConflict(async () => {
    const state = await directoryStateOf(company)
    if (!state.head) await build(state)
    else if (state.changes.length || !(await isKnown(state, id))) await fold(state, id)
  })
}

/** Builds the directory of a company that has none. */
export async function buildDirectory(company: string): Promise<void> {
  await retryOnConflict(async () => {
    const state = await directoryStateOf(company)
    if (!state.head) await build(state)
  })
}

/** Whether the directory has a member as they are: a change that left no entry beside it comes from a function of an older release. */
async function isKnown(state: DirectoryState, id: string): Promise<boolean> {
  const member = await get(members, { company: state.company, id })
  if (!member) return true
  const [group, isActive] = await Promise.all([loadGroup(state, member.group), loadActive(state.company)])
  const entry = group.get(id)
  return (
    isActive(id) === (member.status === 'active') &&
    (isListed(member) ? entry !== undefined && textOf([entry]) === textOf([entryOf(member)]) : entry === undefined)
  )
}

/** The texts of a directory's parts by key. */
type Texts = Map<string, { register: Register; part: string; text: string }>

function textsOf(people: Iterable<DirectoryEntry>, inactive: Iterable<string>): Texts {
  const texts: Texts = new Map()
  const add = (register: Register, part: string, text: string) =>
    texts.set(partKey({ register, part }), { register, part, text })
  for (const [part, some] of partsOfPeople([...people])) add('people', part, textOf(some))
  for (const [part, ids] of partsOfInactive(inactive)) add('inactive', part, textOfIds(ids))
  return texts
}

/**
 * Lays the members as they are now into the parts. They are read after the parts, so that a part that was folded meanwhile, and may
 * know more of them, conflicts.
 */
async function fold({ company, head, changes }: DirectoryState, also: string) {
  const some = changes.slice(0, atMost)
  const ids = [...new Set([...some.map(({ id }) => id), also])]
  const parts = await partsIn(company)
  const changed = await getAll(
    members,
    ids.map(id => ({ company, id })),
  )
  const people = new Map(
    parts.flatMap(part => (part.register === 'people' ? entriesIn(unpack(part.packed)) : [])).map(one => [one.id, one]),
  )
  const inactive = new Set(parts.flatMap(part => (part.register === 'inactive' ? idsIn(unpack(part.packed)) : [])))
  for (const member of changed) {
    if (isListed(member)) people.set(member.id, entryOf(member))
    else people.delete(member.id)
    if (member.status === 'active') inactive.delete(member.id)
    else inactive.add(member.id)
  }
  const { writes, versions } = rewritten(company, parts, textsOf(people.values(), inactive))
  await commit(
    replace(directoryHeads, { ...head!, parts: versions }),
    ...writes,
    ...some.map(change => remove(directoryChanges, change)),
  )
  if (changes.length > some.length) await foldMember({ company, id: also })
}

/** The writes that make the parts hold these texts, and the versions that the parts have then. */
function rewritten(company: string, parts: readonly Stored<DirectoryPart>[], texts: Texts) {
  const stored = new Map(parts.map(part => [partKey(part), part]))
  const versions: Record<string, number> = {}
  const writes: Write[] = []
  for (const [key, { register, part, text }] of texts) {
    const old = stored.get(key)
    const isSame = old && unpack(old.packed) === text
    versions[key] = old ? old._version + (isSame ? 0 : 1) : 1
    if (!isSame)
      writes.push(replace(directoryParts, { ...(old ?? unstored({ company, register, part })), packed: pack(text) }))
  }
  for (const [key, part] of stored) if (!texts.has(key)) writes.push(remove(directoryParts, part))
  return { writes, versions }
}

/** Writes all parts and then the head, which makes them a directory; the members are read after the parts that an interrupted attempt has left. */
async function build({ company, changes }: DirectoryState) {
  const parts = await partsIn(company)
  const everybody = await membersOf(company)
  const listed = everybody.filter(isListed).map(entryOf)
  const inactive = everybody.flatMap(({ id, status }) => (status === 'active' ? [] : id))
  const { writes, versions } = rewritten(company, parts, textsOf(listed, inactive))
  for (let first = 0; first < writes.length; first += partsAtOnce)
    await commit(...writes.slice(first, first + partsAtOnce))
  await commit(
    replace(directoryHeads, unstored({ company, parts: versions })),
    ...changes.slice(0, atMost).map(change => remove(directoryChanges, change)),
  )
}
