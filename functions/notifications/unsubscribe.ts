import { members } from '#functions/company/member-store.ts'
import { countAttempt } from '#functions/account/throttle.ts'
import { unstored } from '#functions/platform/kind.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, getBatch, lookup, replace } from '#functions/platform/table.ts'
import { problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/notifications/contract/unsubscribe.ts'
import { nothingChosen, withChange } from '#shared/notifications/wanted.ts'
import { notificationPreferences } from './preference-store.ts'
import { subscriptionIn } from './unsubscribe-link.ts'

/** A link holds as long as its email may lie in a mailbox, and does the same however often it is followed. */
export const handler = serve(contract.unsubscribe, async ({ query: { token } }, context) => {
  const [{ forgive }, subscription] = await Promise.all([
    countAttempt('link', { address: context.address }, context),
    subscriptionIn(token),
  ])
  if (!subscription) throw problem('notFound', 'problems:invalidToken')
  const { company, member, topic } = subscription
  const whose = { company, member }
  const [person, known] = await getBatch(
    lookup(members, { company, id: member }),
    lookup(notificationPreferences, whose),
  )
  if (!person || person.status === 'deleted') throw problem('notFound', 'problems:invalidToken')
  context.isAbout(member)
  const own = withChange(known ?? unstored({ ...whose, ...nothingChosen }), { choices: { [topic]: { email: false } } })
  await Promise.all([commit(replace(notificationPreferences, own)), forgive()])
})
