import { companies } from '#functions/company/company-store.ts'
import { members } from '#functions/company/member-store.ts'
import { readRequest } from '#functions/leave/visible-leave.ts'
import type { Actor } from '#functions/platform/authorise.ts'
import { isGenuine, linkToken, namesIn } from '#functions/platform/secrets.ts'
import { getBatch, lookup } from '#functions/platform/table.ts'
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
}

/** Seconds. */
const decisionLinkLasts = 7 * 24 * 3600

/** Tells a signature of these links from those of others. */
const purpose = 'decide on a request'

/** The addresses of the pages on which somebody decides on a request without signing in. */
export async function decisionLinks(
  { company, request, decider, at }: Omit<DecisionLink, 'expires_at'> & { at: number },
  language: Language,
): Promise<{ approve: string; deny: string }> {
  const record = [company, request, decider, (at + decisionLinkLasts).toString(36)].join('_')
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

/** What a token says that it is for, which is not verified by this. */
function claimedIn(token: string): DecisionLink | undefined {
  const [company, request, decider, expires] = namesIn(token)
  return company && request && decider && expires
    ? { company, request, decider, expires_at: Number.parseInt(expires, 36) }
    : undefined
}

/** Reads the request that a token names, in the same moment in which the token is verified. */
export async function readDecided(token: string) {
  const link = claimedIn(token)
  if (!link) throw problem('notFound', 'problems:invalidToken')
  return readRequest(link.company, link.request)
}

/**
 * Who decides by the token of a link, with the rights of this moment.
 * @throws Problem `notFound` for a token that is forged or over, and where its owner may no longer decide by it
 */
export async function openDecisionLink(token: string, now: { seconds: number }): Promise<Actor> {
  const over = problem('notFound', 'problems:invalidToken')
  const link = claimedIn(token)
  if (!link || link.expires_at <= now.seconds || !(await isGenuine(token, purpose))) throw over
  const { company, decider } = link
  const [found, member] = await getBatch(lookup(companies, { id: company }), lookup(members, { company, id: decider }))
  if (!found || found.is_deleted || member?.status !== 'active' || !mayDecideByLink(member, found)) throw over
  const { role, first_name, last_name, group } = member
  const actor: Actor = {
    account: decider,
    session: '',
    selected: company,
    user: decider,
    company,
    companyName: found.name,
    showsTypes: found.shows_types,
    role,
    name: { first_name, last_name },
    group,
  }
  return actor
}
