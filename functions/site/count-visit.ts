import { createHash, randomBytes } from 'node:crypto'
import { countAttempt } from '#functions/account/throttle.ts'
import { serve } from '#functions/platform/serve.ts'
import { add, commit, get, increase, insert, type Write } from '#functions/platform/table.ts'
import type { Now } from '#functions/platform/clock.ts'
import * as contract from '#shared/site/contract/count-visit.ts'
import { isProgram } from '#shared/site/visits/visitor-browser.ts'
import { mostViewsOfVisitor, visitorLasts, visitShards } from '#shared/site/visits/visits.ts'
import { visitOfCampaign } from './campaign-visit.ts'
import { visitCounts, visitors, visitSalts } from './visit-store.ts'

/** Counts a page view, and whether somebody is here for the first time today; of whoever looks, nothing is kept. */
export const handler = serve(
  contract.countVisit,
  async ({ body: { campaign } }, { now, address, browser, perCall }) => {
    const { userAgent } = browser
    if (isProgram(userAgent)) return
    const known = await get(visitSalts, { day: now.today })
    const salt = known?.salt ?? randomBytes(32).toString('hex')
    const digest = digestOf(salt, address, userAgent)
    const expires_at = now.seconds + visitorLasts
    const first = [insert(visitors, { digest, views: 1, expires_at }), counted(digest, now, true)]
    const led = campaign ? visitOfCampaign(campaign, userAgent, now) : []
    if (!known) {
      await commit(insert(visitSalts, { day: now.today, salt, expires_at }), ...first, ...led)
      return
    }
    const [seen] = await Promise.all([
      add(visitors, { digest }, { views: 1 }),
      countAttempt('visit', { whose: digestOf(salt, address) }, { now, perCall }),
    ])
    if (seen && seen.views > mostViewsOfVisitor) return
    await commit(...(seen ? [counted(digest, now, false)] : first), ...led)
  },
)

/** Whose digest it is can be told by nobody who lacks the salt of the day. */
const digestOf = (salt: string, ...parts: string[]) =>
  createHash('sha256')
    .update(JSON.stringify([salt, ...parts]))
    .digest('hex')
    .slice(0, 32)

/** A view more on the day, in one of its parts, and a visitor more where it is their first. */
const counted = (digest: string, { today }: Now, isFirst: boolean): Write =>
  increase(
    visitCounts,
    { month: today.slice(0, 7), day: today, shard: String(Number.parseInt(digest.slice(0, 4), 16) % visitShards) },
    { page_views: 1, ...(isFirst && { unique_visitors: 1 }) },
  )
