import { accounts } from '#functions/account/account-store.ts'
import { trustedIn } from '#functions/account/trusted-in.ts'
import { companies } from '#functions/company/company-store.ts'
import { members } from '#functions/company/member-store.ts'
import { actorWithoutSession, mayDecideByLink } from '#functions/notifications/decision-link.ts'
import type { Actor } from '#functions/platform/authorise.ts'
import { getBatch, lookup } from '#functions/platform/table.ts'
import type { Member } from '#shared/company/model.ts'
import type { SlackConnection } from '#shared/integrations/slack/slack.ts'
import { slackUsers } from './slack-store.ts'

/** Who a user of Slack is in the company, with the rights of this moment, and why they are nobody where they are not. */
export type SlackPerson =
  | { kind: 'known'; actor: Actor; member: Member }
  | { kind: 'unknown' | 'gone' | 'second_factor' }

/** Nobody signs in for what is asked in a chat, so that it is open to whom links of emails are open to. */
export async function personIn(
  { company: id, team }: Pick<SlackConnection, 'company' | 'team'>,
  slack_user: string,
): Promise<SlackPerson> {
  const [user, company] = await getBatch(
    lookup(slackUsers, { company: id, team, slack_user }),
    lookup(companies, { id }),
  )
  if (!company || company.is_deleted) return { kind: 'gone' }
  if (!user?.member) return { kind: 'unknown' }
  const [member, owner] = await getBatch(
    lookup(members, { company: id, id: user.member }),
    lookup(accounts, { id: user.member }),
  )
  // An account that operators have deactivated does nothing anywhere, as whoever left the company does nothing there.
  if (member?.status !== 'active' || !owner || owner.deactivated_at !== null) return { kind: 'unknown' }
  if (user.trusted !== trustedIn(owner)) return { kind: 'unknown' }
  if (!mayDecideByLink(member, company)) return { kind: 'second_factor' }
  return { kind: 'known', actor: actorWithoutSession(member, company), member }
}
