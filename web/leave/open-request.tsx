import {
  createContext,
  lazy,
  Suspense,
  useCallback,
  useContext,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import type { retryKeys } from '#web/api/retry-keys.ts'
import type { DialogProps } from './request/dialog-props.ts'
import type { RequestDraft } from './request/form/request-draft.ts'

/** Keeps the idempotency keys when an interrupted request is resumed, so that it is filed once. */
export type RetryKeys = ReturnType<typeof retryKeys>

/** What the request modal is opened for. */
export type RequestTask =
  | { mode: 'create'; draft?: Partial<RequestDraft>; retryKeys?: RetryKeys }
  | { mode: 'edit'; request: RequestView; draft?: RequestDraft }
  | { mode: 'details'; request: RequestView }
  | { mode: 'deny'; request: RequestView }
  | { mode: 'shorten'; request: RequestView }
  | { mode: 'cancel'; request: RequestView }

type OpenRequest = (task: RequestTask) => void

const OpenRequestContext = createContext<OpenRequest | null>(null)

/** Opens the request modal from anywhere below `RequestModals`. */
export function useOpenRequest(): OpenRequest {
  const open = useContext(OpenRequestContext)
  if (!open) throw new Error('useOpenRequest needs RequestModals above it')
  return open
}

interface RequestModalsProps {
  /** Loads the modal when somebody opens the first one. */
  load: () => Promise<{ RequestModal: ComponentType<RequestTask & DialogProps> }>
  children: ReactNode
}

/** Holds the one request modal of the page. Each opening mounts a new one; a closed one stays until its closing is drawn. */
export function RequestModals({ load, children }: RequestModalsProps) {
  const [RequestModal] = useState(() => lazy(async () => ({ default: (await load()).RequestModal })))
  const [opened, setOpened] = useState<{ task: RequestTask; number: number; isOpen: boolean }>()
  const open = useCallback<OpenRequest>(
    task => setOpened(last => ({ task, number: (last?.number ?? 0) + 1, isOpen: true })),
    [],
  )
  const close = useCallback(() => setOpened(last => last && { ...last, isOpen: false }), [])
  return (
    <OpenRequestContext value={open}>
      {children}
      {opened && (
        <Suspense fallback={null}>
          <RequestModal key={opened.number} {...opened.task} isOpen={opened.isOpen} onClose={close} />
        </Suspense>
      )}
    </OpenRequestContext>
  )
}
