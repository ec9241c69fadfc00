import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import { isAskedToDecide } from '#web/api/use-me.ts'

/** The input with which every page lists the requests that wait for the reader: all of them, in one cache entry. */
export const waitingInput = { query: { limit: '-1' } }

/** The input of those for whom requests may wait; null for whoever decides for nobody, so that nothing is asked. */
export const waitingFor = (me: CurrentUser | undefined) => (isAskedToDecide(me) ? waitingInput : null)
