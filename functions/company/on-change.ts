import * as z from 'zod/mini'
import { changeOf, type Change } from '#functions/platform/consume.ts'
import { viewOf } from '#functions/platform/kind.ts'
import { foldMember } from './fold-directory.ts'
import { members } from './member-store.ts'

/** Whom a change is about; what has become of them is read, since changes may come late. */
const changedMember = viewOf(members, z.object({ company: z.string(), id: z.string() }))

/** Keeps the directory of a company. */
export async function foldOnChange(change: Change) {
  const { before, after } = changeOf(changedMember, change) ?? {}
  const member = after ?? before
  if (member) await foldMember(member)
}
