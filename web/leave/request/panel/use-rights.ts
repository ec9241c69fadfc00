import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import type { OutlinedRequest } from '../../known-request.ts'
import { may, type RequestAction } from '../../request-actions.ts'

/** What the reader may do with a request that they see. */
export function useRights(me: CurrentUser | undefined, request: OutlinedRequest | undefined) {
  const { today } = useDates()
  // Until it is known whether only administrators may cancel it, nobody is offered to.
  const known = request && { ...request, deletable: request.deletable ?? 0 }
  return { can: (name: RequestAction['name']) => Boolean(me && known && may(name, me, known, today)) }
}
