import * as z from 'zod/mini'
import { changeOf, type Change } from '#functions/platform/consume.ts'
import { viewOf } from '#functions/platform/kind.ts'
import { enqueueTasks } from '#functions/platform/tasks.ts'
import { foldMembers } from './fold-directory.ts'
import { members } from './member-store.ts'
import { positions } from './position-store.ts'
import { asRepositionMessage } from './reposition.ts'

/** Whom a change is about; what has become of them is read, since changes may come late. */
const changedMember = viewOf(members, z.object({ company: z.string(), id: z.string() }))

/**
 * Keeps the directory of a company; a member goes only with the whole company, and then nothing is to come back. The first change of
 * a company in a batch folds the members of all its changes there, so that hundreds who are invited are not folded one by one.
 */
export async function foldOnChange(change: Change, batch: readonly Change[]) {
  const company = memberIn(change)?.company
  if (!company) return
  const changes = batch.filter(one => memberIn(one)?.company === company)
  if (changes[0] !== change) return
  await foldMembers(company, [...new Set(changes.flatMap(one => memberIn(one)?.id ?? []))])
}

const memberIn = (change: Change) => changeOf(changedMember, change)?.after

/** Lets the people of a position follow it when it is renamed or deleted. */
export async function repositionOnChange(change: Change) {
  const { before, after } = changeOf(positions, change) ?? {}
  if (!before || !after || (before.name === after.name && before.is_removed === after.is_removed)) return
  const { company, id: position, changed_by: by } = after
  await enqueueTasks([asRepositionMessage({ company, position, by, name_before: before.name })])
}
