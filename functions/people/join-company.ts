import * as contract from '#shared/people/contract/join-company.ts'
import { withConfirmedEmail } from '#shared/account/rules.ts'
import { problem } from '#shared/contract/problem.ts'
import { accessToken } from '#functions/account/access-token.ts'
import { accounts } from '#functions/account/account-store.ts'
import { sessions } from '#functions/account/session-store.ts'
import { takeSeat } from '#functions/company/take-seat.ts'
import { countAttempt } from '#functions/account/throttle.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { serveReadingAhead } from '#functions/platform/serve.ts'
import { commit, get, replace } from '#functions/platform/table.ts'
import { joining } from './joining.ts'
import { receivedInvitation } from './received-invitation.ts'

/**
 * The link proves the mailbox, the session the account: only both together join. The link is followed beside the credentials, so that a
 * seat can be looked for a round trip earlier; what is wrong with it is told once the attempt is counted.
 */
export const handler = serveReadingAhead(
  contract.joinCompany,
  async ({ body: { token } }) => receivedInvitation(token, nowAt(new Date())),
  async ({ body }, { actor, now, perCall, address }, found) => {
    const following = found()
    following.catch(() => {})
    const [{ forgive }, session] = await Promise.all([
      countAttempt('link', { address }, { now, perCall }),
      get(sessions, { account: actor.account, id: actor.session }),
    ])
    const received = await following
    const { invitation, account } = received
    if (account.id !== actor.account)
      throw problem('forbidden', 'refusals:invitationOfOther', { email: invitation.email })
    if (!session) throw problem('unauthenticated')

    const { first_name, last_name } = account.first_name ? account : body
    const owner = withConfirmedEmail({ ...account, first_name, last_name }, now)
    const switched = { ...session, company: invitation.company }
    const seat = await takeSeat(received.plan, now.today, 'refusals:seatsFullForYou')
    const writes = [
      ...seat,
      replace(accounts, owner),
      replace(sessions, switched),
      ...joining(received, owner, body, now),
    ]
    await Promise.all([commit(...writes), forgive()])
    return { token: await accessToken(switched, now) }
  },
)
