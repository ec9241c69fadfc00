import * as contract from '#shared/people/contract/accept-invitation.ts'
import { occasionsOf } from '#shared/people/occasions.ts'
import { accounts } from '#functions/account/account-store.ts'
import { companyMemberships } from '#functions/account/company-membership-store.ts'
import { secondFactorsOf } from '#functions/account/second-factor-store.ts'
import { openSession } from '#functions/account/session.ts'
import { countAttempt } from '#functions/account/throttle.ts'
import { countSeat } from '#functions/company/company-store.ts'
import { members } from '#functions/company/member-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { check, clear, commit, put, replace } from '#functions/platform/table.ts'
import { inviteePasswordHash } from './invitee-password.ts'
import { invitations, openInvitations } from './invitation-store.ts'
import { changeOccasions } from './occasion-store.ts'
import { receivedInvitation } from './received-invitation.ts'
import { terms, termsOf } from './terms-store.ts'

/**
 * Activates account and membership and opens a session in one transaction. Who has a second factor is taken in without a session,
 * and signs in by both steps.
 */
export const handler = serve(
  contract.acceptInvitation,
  async ({ body }, { now, language, address, browser, setCookie }) => {
    const { forgive } = await countAttempt('link', { address }, now)
    const { invitation, account, company, member } = await receivedInvitation(body.token, now)
    await forgive()
    const employment = await termsOf(invitation)
    const { first_name, last_name } = body
    const known = [account.email, first_name, last_name, company.name]
    const password = await inviteePasswordHash(account, body.password, { email: account.email, address, known }, now)

    const isNew = account.password === null
    const owner = { ...account, password, ...(isNew && { first_name, last_name, language }) }
    const joined = {
      ...member,
      first_name,
      last_name,
      status: 'active' as const,
      language: owner.language,
      avatar: owner.avatar,
    }
    const companyMembership = { account: account.id, company: invitation.company, selected_at: now.seconds }
    const { is_on: takesSecondStep } = await secondFactorsOf(account.id)
    const opening = { company: invitation.company, remember: true, browser }
    const session = takesSecondStep ? undefined : await openSession(owner, opening, now)

    await commit(
      ...(session?.writes ?? [replace(accounts, owner)]),
      replace(members, joined),
      check(terms, employment),
      ...changeOccasions([], occasionsOf(joined, employment)),
      put(companyMemberships, companyMembership),
      countSeat(joined, 1),
      replace(invitations, { ...invitation, state: 'accepted' }),
      clear(openInvitations, invitation),
    )
    session?.cookies.forEach(setCookie)
    return { token: session?.token }
  },
)
