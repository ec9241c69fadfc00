import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { Person } from '../../view/request-view.ts'
import { FeedView } from './feed-view.ts'

/** So many feeds are on a page. */
export const feedsTogether = 50

/** A feed as an administrator sees it: also whose it is, and never its address. */
export const CompanyFeedView = z.extend(FeedView, { user: Person })
export type CompanyFeedView = z.infer<typeof CompanyFeedView>

export const listCompanyFeeds = endpoint('GET /company/calendar-feed', {
  summary: 'The calendar feeds of everybody in the company, by person, with when each was fetched last',
  access: 'admin',
  query: z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) }),
  reply: z.object({ data: z.array(CompanyFeedView), next: z.nullable(z.string()) }),
})
