import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'

/** What keeps somebody from leaving a company: they own it, or nobody else is a superadmin of it. */
export const ErasureObstacle = z.enum(['owner', 'last_superadmin'])
export type ErasureObstacle = z.infer<typeof ErasureObstacle>

export const showAccountErasure = endpoint('GET /user/me/account', {
  summary: 'What would follow if one erased the own account: the companies that one leaves, and what keeps one from it',
  access: 'account',
  reply: z.object({
    data: z.object({
      email: z.string(),
      /** Whether nobody else could change the operators of the service, which keeps one from it too. */
      is_last_operator: z.boolean(),
      companies: z.array(
        z.object({
          name: z.string(),
          /** Requests that wait for a decision, which are cancelled. */
          waiting: z.int(),
          obstacle: z.nullable(ErasureObstacle),
        }),
      ),
    }),
  }),
})
