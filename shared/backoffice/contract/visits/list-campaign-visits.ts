import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { Id } from '../../../contract/wire.ts'
import { Campaign } from '../../../site/visits/campaign.ts'

export const CampaignVisitView = z.extend(Campaign, {
  id: z.string(),
  created_at: z.int(),
  user_agent: z.string(),
  is_mobile: z.boolean(),
})
export type CampaignVisitView = z.infer<typeof CampaignVisitView>

/** The cursor is the `next` of an earlier page; a page that is filtered may be empty while there are more. */
export const listCampaignVisits = endpoint('GET /admin/campaign/visit', {
  summary: 'The visits that advertisements have led to, with what they said of themselves, the newest first',
  access: 'operator:campaigns.read',
  query: z.object({
    cursor: z.optional(Id),
    /** What is searched for in the utm fields and the page before. */
    q: z.optional(z.string().check(z.trim(), z.maxLength(100, { error: 'problems:tooLong' }))),
    device: z.optional(z.enum(['mobile', 'desktop'], { error: 'problems:invalidValue' })),
  }),
  reply: z.object({ data: z.array(CampaignVisitView), next: z.nullable(z.string()) }),
})
