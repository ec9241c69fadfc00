import type { ReactNode } from 'react'
import { RequestModals } from './open-request.tsx'

const load = async () => ({
  ...(await import('./request/request-modal.tsx')),
  ...(await import('./request/panel/request-panel.tsx')),
})

/** What every page of a member stands in: the request modal opens from anywhere below. */
export const WithRequestModals = ({ children }: { children: ReactNode }) => (
  <RequestModals load={load}>{children}</RequestModals>
)
