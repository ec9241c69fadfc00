import type { KeyboardEvent } from 'react'
import { leave } from '#shared/leave/contract.ts'
import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import { useApi } from '#web/api/use-api.ts'
import { isWhole, type OutlinedRequest } from '../../known-request.ts'
import { useOpenRequest } from '../../open-request.tsx'
import { waitingFor } from '../../waiting-input.ts'
import { useApprove } from './use-approve.ts'
import { useRights } from './use-rights.ts'

interface PanelKeys {
  me: CurrentUser | undefined
  request: OutlinedRequest | undefined
  onClose: () => void
}

/** Keys while the focus is in the panel: ↑ ↓ walk through the requests that wait for the reader, J approves, E denies, as in the inbox. */
export function usePanelKeys({ me, request, onClose }: PanelKeys) {
  const open = useOpenRequest()
  const approve = useApprove(onClose)
  const { can } = useRights(me, request)
  const waiting = useApi(leave.listWaiting, waitingFor(me)).data?.data ?? []

  function walk(step: -1 | 1) {
    const place = waiting.findIndex(({ id }) => id === request?.id)
    const next = waiting[place < 0 ? 0 : place + step]
    if (next) open({ mode: 'details', request: next })
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return
    if (!waiting.length || event.target.closest('input, textarea, select')) return
    const whole = request && isWhole(request) ? request : undefined
    const acts: Record<string, (() => void) | false | undefined> = {
      arrowup: () => walk(-1),
      arrowdown: () => walk(1),
      j: whole && can('approve') && (() => approve(whole)),
      e: whole && can('deny') && (() => open({ mode: 'deny', request: whole })),
    }
    const act = acts[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    // A key that is held walks on, and decides once.
    if (event.repeat && !event.key.startsWith('Arrow')) return
    act()
  }
}
