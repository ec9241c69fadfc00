import * as z from 'zod/mini'
import { changeOf, type Change } from '#functions/platform/consume.ts'
import { viewOf } from '#functions/platform/kind.ts'
import { enqueueTasks } from '#functions/platform/tasks.ts'
import { foldMember } from './fold-directory.ts'
import { members } from './member-store.ts'
import { positions } from './position-store.ts'
import { asRepositionMessage } from './reposition.ts'

/** Whom a change is about; what has become of them is read, since changes may come late. */
const changedMember = viewOf(members, z.object({ company: z.string(), id: z.string() }))

/** Keeps the directory of a company; a member goes only with the whole company, and then nothing is to come back. */
export async function foldOnChange(change: Change) {
  const { after } = changeOf(changedMember, change) ?? {}
  if (after) await foldMember(after)
}

/** Lets the people of a position follow it when it is renamed or deleted. */
export async function repositionOnChange(change: Change) {
  const { before, after } = changeOf(positions, change) ?? {}
  if (!before || !after || (before.name === after.name && before.is_removed === after.is_removed)) return
  const { company, id: position, changed_by: by } = after
  await enqueueTasks([asRepositionMessage({ company, position, by, name_before: before.name })])
}
