import * as z from 'zod/mini'
import { plainName } from '#shared/company/rules.ts'
import { Id } from '#shared/contract/wire.ts'
import { messageTime } from '#functions/platform/message-time.ts'
import type { Message } from '#functions/platform/send-messages.ts'
import { enqueueTasks } from '#functions/platform/tasks.ts'
import type { Changer } from './audit-store.ts'
import { loadDirectory } from './directory.ts'
import { followPosition } from './follow-position.ts'

/** A task that gives the people who have a position its new name, or takes away one that is no more. */
export const RepositionTask = z.object({
  task: z.literal('reposition'),
  company: Id,
  position: Id,
  /** Who changed the position. */
  by: z.optional(Id),
  /** The name before, by which the directory knows those who have it. */
  name_before: z.string(),
  /** The last person looked at, in the order of ids; the task goes on after them. */
  after: z.optional(Id),
})
export type RepositionTask = z.infer<typeof RepositionTask>

export const asRepositionMessage = (task: Omit<RepositionTask, 'task'>): Message => ({
  id: JSON.stringify(task),
  body: { task: 'reposition', ...task } satisfies RepositionTask,
})

/** The people who are changed in one transaction. */
const atOnce = 25

/** Goes through the people of a position in the order of their ids; who has its name already is left alone. */
export async function reposition(task: RepositionTask, now: Changer['now']): Promise<void> {
  const began = performance.now()
  const { company, position, name_before } = task
  const by = task.by === undefined ? undefined : { actor: { company, user: task.by }, now }
  const directory = await loadDirectory(company)
  const ids = [...directory.values()]
    .filter(entry => entry.position !== null && plainName(entry.position) === plainName(name_before))
    .map(({ id }) => id)
    .filter(id => id > (task.after ?? ''))
    .sort()
  for (let first = 0; first < ids.length; first += atOnce) {
    if (first > 0 && performance.now() - began > messageTime)
      return enqueueTasks([asRepositionMessage({ ...task, after: ids[first - 1] })])
    await followPosition({ company, id: position }, ids.slice(first, first + atOnce), by, name_before)
  }
}
