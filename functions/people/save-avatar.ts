import { isAvatar, pictureIn } from '#shared/account/avatar/picture.ts'
import { problem, refuse } from '#shared/contract/problem.ts'
import * as contract from '#shared/people/contract/avatar/save-avatar.ts'
import { avatarKey, avatarName, avatarPath, deleteAvatarFile, uploadKey } from '#functions/account/avatar-files.ts'
import { accounts } from '#functions/account/account-store.ts'
import { asUnusedAvatarsMessage } from '#functions/account/unused-avatars.ts'
import { storeMember } from '#functions/company/member-store.ts'
import { avatars } from '#functions/platform/avatars.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { enqueueTasks } from '#functions/platform/tasks.ts'
import { accountAndMembers } from './account-and-members.ts'

/** A browser may keep a picture for good, since another one has another address. */
const cacheControl = 'public, max-age=31536000, immutable'

/**
 * What was uploaded is checked by its bytes, since only its declared type and its size were signed, and stored anew under its true type. A file
 * that a failed or interrupted change leaves behind is deleted by the task that was queued before it.
 */
export const handler = serve(contract.saveAvatar, async ({ body: { upload } }, { actor, once }) => {
  const uploaded = uploadKey(actor.account, upload)
  const [bytes, { account, members }] = await Promise.all([
    avatars.get(uploaded),
    accountAndMembers(actor.account, 'unauthenticated'),
  ])
  if (!bytes) throw problem('notFound', 'refusals:uploadMissing')
  const picture = pictureIn(bytes)
  if (!picture || !isAvatar(picture)) {
    await avatars.delete(uploaded)
    throw refuse('upload', picture ? 'refusals:pictureTooWide' : 'refusals:noPicture')
  }

  const key = avatarKey(actor.account, avatarName(upload, bytes), picture.type)
  const avatar = avatarPath(key)
  const beforeAndAfter = [account.avatar, avatar].filter(path => path !== null)
  await enqueueTasks([asUnusedAvatarsMessage({ account: account.id, avatars: beforeAndAfter })])
  await avatars.put(key, bytes, { type: picture.type, cacheControl })
  const reply = { data: { avatar } }
  await commit(
    replace(accounts, { ...account, avatar }),
    ...members.flatMap(member => storeMember({ ...member, avatar })),
    ...once(reply),
  )
  if (account.avatar !== avatar) await deleteAvatarFile(account.avatar)
  await avatars.delete(uploaded)
  return reply
})
