import { messageTime } from '#functions/platform/message-time.ts'
import { commit, erase, get, itemsIn } from '#functions/platform/table.ts'
import { enqueueTasks } from '#functions/platform/tasks.ts'
import { asEmptyGroupMessage } from './empty-group-task.ts'
import { userGroupPartition, userGroups } from './user-group-store.ts'

/** Erases the members of a group that is no more, a transaction at a time. */
export async function emptyGroup({ group }: { group: string }): Promise<void> {
  if (await get(userGroups, { id: group })) return
  const began = performance.now()
  for (;;) {
    const items = await itemsIn({ pk: userGroupPartition(group) })
    if (!items.length) return
    await commit(...items.map(erase))
    if (performance.now() - began > messageTime) return enqueueTasks([asEmptyGroupMessage(group)])
  }
}
