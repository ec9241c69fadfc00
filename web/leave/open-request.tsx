import { createContext, lazy, Suspense, useCallback, useContext, useState, type ReactNode } from 'react'
import type { RequestView } from '#shared/leave/contract.ts'
import type { retryKeys } from '#web/api/retry-keys.ts'
import type { RequestDraft } from './request/form/request-draft.ts'

/** So that a request that is gone on with later is still filed once. */
export type RetryKeys = ReturnType<typeof retryKeys>

/** What the request modal is opened for. */
export type RequestTask =
  | { mode: 'create'; draft?: Partial<RequestDraft>; retryKeys?: RetryKeys }
  | { mode: 'edit'; request: RequestView; draft?: RequestDraft }
  | { mode: 'details'; request: RequestView }
  | { mode: 'deny'; request: RequestView }
  | { mode: 'shorten'; request: RequestView }
  | { mode: 'cancel'; request: RequestView }

type Open = (task: RequestTask) => void

const bringModal = () => import('./request/request-modal.tsx')

const Opening = createContext<Open | null>(null)

/** Opens the request modal from anywhere below `RequestModals`. */
export function useOpenRequest(): Open {
  const open = useContext(Opening)
  if (!open) throw new Error('useOpenRequest needs RequestModals above it')
  return open
}

interface RequestModalsProps {
  /** Brings the modal, with whatever else it needs; it is asked for when somebody opens one. */
  bring?: typeof bringModal
  children: ReactNode
}

/** Holds the one request modal of the page. Each opening is a new one; the closed one stays until its end is drawn. */
export function RequestModals({ bring = bringModal, children }: RequestModalsProps) {
  const [RequestModal] = useState(() => lazy(async () => ({ default: (await bring()).RequestModal })))
  const [opening, setOpening] = useState<{ task: RequestTask; number: number; isOpen: boolean }>()
  const open = useCallback<Open>(
    task => setOpening(last => ({ task, number: (last?.number ?? 0) + 1, isOpen: true })),
    [],
  )
  const close = useCallback(() => setOpening(last => last && { ...last, isOpen: false }), [])
  return (
    <Opening value={open}>
      {children}
      {opening && (
        <Suspense fallback={null}>
          <RequestModal key={opening.number} {...opening.task} isOpen={opening.isOpen} onClose={close} />
        </Suspense>
      )}
    </Opening>
  )
}
