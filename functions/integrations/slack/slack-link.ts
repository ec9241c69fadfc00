import { randomBytes } from 'node:crypto'
import { pageAt } from '#functions/notifications/addressed-email.ts'
import { isGenuine, linkToken, namesIn } from '#functions/platform/secrets.ts'
import { commit, get, put } from '#functions/platform/table.ts'
import { slackLinkLasts } from '#shared/integrations/slack/slack.ts'
import type { Language } from '#shared/words/language.ts'
import { slackUsers } from './slack-store.ts'

/** The page on which somebody says that they are a user of Slack; the newest link alone holds, once. */
export async function linkToSay(
  whose: { company: string; team: string; slack_user: string },
  language: Language,
  { seconds }: { seconds: number },
): Promise<string> {
  const nonce = randomBytes(16).toString('base64url')
  await commit(
    put(slackUsers, {
      ...whose,
      member: null,
      trusted: null,
      linked_at: null,
      nonce,
      expires_at: seconds + slackLinkLasts,
    }),
  )
  const token = await linkToken(`${whose.company}_${whose.team}_${whose.slack_user}`, nonce)
  return pageAt('user/slack', language, `?token=${token}`)
}

/** The user of Slack whom a link names; undefined where it is forged, over or used. */
export async function userIn(token: string, company: string, { seconds }: { seconds: number }) {
  const [ofCompany, team, slack_user] = namesIn(token)
  if (ofCompany !== company || !team || !slack_user) return undefined
  const known = await get(slackUsers, { company, team, slack_user })
  if (!known?.nonce || (known.expires_at ?? 0) <= seconds) return undefined
  return (await isGenuine(token, known.nonce)) ? known : undefined
}
