import { accounts } from '#functions/account/account-store.ts'
import { trustedIn } from '#functions/account/trusted-in.ts'
import { companies } from '#functions/company/company-store.ts'
import { members } from '#functions/company/member-store.ts'
import { readRequest } from '#functions/leave/visible-leave.ts'
import type { Actor } from '#functions/platform/authorise.ts'
import { isGenuine, linkToken, namesIn } from '#functions/platform/secrets.ts'
import { get, getBatch, lookup } from '#functions/platform/table.ts'
import type { Company, Member } from '#shared/company/model.ts'
import { problem } from '#shared/contract/problem.ts'
import { isAdmin } from '#shared/contract/role.ts'
import type { Language } from '#shared/words/language.ts'
import { pageAt } from './addressed-email.ts'

/** What a link to decide on a request names; it holds until the request is decided, for a week at most. */
interface DecisionLink {
  company: string
  request: string
  /** Who decides by it, and is not signed in. */
  decider: string
  /** Unix seconds. */
  expires_at: number
  /** Tells the decider's password and address of then from later ones, so that no link outlives a mailbox that was left. */
  trusted: string
}

/** Seconds. */
const decisionLinkLasts = 7 * 24 * 3600

/** Tells a signature of these links from those of others. */
const purpose = 'decide on a request'

/** The addresses of the pages on which somebody decides on a request without signing in; undefined where there is no such account. */
export async function decisionLinks(
  { company, request, decider, at }: Pick<DecisionLink, 'company' | 'request' | 'decider'> & { at: number },
  language: Language,
): Promise<{ approve: string; deny: string } | undefined> {
  const owner = await get(accounts, { id: decider })
  if (!owner || owner.deactivated_at !== null) return undefined
  const record = [company, request, decider, (at + decisionLinkLasts).toString(36), trustedIn(owner)].join('_')
  const token = await linkToken(record, purpose)
  const page = (decision: string) => pageAt('decide', language, `?token=${token}&decision=${decision}`)
  return { approve: page('approved'), deny: page('denied') }
}

/**
 * Whether somebody may decide by a link that only their mailbox keeps: not an administrator of a company that demands a second factor
 * of them.
 */
export const mayDecideByLink = (
  member: Pick<Member, 'role'>,
  { admins_need_second_factor }: Pick<Company, 'admins_need_second_factor'>,
) => !(admins_need_second_factor && isAdmin(member))

/** Somebody who acts in a company without having signed in, with the rights of this moment. */
export const actorWithoutSession = (
  { id, role, first_name, last_name, group }: Member,
  { id: company, name, shows_types, is_read_only, has_integrations }: Company,
): Actor => ({
  account: id,
  session: '',
  selected: company,
  user: id,
  company,
  companyName: name,
  showsTypes: shows_types,
  isReadOnly: is_read_only,
  hasIntegrations: has_integrations,
  role,
  name: { first_name, last_name },
  group,
})

/** What a token names; undefined where it is forged or over, which is told before anything is read for it. */
async function verifiedIn(token: string, now: { seconds: number }): Promise<DecisionLink | undefined> {
  const [company, request, decider, expires, trusted] = namesIn(token)
  if (!company || !request || !decider || !expires || !trusted) return undefined
  const expires_at = Number.parseInt(expires, 36)
  const isValid = expires_at > now.seconds && (await isGenuine(token, purpose))
  return isValid ? { company, request, decider, expires_at, trusted } : undefined
}

/**
 * Who decides by the token of a link, with the rights of this moment, and the request that it names, read in the same moment.
 * @throws Problem `notFound` for a token that is forged or over, and where its owner may no longer decide by it
 */
export async function openDecisionLink(token: string, now: { seconds: number }) {
  const over = problem('notFound', 'problems:invalidToken')
  const link = await verifiedIn(token, now)
  if (!link) throw over
  const { company, decider } = link
  const reading = readRequest(company, link.request)
  // What is wrong with the link is told before.
  reading.catch(() => {})
  const [found, member, owner] = await getBatch(
    lookup(companies, { id: company }),
    lookup(members, { company, id: decider }),
    lookup(accounts, { id: decider }),
  )
  if (!found || found.is_deleted || member?.status !== 'active' || !mayDecideByLink(member, found)) throw over
  if (!owner || owner.deactivated_at !== null || trustedIn(owner) !== link.trusted) throw over
  return { actor: actorWithoutSession(member, found), decided: await reading }
}
