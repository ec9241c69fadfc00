import * as contract from '#shared/people/contract/avatar/upload-avatar.ts'
import { deleteUploads, uploadKey } from '#functions/account/avatar-files.ts'
import { countAttempt } from '#functions/account/throttle.ts'
import { avatars } from '#functions/platform/avatars.ts'
import { newSecretId } from '#functions/platform/clock.ts'
import { serve } from '#functions/platform/serve.ts'

/** For how many seconds an address is valid. */
const validFor = 300

export const handler = serve(contract.uploadAvatar, async ({ body }, { actor, now, perCall }) => {
  await countAttempt('avatarUpload', { whose: actor.account }, { now, perCall })
  // What was uploaded before and never saved is not kept.
  await deleteUploads(actor.account)
  const upload = newSecretId()
  const address = await avatars.uploadAddress(uploadKey(actor.account, upload), { ...body, seconds: validFor })
  return { data: { upload, address } }
})
