import { accountByEmail } from '#functions/account/account-store.ts'
import { companyMembershipsOf } from '#functions/account/company-membership-store.ts'
import { undeliverableAddresses, type UndeliverableAddress } from '#functions/account/undeliverable-store.ts'
import { adminsOf, members } from '#functions/company/member-store.ts'
import { invitations } from '#functions/people/invitation-store.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { consume } from '#functions/platform/consume.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { commit, get, insert } from '#functions/platform/table.ts'
import type { Member } from '#shared/company/model.ts'
import { notificationTypes } from '#shared/notifications/model.ts'
import { announce } from './announce.ts'
import { markAccepted } from './delivery.ts'
import { acceptedIn, unreachedIn, type Unreached } from './mail-feedback.ts'

/** Seconds after which an address that still refuses is told of again: 30 days. */
const markLasts = 30 * 24 * 3600

/**
 * Marks emails that SES has accepted, and addresses that emails do not reach, of which it notifies the administrators of the companies
 * of their owners.
 */
export const handler = consume(async body => {
  const accepted = acceptedIn(body)
  if (accepted) await markAccepted(accepted)
  for (const unreached of unreachedIn(body)) {
    const { at } = await mark(unreached)
    for (const person of await ownersOf(unreached)) await notifyAdmins(person, at)
  }
})

/** The mark of an address; one that is there already stays, so that a repeated message notifies nobody twice. */
const mark = ({ email, why }: Unreached): Promise<UndeliverableAddress> =>
  retryOnConflict(async () => {
    const known = await get(undeliverableAddresses, { email })
    if (known) return known
    const { seconds } = nowAt(new Date())
    const fresh: UndeliverableAddress = { email, why, at: seconds, expires_at: seconds + markLasts }
    await commit(insert(undeliverableAddresses, fresh))
    return fresh
  })

/** Whom the address belongs to: of an invitation the invited member, else each membership of its account. */
async function ownersOf({ email, event }: Unreached): Promise<Member[]> {
  const [, id] = /^invitation-(.+)$/.exec(event) ?? []
  const invitation = id ? await get(invitations, { id }) : undefined
  const account = invitation ? undefined : await accountByEmail(email)
  const memberships = account ? await companyMembershipsOf(account.id) : []
  const owned = invitation
    ? [{ company: invitation.company, id: invitation.member }]
    : memberships.map(({ company, account: member }) => ({ company, id: member }))
  const found = await Promise.all(owned.map(whose => get(members, whose)))
  return found.filter(member => member !== undefined)
}

async function notifyAdmins({ company, id, email, first_name, last_name }: Member, at: number) {
  const name = first_name || last_name ? { first_name, last_name } : { first_name: email, last_name: '' }
  const told = (await adminsOf(company)).filter(admin => admin.id !== id && admin.status === 'active')
  const news = {
    id: `${at}-${id}-${notificationTypes.undeliverable}`,
    type: notificationTypes.undeliverable,
    created_at: at,
    person: { user_id: id, name },
  }
  await announce(told.map(recipient => ({ recipient, news })))
}
