/** Whether a dialog is to be seen, and what closes it. */
export interface Shown {
  isOpen: boolean
  onClose: () => void
}
