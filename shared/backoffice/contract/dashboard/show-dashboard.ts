import * as z from 'zod/mini'
import { Day } from '../../../calendar/day.ts'
import { endpoint } from '../../../contract/endpoint.ts'
import { CompanyRow } from '../companies/company-row.ts'

/** How many trials are listed that end next. */
export const trialsOfPage = 25

/** The most trials beyond those that are counted. */
export const mostMoreTrials = 975

export const showDashboard = endpoint('GET /admin/dashboard', {
  summary:
    'Companies, active members, requests and failed emails of the last 30 days, and the companies whose trial ends next',
  access: 'operator:dashboard.read',
  reply: z.object({
    data: z.object({
      days: z.array(
        z.object({
          date: Day,
          /** Null where it was not counted yet. */
          companies: z.nullable(z.int()),
          members: z.nullable(z.int()),
          requests: z.int(),
          mail_failures: z.int(),
        }),
      ),
      trials: z.array(CompanyRow),
      /** How many more trials end in the same days. */
      more: z.int(),
    }),
  }),
})
