import { approversInGroup } from '#shared/people/group-approvers.ts'
import type { Changer } from '#functions/company/audit-store.ts'
import { directoryStateOf, loadGroup } from '#functions/company/directory.ts'
import { messageTime } from '#functions/platform/message-time.ts'
import { enqueueTasks } from '#functions/platform/tasks.ts'
import { changeEach, following, type Change } from './follow-dissolution.ts'
import { loadGroups } from './group-members.ts'
import { asRegroupMessage, type RegroupTask } from './regroup-task.ts'

/** The people who are read at once. */
const atOnce = 25

/** Goes through the people of a group in the order of their ids; who is as they have to be already is left alone. */
export async function regroup(task: RegroupTask, now: Changer['now']): Promise<void> {
  const began = performance.now()
  const { company, group, approvers_before } = task
  const by = task.by === undefined ? undefined : { actor: { company, user: task.by }, now }
  const known = await loadGroups(company)
  const people = await loadGroup(await directoryStateOf(company), group)
  const ids = [...people.keys()].filter(id => id > (task.after ?? '')).sort()
  const change = approvers_before ? withOtherApprovers(group, approvers_before) : following
  for (let first = 0; first < ids.length; first += atOnce) {
    const some = ids.slice(first, first + atOnce)
    if (first > 0 && performance.now() - began > messageTime)
      return enqueueTasks([asRegroupMessage({ ...task, after: ids[first - 1] })])
    await changeEach(company, some, member => change(member, known), by)
  }
}

const withOtherApprovers =
  (group: string, approvers_before: string[]): Change =>
  (member, { all, isActive }) =>
    member.group === group
      ? {
          ...member,
          approver_ids: [
            ...approversInGroup(member, { from: { approver_ids: approvers_before }, to: all.get(group), isActive }),
          ],
        }
      : member
