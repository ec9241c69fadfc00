import type { ReactNode } from 'react'
import { Alert } from '../feedback/alert/alert.tsx'

interface FormTroubleProps {
  /** What went wrong and belongs to no field; nothing is shown without it. */
  children: ReactNode
  /** `warning` where a part of what was sent has been done. */
  tone?: 'danger' | 'warning'
}

/** Stands first in a form; the focus goes to it as it appears. */
export function FormTrouble({ children, tone = 'danger' }: FormTroubleProps) {
  return (
    children && (
      <Alert tone={tone} takesFocus>
        {children}
      </Alert>
    )
  )
}
