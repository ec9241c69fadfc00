import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { Campaign } from '../visits/campaign.ts'

export const countVisit = endpoint('POST /landing/visit', {
  summary:
    'Counts a page view of the public site, without a cookie or the address of whoever looks, and the advertisement that led there',
  access: 'anyone',
  body: z.object({ campaign: z.optional(Campaign) }),
})
