import { leave } from '#shared/leave/contract.ts'
import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import { useApi } from '#web/api/use-api.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import type { OutlinedRequest } from '../../known-request.ts'
import { may, type RequestAction } from '../../request-actions.ts'
import { waitingFor } from '../../waiting-input.ts'

/** What the reader may do with a request; an approver wherever it waits for them, which includes stand-ins of one who is away. */
export function useRights(me: CurrentUser | undefined, request: OutlinedRequest | undefined) {
  const { today } = useDates()
  const waiting = useApi(leave.listWaiting, waitingFor(me)).data?.data
  const isWaiting = waiting?.some(({ id }) => id === request?.id)
  const viewer = me && isWaiting ? { ...me, is_approver: true } : me
  // Until it is known whether only administrators may cancel it, nobody is offered to.
  const known = request && { ...request, deletable: request.deletable ?? 0 }
  return { can: (name: RequestAction['name']) => Boolean(viewer && known && may(name, viewer, known, today)) }
}
