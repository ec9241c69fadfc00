/** Whether a dialog is open, and what closes it. */
export interface DialogProps {
  isOpen: boolean
  onClose: () => void
}
