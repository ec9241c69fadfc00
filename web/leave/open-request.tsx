import {
  createContext,
  Suspense,
  useContext,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react'
import { useLocation, useNavigate } from 'react-router'
import { mutate } from 'swr'
import type { ReplyOf } from '#shared/contract/client.ts'
import { leave } from '#shared/leave/contract.ts'
import { keyOf } from '#web/api/use-api.ts'
import { useMe } from '#web/api/use-me.ts'
import { todayInBudapest } from '#web/ui/dates/today.ts'
import { firstOfAll, whenIdle } from '#web/ui/idle.ts'
import { onDemand } from '#web/ui/on-demand.tsx'
import { useStable } from '#web/ui/use-stable.ts'
import type { KnownRequest } from './known-request.ts'
import { useReopened } from './open-form.ts'
import { may } from './request-actions.ts'
import type { ModalTask, RequestTask } from './request-task.ts'
import type { DialogProps } from './request/dialog-props.ts'

type OpenRequest = (task: RequestTask) => void

const OpenRequestContext = createContext<OpenRequest | null>(null)

/** Opens the request modal, or the panel with the details, from anywhere below `RequestModals`. */
export function useOpenRequest(): OpenRequest {
  const open = useContext(OpenRequestContext)
  if (!open) throw new Error('useOpenRequest needs RequestModals above it')
  return open
}

/** The query parameter that names the request in the panel. */
const parameter = 'request'

/** The id of the request in the panel, for whoever marks it on the page. */
export const useShownRequest = () => new URLSearchParams(useLocation().search).get(parameter)

/** What opened the panel: the focus goes back to it, also after a dialog that follows the panel. */
type PanelOpener = RefObject<HTMLElement | null>

export interface PanelProps {
  known: KnownRequest
  onClose: () => void
  openerRef: PanelOpener
}

export type ModalProps = ModalTask & DialogProps & { openerRef: PanelOpener }

interface Dialogs {
  RequestModal: ComponentType<ModalProps>
  RequestPanel: ComponentType<PanelProps>
}

interface RequestModalsProps {
  /** Loads the dialogs while the page is idle, or when somebody opens the first one. */
  load: () => Promise<Dialogs>
  children: ReactNode
}

/**
 * Holds the one request modal of the page, and the panel of the request that the address names. Each opening mounts a new modal; a
 * closed one stays until its closing is drawn. Both are steps in the history, so that going back closes them.
 */
export function RequestModals({ load, children }: RequestModalsProps) {
  const [{ prefetch, RequestModal, RequestPanel }] = useState(() => {
    const dialogs = onDemand(load)
    return {
      prefetch: dialogs.prefetch,
      RequestModal: dialogs.part(({ RequestModal }) => RequestModal),
      RequestPanel: dialogs.part(({ RequestPanel }) => RequestPanel),
    }
  })
  // A failure shows when one is opened.
  useEffect(() => whenIdle(() => void prefetch().catch(() => {}), firstOfAll), [prefetch])
  const { modal, openModal, closeModal } = useModal()
  useReopened({ pathname: useLocation().pathname, opened: modal, open: useStable(openModal) })
  const { panel, openPanel, closePanel } = usePanel()
  const openerRef = useRef<HTMLElement>(null)
  const me = useMe()
  const open: OpenRequest = task => {
    if (task.mode === 'details') return openPanel(task.request)
    if (task.mode === 'edit' && me && !may('edit', me, task.request, todayInBudapest())) return openPanel(task.request)
    if (!panel && !modal?.isOpen) openerRef.current = null
    openModal(task)
  }
  return (
    <OpenRequestContext value={useStable(open)}>
      {children}
      {panel && (
        <Suspense fallback={null}>
          <RequestPanel key={panel.id} known={panel} onClose={closePanel} openerRef={openerRef} />
        </Suspense>
      )}
      {modal && (
        <Suspense fallback={null}>
          <RequestModal
            key={modal.number}
            {...modal.task}
            isOpen={modal.isOpen}
            onClose={closeModal}
            openerRef={openerRef}
          />
        </Suspense>
      )}
    </OpenRequestContext>
  )
}

interface OpenedModal {
  task: ModalTask
  number: number
  isOpen: boolean
}

/** What the present step of the history has open. */
interface Step {
  modal?: number
  panel?: true
  /** The address was opened with a panel, so that the step before it belongs to another page. */
  isFirst?: true
}

function useModal() {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const [opened, setOpened] = useState<OpenedModal>()
  const step = state as Step | null
  const shown = step?.modal
  const [lastShown, setLastShown] = useState(shown)
  if (lastShown !== shown) {
    setLastShown(shown)
    // Somebody went back, or to another page.
    if (opened?.isOpen && lastShown === opened.number) setOpened({ ...opened, isOpen: false })
  }

  function openModal(task: ModalTask) {
    const number = (opened?.number ?? 0) + 1
    setOpened({ task, number, isOpen: true })
    // What is done with the request of the panel ends what the panel shows of it.
    const query = new URLSearchParams(search)
    const hasPanel = query.has(parameter)
    query.delete(parameter)
    const isFirst = hasPanel ? !step?.panel : step?.isFirst
    void navigate(
      { pathname, search: query.toString() },
      {
        state: { modal: number, ...(isFirst && { isFirst }) } satisfies Step,
        replace: hasPanel || shown !== undefined,
        preventScrollReset: true,
      },
    )
  }

  const closeModal = useStable(() => {
    setOpened(last => last && { ...last, isOpen: false })
    if (shown === undefined || shown !== opened?.number) return
    if (step?.isFirst) void navigate({ pathname, search }, { replace: true, preventScrollReset: true })
    else void navigate(-1)
  })
  return { modal: opened, openModal, closeModal }
}

/** What a list knows of a request is newer than what an earlier opening has left behind, whose history is loaded again. */
function renewReading(request: KnownRequest) {
  void mutate<ReplyOf<typeof leave.showRequest>>(
    keyOf(leave.showRequest, { path: { id: request.id } }),
    read => read && { ...read, data: { ...read.data, ...request } },
    { revalidate: false },
  )
}

function usePanel() {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const [known, setKnown] = useState<KnownRequest>()
  const id = new URLSearchParams(search).get(parameter)

  function searchWith(request: string | null) {
    const query = new URLSearchParams(search)
    if (request === null) query.delete(parameter)
    else query.set(parameter, request)
    return query.toString()
  }

  /** One panel follows another in the same step of the history, so that going back leads to the page without any. */
  function openPanel(request: KnownRequest) {
    setKnown(request)
    renewReading(request)
    void navigate(
      { pathname, search: searchWith(request.id) },
      {
        state: { panel: true } satisfies Step,
        replace: Boolean((state as Step | null)?.panel),
        preventScrollReset: true,
      },
    )
  }

  /** Goes back to where it was opened; an address that was opened with it has no such step. */
  const closePanel = useStable(() => {
    if ((state as Step | null)?.panel) void navigate(-1)
    else void navigate({ pathname, search: searchWith(null) }, { replace: true, preventScrollReset: true })
  })
  return { panel: id ? (known?.id === id ? known : { id }) : undefined, openPanel, closePanel }
}
