import type { AccountErasure } from '#shared/account/account-erasure.ts'
import type { Account } from '#shared/account/model.ts'
import { aboutPerson } from '#shared/company/audit/audited-changes.ts'
import { problem, refuse } from '#shared/contract/problem.ts'
import { memberChanges } from '#shared/people/audit/person-changes.ts'
import { leavingMember } from '#shared/people/erased-person.ts'
import { accountErasures } from '#functions/account/account-erasure-store.ts'
import { accounts } from '#functions/account/account-store.ts'
import { companyMembershipsOf } from '#functions/account/company-membership-store.ts'
import { formerEmailsOf } from '#functions/account/email-change-store.ts'
import { endedOperator, operatorOf } from '#functions/account/ended-operator.ts'
import { withoutIdentities } from '#functions/account/identity/identity-store.ts'
import { sessions, sessionsOf } from '#functions/account/session-store.ts'
import { audited } from '#functions/company/audit-store.ts'
import { invitationsTo } from '#functions/people/invitation-store.ts'
import { changeMembership } from '#functions/people/membership.ts'
import { emailPartition } from '#functions/platform/keys.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { commit, Conflict, erase, get, insert, itemsIn, remove, type Write } from '#functions/platform/table.ts'
import { companiesToLeave, type CompanyToLeave } from './companies-to-leave.ts'

/** How many sessions end in the transaction that ends the account; more of them end before, since with the companies they may be too many. */
const sessionsTogether = 20

interface Ending {
  now: { seconds: number }
  /** The address that was typed, so that nobody erases an account by mistake. */
  typed: string
  /** The session in which its owner asks for it, which lasts until the account ends; none where an operator asks. */
  session?: string
}

const ownRefusals = {
  address: 'refusals:notOwnAddress',
  owner: 'refusals:erasureOfOwner',
  last_superadmin: 'refusals:erasureOfLastSuperadmin',
} as const
const refusalsToOperators = {
  address: 'refusals:notTheirAddress',
  owner: 'refusals:erasureOfAnOwner',
  last_superadmin: 'refusals:erasureOfALastSuperadmin',
} as const

interface Ended {
  account: Stored<Account>
  /** Whether it ran the service, or had run it. */
  wasOperator: boolean
  /** Ends the sessions that are too many for the transaction; to be awaited once nothing stands in the way. */
  endEarlier: () => Promise<void>
  writes: Write[]
}

/**
 * The transaction that ends an account, its sessions and its rights in every company, after which its address is free and a task erases the
 * rest. Whoever founds or joins a company changes the account or its session too, so that companies read again after these are all there are.
 * An account that runs the service ends by its owner alone, unless nobody else could change operators then.
 * @throws Problem where there is no such account or another address was typed, or `conflict` where a company or the service could not be left
 */
export async function endedAccount(id: string, { now, typed, session: kept }: Ending): Promise<Ended> {
  const [account, operator, open, memberships, received, former] = await Promise.all([
    get(accounts, { id }),
    operatorOf(id),
    sessionsOf(id),
    companyMembershipsOf(id),
    itemsIn({ pk: invitationsTo(id), index: 2 }),
    formerEmailsOf(id),
  ])
  const refusals = kept === undefined ? refusalsToOperators : ownRefusals
  if (!account) throw problem(kept === undefined ? 'notFound' : 'unauthenticated')
  if (typed !== account.email) throw refuse('email', refusals.address)
  if (operator?.is_active && kept === undefined) throw problem('conflict', 'refusals:accountOfOperator')
  // Who has come back to a former address has it twice.
  const addresses = new Set([account, ...former].map(one => one.email))
  const [leaving, again, ofEmails, withoutOperator] = await Promise.all([
    companiesToLeave(id, memberships),
    companyMembershipsOf(id),
    Promise.all([...addresses].map(address => itemsIn({ pk: emailPartition(address) }))),
    operator ? endedOperator(operator) : [],
  ])
  if (idsIn(memberships) !== idsIn(again)) throw new Conflict('a company was joined or left meanwhile')
  const held = leaving.find(({ obstacle }) => obstacle !== null)
  if (held?.obstacle) throw problem('conflict', refusals[held.obstacle], { company: held.company.name })

  const isMany = open.length > sessionsTogether
  const earlier = isMany ? open.filter(session => session.id !== kept) : []
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
  return {
    account,
    wasOperator: operator !== undefined,
    endEarlier: async () => void (isMany && (await commit(...earlier.map(session => remove(sessions, session))))),
    writes: [
      remove(accounts, account),
      ...open.filter(session => !earlier.includes(session)).map(session => remove(sessions, session)),
      ...ofEmails
        .flat()
        .filter(item => item.account === undefined || item.account === id)
        .map(erase),
      ...(await Promise.all(leaving.map(one => withoutRights(one, kept !== undefined, now)))).flat(),
      ...withoutIdentities(account.identities),
      ...withoutOperator,
      insert(accountErasures, erasure),
    ],
  }
}

const idsIn = (memberships: readonly { company: string }[]) => memberships.map(({ company }) => company).join()

/** Takes every right in a company away; deleted ones and those that have deactivated the person have none left to take. */
async function withoutRights(
  { company, person }: CompanyToLeave,
  isOwn: boolean,
  now: Ending['now'],
): Promise<Write[]> {
  const { member } = person
  if (company.is_deleted || member.status !== 'active') return []
  const after = leavingMember(member, now)
  return [
    ...(await changeMembership({ by: member, person }, after)),
    ...audited(
      isOwn
        ? { actor: { company: company.id, user: member.id }, now }
        : { actor: { company: company.id, user: null }, now },
      'person_deleted',
      aboutPerson(member),
      {
        changes: memberChanges(member, { ...after, status: 'deleted' }),
      },
    ),
  ]
}
