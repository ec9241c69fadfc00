import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'

export interface ToastContent {
  tone: 'success' | 'info' | 'danger'
  text: string
  action?: { label: string; onAction: () => void }
}

/** At most three are seen; the others wait for their turn. */
export const toasts = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 })

const seconds = 1000

type Extra = Pick<ToastContent, 'action'>

/** A short word after something was done. An error stays until it is closed; a summary stays two seconds longer. */
export const toast = {
  success: (text: string, extra?: Extra) => toasts.add({ tone: 'success', text, ...extra }, { timeout: 4 * seconds }),
  info: (text: string, extra?: Extra) => toasts.add({ tone: 'info', text, ...extra }, { timeout: 4 * seconds }),
  summary: (text: string, extra?: Extra) => toasts.add({ tone: 'info', text, ...extra }, { timeout: 6 * seconds }),
  error: (text: string, extra?: Extra) => toasts.add({ tone: 'danger', text, ...extra }),
}
