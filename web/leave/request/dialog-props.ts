/** Whether a dialog is open, and what closes it. */
export interface DialogProps {
  isOpen: boolean
  onClose: () => void
  /** The place of a form that was ready before it was opened. */
  container?: HTMLElement
}
