import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'

export interface ToastContent {
  tone: 'success' | 'info' | 'danger'
  text: string
  action?: { label: string; onAction: () => void }
}

/** At most three are visible; further ones are queued. */
export const toasts = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 })

const seconds = 1000

type Extra = Pick<ToastContent, 'action'>

/** How long, in seconds, something can be taken back; a little less than the server allows, so that the button always works. */
const toTakeBack = 9

/** Confirms a change. An error stays until it is closed; a summary stays two seconds longer. */
export const toast = {
  success: (text: string, extra?: Extra) => toasts.add({ tone: 'success', text, ...extra }, { timeout: 4 * seconds }),
  info: (text: string, extra?: Extra) => toasts.add({ tone: 'info', text, ...extra }, { timeout: 4 * seconds }),
  /** Stays as long as the change can be undone. */
  undoable: (text: string, action: NonNullable<ToastContent['action']>) =>
    toasts.add({ tone: 'success', text, action }, { timeout: toTakeBack * seconds }),
  summary: (text: string, extra?: Extra) => toasts.add({ tone: 'info', text, ...extra }, { timeout: 6 * seconds }),
  close: (key: string) => toasts.close(key),
  error: (text: string, extra?: Extra) => toasts.add({ tone: 'danger', text, ...extra }),
}
