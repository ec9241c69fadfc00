import * as z from 'zod/mini'
import { accounts } from '#functions/account/account-store.ts'
import { companyMembershipsOf } from '#functions/account/company-membership-store.ts'
import { members } from '#functions/company/member-store.ts'
import { changeOf, type Change } from '#functions/platform/consume.ts'
import { viewOf } from '#functions/platform/kind.ts'
import { clear, commit } from '#functions/platform/table.ts'
import { calendarFeeds, calendarFeedUses, feedsOf } from './feed-store.ts'

const owner = viewOf(members, z.object({ company: z.string(), id: z.string(), status: z.string() }))
const owningAccount = viewOf(accounts, z.object({ id: z.string(), deactivated_at: z.nullable(z.int()) }))

/**
 * Revokes the feeds of whoever is deactivated or leaves, and of an account that operators deactivate: from that moment they are answered
 * 404, and nobody who comes back opens again what others may have the address of.
 */
export async function endFeedsOnChange(change: Change): Promise<void> {
  const member = changeOf(owner, change)
  if (member?.before?.status === 'active' && member.after && member.after.status !== 'active')
    await endFeeds({ company: member.after.company, member: member.after.id })
  const account = changeOf(owningAccount, change)
  if (account?.before?.deactivated_at === null && account.after && account.after.deactivated_at !== null)
    for (const { company } of await companyMembershipsOf(account.after.id))
      await endFeeds({ company, member: account.after.id })
}

async function endFeeds(whose: { company: string; member: string }) {
  const feeds = await feedsOf(whose)
  if (!feeds.length) return
  await commit(...feeds.flatMap(({ feed }) => [clear(calendarFeeds, feed), clear(calendarFeedUses, feed)]))
}
