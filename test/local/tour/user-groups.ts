import { addUserGroup } from '#shared/backoffice/contract/user-groups/add-user-group.ts'
import { addUserGroupMembers } from '#shared/backoffice/contract/user-groups/add-user-group-members.ts'
import { previewGroupMessage } from '#shared/backoffice/contract/user-groups/preview-group-message.ts'
import { sendGroupMessage } from '#shared/backoffice/contract/user-groups/send-group-message.ts'
import { permissions } from '#shared/contract/permission.ts'
import type { World } from '#test/support/world.ts'
import { eventually } from '../fixture/eventually.ts'

const subject = 'Mindenkinek szóló hír'

/** Writes to a user group, whose emails wait in a queue of their own. */
export async function writeToGroup(world: World) {
  const [{ client }, owner] = [await world.operator({ additions: permissions }), await world.founder('hu')]
  const { id } = (await client.asked(addUserGroup, { body: { name: 'Körlevél', description: '', rule: null } })).data
  const path = { id }
  await client.asked(addUserGroupMembers, { path, body: { of: 'company', ids: [owner.company] } })
  const message = { hu: { subject, message: 'Megújult a naptár.' }, en: { subject: '', message: '' }, with_email: true }
  const { version } = (await client.asked(previewGroupMessage, { path, body: message })).data
  await client.asked(sendGroupMessage, { path, body: { ...message, version } })
  await eventually(() => world.cloud.mails().some(mail => mail.to === owner.email && mail.subject === subject), 60_000)
}
