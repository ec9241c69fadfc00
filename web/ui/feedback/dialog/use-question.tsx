import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** What is asked before a change is made. */
export interface Question {
  /** A question that names its subject. */
  title: string
  /** The verb on the button. */
  confirm: string
  isDanger?: boolean
  /** What the change leads to. */
  children: ReactNode
}

/** A confirm dialog as a promise: `ask` resolves to the answer. */
export function useQuestion() {
  const [open, setOpen] = useState<{ asked: Question; answer: (isYes: boolean) => void }>()

  const ask = (asked: Question) => new Promise<boolean>(answer => setOpen({ asked, answer }))

  function answer(isYes: boolean) {
    open?.answer(isYes)
    setOpen(undefined)
  }

  const dialog = open && (
    <ConfirmDialog isOpen onOpenChange={() => answer(false)} {...open.asked} onConfirm={() => answer(true)} />
  )
  return { ask, dialog }
}
