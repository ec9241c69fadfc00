import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import {
  directoryEntryOf,
  directoryFields,
  holdsGroup,
  isListed,
  type DirectoryEntry,
} from '#shared/company/directory.ts'
import { Member } from '#shared/company/model.ts'
import { companyPartition } from '#functions/platform/keys.ts'
import { viewOf, type Stored } from '#functions/platform/kind.ts'
import { getBatch, list, listKinds, lookup } from '#functions/platform/table.ts'
import {
  directoryChanges,
  directoryHeads,
  directoryPartition,
  directoryParts,
  entriesIn,
  headAndChanges,
  headToInactive,
  idsIn,
  partKey,
  partPrefix,
  unpack,
  type DirectoryChange,
  type DirectoryHead,
  type DirectoryPart,
  type Register,
} from './directory-store.ts'
import { memberPrefix, members, membersOf } from './member-store.ts'

/** The head of a directory, and the entries that are newer than its parts. */
export interface DirectoryState {
  company: string
  /** Undefined where the company has no directory of today's fields yet, so that its members are read instead. */
  head: Stored<DirectoryHead> | undefined
  /** What is stored in its place: the head of a directory that is being built, or of one of other fields. */
  unfinished: Stored<DirectoryHead> | undefined
  changes: Stored<DirectoryChange>[]
}

/**
 * Reads the state of a directory, strongly consistent. The query reads the changes before the head, so that what is folded in between
 * is in one of both at least.
 */
export async function directoryStateOf(company: string): Promise<DirectoryState> {
  const [changes, [stored]] = await listKinds([directoryChanges, directoryHeads], {
    pk: directoryPartition(company),
    between: headAndChanges,
  })
  return stateOf(company, changes, stored)
}

function stateOf(
  company: string,
  changes: Stored<DirectoryChange>[],
  stored: Stored<DirectoryHead> | undefined,
): DirectoryState {
  const isToday = stored && isDeepStrictEqual(stored.fields, directoryFields)
  return {
    company,
    ...(isToday ? { head: stored, unfinished: undefined } : { head: undefined, unfinished: stored }),
    changes,
  }
}

/** Names what a directory holds; undefined where the company has none. */
export const versionOf = ({ head, changes }: DirectoryState): string | undefined =>
  head && [head._version, ...changes.map(({ id, _version }) => `${id}:${_version}`)].join(' ')

/** The people of a company by id, without former employees. */
export type Directory = ReadonlyMap<string, DirectoryEntry>

/** Loads the whole directory; who has the state already passes it. */
export async function loadDirectory(
  company: string,
  reading: DirectoryState | Promise<DirectoryState> = directoryStateOf(company),
): Promise<Directory> {
  const [state, parts] = await Promise.all([reading, partsIn(company, 'people', { mayLag: true })])
  if (!state.head) return membersAsDirectory(company)
  const packed = await asNewAs(state.head, parts, 'people')
  if (packed.some(isWrittenSince(state.head))) return loadDirectory(company)
  return withChanges(packed.flatMap(entriesOf), state.changes)
}

/** Loads the people of one group, or those of none. */
export async function loadGroup(state: DirectoryState, group: string | null): Promise<Directory> {
  const { company, head, changes } = state
  const inGroup = (entries: Directory) => new Map([...entries].filter(([, entry]) => entry.group === group))
  if (!head) return inGroup(await membersAsDirectory(company))
  const keys = Object.keys(head.parts).filter(
    key => isPartOf(key, 'people') && holdsGroup(nameOf(key, 'people'), group),
  )
  const parts = await getBatch(
    ...keys.map(key => lookup(directoryParts, { company, register: 'people', part: nameOf(key, 'people') })),
  )
  const found = parts.filter(part => part !== undefined)
  // A part that is gone was divided, or joined with others, since the head was read.
  if (found.length < keys.length || found.some(isWrittenSince(head))) return inGroup(await loadDirectory(company))
  return inGroup(withChanges(found.flatMap(entriesOf), changes))
}

const memberStates = viewOf(members, z.pick(Member, { id: true, status: true }))

/** Tells who is active of a company's people, whose ids may be former employees'; read in one query, since those who are not follow the head. */
export async function loadActive(
  company: string,
  { mayLag = false }: { mayLag?: boolean } = {},
): Promise<(id: string) => boolean> {
  const [newer, [stored], parts] = await listKinds([directoryChanges, directoryHeads, directoryParts], {
    pk: directoryPartition(company),
    between: headToInactive,
    mayLag,
  })
  const { head, changes } = stateOf(company, newer, stored)
  if (!head) {
    const known = await list(memberStates, { pk: companyPartition(company), prefix: memberPrefix, mayLag: true })
    const active = new Set(known.flatMap(({ id, status }) => (status === 'active' ? id : [])))
    return id => active.has(id)
  }
  const inactive = new Set((await asNewAs(head, parts, 'inactive')).flatMap(part => idsIn(unpack(part.packed))))
  for (const { id, entry } of changes)
    if (entry.status === 'active') inactive.delete(id)
    else inactive.add(id)
  return id => !inactive.has(id)
}

export const partsIn = (company: string, register?: Register, { mayLag }: { mayLag?: boolean } = {}) =>
  list(directoryParts, { pk: directoryPartition(company), prefix: partPrefix(register), ...(mayLag && { mayLag }) })

const entriesOf = ({ packed }: Pick<DirectoryPart, 'packed'>) => entriesIn(unpack(packed), directoryFields)

/** Whether a part is newer than the head that was read; such a part may hold other fields than that head says. */
const isWrittenSince = (head: Stored<DirectoryHead>) => (part: Stored<DirectoryPart>) => part._version > head._version

const isPartOf = (key: string, register: Register) => key.startsWith(partPrefix(register))
const nameOf = (key: string, register: Register) => key.slice(partPrefix(register).length)

/** The parts as new as the head knows them; read once more, strongly consistent, where one lags behind or is not there any more. */
async function asNewAs(head: DirectoryHead, parts: Stored<DirectoryPart>[], register: Register) {
  const versions = new Map(parts.map(part => [partKey(part), part._version]))
  const expected = Object.entries(head.parts).filter(([key]) => isPartOf(key, register))
  const isAsNew = expected.every(([key, version]) => (versions.get(key) ?? 0) >= version)
  return !isAsNew || versions.size > expected.length ? partsIn(head.company, register) : parts
}

function withChanges(entries: DirectoryEntry[], changes: readonly DirectoryChange[]): Directory {
  const people = new Map(entries.map(entry => [entry.id, entry]))
  for (const { id, entry } of changes)
    if (isListed(entry)) people.set(id, entry)
    else people.delete(id)
  return people
}

async function membersAsDirectory(company: string): Promise<Directory> {
  const everybody = await membersOf(company)
  return new Map(everybody.filter(isListed).map(member => [member.id, directoryEntryOf(member)]))
}
