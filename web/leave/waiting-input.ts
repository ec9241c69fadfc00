import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import { isAskedToDecide } from '#web/api/use-me.ts'

/** The input with which every page lists the requests that wait for the reader: all of them, in one cache entry. */
export const waitingInput = { query: { limit: '-1' } }

/** The same for those alone for whom requests may wait: for whoever decides for nobody nothing is asked. */
export const waitingFor = (me: CurrentUser | undefined) => (isAskedToDecide(me) ? waitingInput : null)
