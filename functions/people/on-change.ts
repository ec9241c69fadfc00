import { groups } from '#functions/company/group-store.ts'
import { changeOf, type Change } from '#functions/platform/consume.ts'
import { enqueueTasks } from '#functions/platform/tasks.ts'
import { asRegroupMessage } from './regroup-task.ts'

/** Moves the people of a group that was dissolved, and gives those of one whose standard approvers changed the others. */
export async function regroupOnChange(change: Change) {
  const { before, after } = changeOf(groups, change) ?? {}
  if (!before || !after) return
  const { company, id: group, changed_by: by } = after
  if (after.dissolution) await enqueueTasks([asRegroupMessage({ company, group, by })])
  else if (String(before.approver_ids) !== String(after.approver_ids))
    await enqueueTasks([asRegroupMessage({ company, group, by, approvers_before: before.approver_ids })])
}
