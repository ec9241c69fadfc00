import type { AccountErasure } from '#shared/account/account-erasure.ts'
import { aboutPerson } from '#shared/company/audit/audited-changes.ts'
import { problem, refuse } from '#shared/contract/problem.ts'
import * as contract from '#shared/leave/contract/erase-account.ts'
import { memberChanges } from '#shared/people/audit/person-changes.ts'
import { leavingMember } from '#shared/people/erased-person.ts'
import { accountErasures } from '#functions/account/account-erasure-store.ts'
import { accounts } from '#functions/account/account-store.ts'
import { companyMembershipsOf } from '#functions/account/company-membership-store.ts'
import { formerEmailsOf } from '#functions/account/email-change-store.ts'
import { withoutIdentities } from '#functions/account/identity/identity-store.ts'
import { expiredCookie } from '#functions/account/login-cookie.ts'
import { sessions, sessionsOf } from '#functions/account/session-store.ts'
import { audited } from '#functions/company/audit-store.ts'
import { invitationsTo } from '#functions/people/invitation-store.ts'
import { changeMembership } from '#functions/people/membership.ts'
import { emailPartition } from '#functions/platform/keys.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, Conflict, erase, get, insert, itemsIn, remove, type Write } from '#functions/platform/table.ts'
import { companiesToLeave, type CompanyToLeave } from './own-data/companies-to-leave.ts'

const refusals = { owner: 'refusals:erasureOfOwner', last_superadmin: 'refusals:erasureOfLastSuperadmin' } as const

/** How many sessions end in the transaction that ends the account; more of them end before, since with the companies they may be too many. */
const sessionsTogether = 20

/**
 * Ends the account, its sessions and its rights in every company in one transaction, after which its address is free and a task erases the
 * rest. Whoever founds or joins a company changes the account or its session too, so that companies read again after these are all there are.
 */
export const handler = serve(contract.eraseAccount, async ({ body }, { actor, now, once, setCookie }) => {
  const { account: id } = actor
  const [account, open, memberships, received, former] = await Promise.all([
    get(accounts, { id }),
    sessionsOf(id),
    companyMembershipsOf(id),
    itemsIn({ pk: invitationsTo(id), index: 2 }),
    formerEmailsOf(id),
  ])
  if (!account) throw problem('unauthenticated')
  if (body.email !== account.email) throw refuse('email', 'refusals:notOwnAddress')
  // Who has come back to a former address has it twice.
  const addresses = new Set([account, ...former].map(one => one.email))
  const [leaving, again, ofEmails] = await Promise.all([
    companiesToLeave(id, memberships),
    companyMembershipsOf(id),
    Promise.all([...addresses].map(address => itemsIn({ pk: emailPartition(address) }))),
  ])
  if (idsIn(memberships) !== idsIn(again)) throw new Conflict('a company was joined or left meanwhile')
  const held = leaving.find(({ obstacle }) => obstacle !== null)
  if (held?.obstacle) throw problem('conflict', refusals[held.obstacle], { company: held.company.name })

  const others = open.filter(session => session.id !== actor.session)
  if (open.length > sessionsTogether) await commit(...others.map(session => remove(sessions, session)))
  const ending = open.length > sessionsTogether ? open.filter(session => !others.includes(session)) : open
  const known = [...memberships, ...received].map(({ company }) => String(company))
  const { email, language, email_confirmed_at } = account
  const erasure: AccountErasure = {
    account: id,
    email,
    language,
    is_confirmed: email_confirmed_at !== null,
    asked_at: now.seconds,
    companies: [...new Set(known)],
  }
  await commit(
    remove(accounts, account),
    ...ending.map(session => remove(sessions, session)),
    ...ofEmails
      .flat()
      .filter(item => item.account === undefined || item.account === id)
      .map(erase),
    ...(await Promise.all(leaving.map(one => withoutRights(one, now)))).flat(),
    ...withoutIdentities(account.identities),
    insert(accountErasures, erasure),
    ...once({}),
  )
  setCookie(expiredCookie)
})

const idsIn = (memberships: readonly { company: string }[]) => memberships.map(({ company }) => company).join()

/** Takes every right in a company away; deleted ones and those that have deactivated the person have none left to take. */
async function withoutRights({ company, person }: CompanyToLeave, now: { seconds: number }): Promise<Write[]> {
  const { member } = person
  if (company.is_deleted || member.status !== 'active') return []
  const after = leavingMember(member, now)
  return [
    ...(await changeMembership({ by: member, person }, after)),
    ...audited({ actor: { company: company.id, user: member.id }, now }, 'person_deleted', aboutPerson(member), {
      changes: memberChanges(member, { ...after, status: 'deleted' }),
    }),
  ]
}
