import type { Prepared } from './calls.ts'

/** How each endpoint of the back office is called; Ödön may do everything there. */
export const backOfficeCalls: Record<string, Prepared> = {
  'GET /admin/me': { as: 'odon' },
}
