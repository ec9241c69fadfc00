import * as contract from '#shared/people/contract/accept-invitation.ts'
import { isEntered } from '#shared/account/identity.ts'
import { withConfirmedEmail } from '#shared/account/rules.ts'
import { problem } from '#shared/contract/problem.ts'
import { newPasswordHash } from '#functions/account/new-password-hash.ts'
import { takeSeat } from '#functions/company/take-seat.ts'
import { openSession } from '#functions/account/session.ts'
import { countAttempt } from '#functions/account/throttle.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit } from '#functions/platform/table.ts'
import { joining } from './joining.ts'
import { receivedInvitation } from './received-invitation.ts'

/**
 * Activates account and membership and opens a session in one transaction. An account that somebody has entered joins by its owner's
 * consent after signing in, since whoever has entered it may not be who reads the mail.
 */
export const handler = serve(
  contract.acceptInvitation,
  async ({ body }, { now, perCall, language, address, browser, setCookie, isAbout }) => {
    const counting = countAttempt('link', { address }, { now, perCall })
    const receiving = receivedInvitation(body.token, now)
    // What is wrong with the link is told once the attempt is counted.
    receiving.catch(() => {})
    const { forgive } = await counting
    const received = await receiving
    const { invitation, account, company } = received
    isAbout(account.id)
    if (isEntered(account)) throw problem('conflict', 'refusals:invitationNeedsSignIn')

    const { first_name, last_name } = body
    const known = [account.email, first_name, last_name, company.name]
    const password = await newPasswordHash(body.password, { field: 'password', known })
    const owner = withConfirmedEmail({ ...account, password, first_name, last_name, language }, now)
    const [session, seat] = await Promise.all([
      openSession(owner, { company: invitation.company, remember: true, browser }, now),
      takeSeat(received.plan, now.today, 'refusals:seatsFullForYou'),
      forgive(),
    ])

    await commit(...session.writes, ...seat, ...joining(received, owner, body, now))
    session.cookies.forEach(setCookie)
    return { token: session.token }
  },
)
