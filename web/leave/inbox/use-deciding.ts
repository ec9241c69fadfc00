import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { leave } from '#shared/leave/contract.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { changeSeveral } from '#web/api/change-several.ts'
import { showOptimistic } from '#web/api/optimistic.ts'
import { retryKeys } from '#web/api/retry-keys.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { optimisticOutcome } from '../optimistic-outcome.ts'
import { requestErrorOf } from '../request-error.ts'
import { useUndo } from '../use-decision-toast.ts'
import { withDecidedRows, type DecidedRow } from './decided-rows.ts'
import { undoTimes } from './undo-times.ts'

type Outcome = DecidedRow['outcome']

/** Decides on one request or on several, shown at once; a refusal brings the row back, with its reason. */
export function useDeciding(waiting: readonly RequestView[]) {
  const { t } = useTranslation(['leave', 'inbox'])
  const undoOnServer = useUndo()
  const [keys] = useState(() => retryKeys(() => crypto.randomUUID()))
  const [decided, setDecided] = useState<DecidedRow[]>([])
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map())
  /** By request, whether the decision that is on its way was taken in the end. */
  const onTheirWay = useRef(new Map<string, Promise<boolean>>())
  /** What was taken back before its decision had arrived. */
  const takenBack = useRef(new Set<string>())
  /** What says that a request was decided, which undoing it makes untrue. */
  const toasts = useRef(new Map<string, string>())
  const drop = (ids: ReadonlySet<string>) => setDecided(others => others.filter(({ request }) => !ids.has(request.id)))
  const [times] = useState(() => undoTimes(id => drop(new Set([id]))))
  useEffect(() => times.stopAll, [times])

  function sentenceOf(error: NonNullable<Awaited<ReturnType<typeof changeSeveral>>[number]>) {
    const found = requestErrorOf(error, 'deny')
    if (found.kind === 'not-found') return t('notFound')
    if (found.kind === 'retryable' && found.isOffline) return t('networkTrouble')
    return 'message' in found ? found.message : error.message
  }

  async function decide(requests: readonly RequestView[], outcome: Outcome, comment = '') {
    const ids = new Set(requests.map(({ id }) => id))
    const rows = withDecidedRows(waiting, decided)
    const placed = requests.map(request => ({
      request,
      outcome,
      place: rows.findIndex(row => row.request.id === request.id),
    }))
    ids.forEach(times.stop)
    setRefusals(others => new Map([...others].filter(([id]) => !ids.has(id))))
    setDecided(others => [...others, ...placed])
    const body = outcome === 'denied' ? { body: { comment } } : {}
    const changing = changeSeveral(
      outcome === 'approved' ? leave.approveLeave : leave.denyLeave,
      requests.map(({ id }, place) => ({
        asked: { path: { id }, ...body },
        optimistic: optimisticOutcome(requests[place]!, outcome),
        onDone: () => times.begin(id),
      })),
      keys,
    )
    requests.forEach(({ id }, place) => {
      takenBack.current.delete(id)
      onTheirWay.current.set(
        id,
        changing.then(errors => !errors[place]),
      )
    })
    const errors = await changing
    const refused = requests.flatMap(({ id }, place) =>
      errors[place] ? [[id, sentenceOf(errors[place])] as const] : [],
    )
    drop(new Set(refused.map(([id]) => id)))
    setRefusals(others => new Map([...others, ...refused]))
    const isRefused = new Map(refused)
    const done = requests.filter(({ id }) => !isRefused.has(id) && !takenBack.current.has(id)).length
    const shown = announce(requests.length, done, refused, outcome)
    if (shown && requests.length === 1) toasts.current.set(requests[0]!.id, shown)
    return refused.length === 0
  }

  /** Says what was decided, unless all of it is taken back already. */
  function announce(count: number, done: number, refused: readonly (readonly [string, string])[], outcome: Outcome) {
    if (count === 1 && refused[0]) return toast.error(refused[0][1])
    if (refused.length) return toast.error(t('inbox:decidedNotAll', { done, count: refused.length }))
    if (done === 0) return undefined
    return toast.success(count === 1 ? t(outcome) : t(`inbox:decidedChosen_${outcome}`, { count: done }))
  }

  /** Shows the request as waiting at once; the server hears of it after the decision, which may still be on its way. */
  async function undo(request: RequestView) {
    drop(new Set([request.id]))
    takenBack.current.add(request.id)
    const announced = toasts.current.get(request.id)
    if (announced) toast.close(announced)
    const stop = showOptimistic(optimisticOutcome(request, 'pending'))
    try {
      // What was refused is not decided, and waits as before.
      const isDecided = await (onTheirWay.current.get(request.id) ?? true)
      times.stop(request.id)
      if (isDecided) await undoOnServer(request)
    } finally {
      stop()
    }
  }

  return { decided, refusals, decide, undo }
}
