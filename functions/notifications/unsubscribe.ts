import { accounts } from '#functions/account/account-store.ts'
import { members } from '#functions/company/member-store.ts'
import { countAttempt } from '#functions/account/throttle.ts'
import { unstored } from '#functions/platform/kind.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get, getBatch, lookup, replace, type Write } from '#functions/platform/table.ts'
import { problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/notifications/contract/unsubscribe.ts'
import { nothingChosen, withChange } from '#shared/notifications/wanted.ts'
import { notificationPreferences } from './preference-store.ts'
import { subscriptionIn, type Subscription } from './unsubscribe-link.ts'

/** A link holds as long as its email may lie in a mailbox, and does the same however often it is followed. */
export const handler = serve(contract.unsubscribe, async ({ query: { token } }, context) => {
  const [{ forgive }, subscription] = await Promise.all([
    countAttempt('link', { address: context.address }, context),
    subscriptionIn(token),
  ])
  const off = subscription && (await switchedOff(subscription))
  if (!off) throw problem('notFound', 'problems:invalidToken')
  context.isAbout(off.whose)
  await Promise.all([commit(off.write), forgive()])
})

/** Whose emails end, and the write that ends them; undefined where nobody is there to get any. */
async function switchedOff(subscription: Subscription): Promise<{ whose: string; write: Write } | undefined> {
  if ('account' in subscription) {
    const account = await get(accounts, { id: subscription.account })
    return account && { whose: account.id, write: replace(accounts, { ...account, refuses_service_emails: true }) }
  }
  const { company, member, topic } = subscription
  const whose = { company, member }
  const [person, known] = await getBatch(
    lookup(members, { company, id: member }),
    lookup(notificationPreferences, whose),
  )
  if (!person || person.status === 'deleted') return undefined
  const own = withChange(known ?? unstored({ ...whose, ...nothingChosen }), { choices: { [topic]: { email: false } } })
  return { whose: member, write: replace(notificationPreferences, own) }
}
