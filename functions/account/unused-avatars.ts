import * as z from 'zod/mini'
import { Id } from '#shared/contract/wire.ts'
import type { Message } from '#functions/platform/send-messages.ts'
import { get } from '#functions/platform/table.ts'
import { accounts } from './account-store.ts'
import { deleteAvatarFile } from './avatar-files.ts'

/** A task to delete those of an account's pictures that it does not use. */
export const UnusedAvatarsTask = z.object({
  task: z.literal('unused-avatars'),
  account: Id,
  /** The paths of the pictures before and after a change. */
  avatars: z.array(z.string()),
})
export type UnusedAvatarsTask = z.infer<typeof UnusedAvatarsTask>

/** Seconds, longer than a function may run: by then the change has been committed, or never will be. */
const afterTheChange = 45

/** The task as a message, queued before a change, so that one that fails or is interrupted leaves no picture that anybody could load. */
export const asUnusedAvatarsMessage = (task: Omit<UnusedAvatarsTask, 'task'>): Message => ({
  id: JSON.stringify(task),
  body: { task: 'unused-avatars', ...task } satisfies UnusedAvatarsTask,
  after: afterTheChange,
})

export async function deleteUnusedAvatars({ account: id, avatars }: UnusedAvatarsTask): Promise<void> {
  const account = await get(accounts, { id })
  await Promise.all(avatars.filter(path => path !== account?.avatar).map(deleteAvatarFile))
}
