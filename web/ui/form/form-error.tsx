import type { ReactNode } from 'react'
import { Alert } from '../feedback/alert/alert.tsx'

interface FormErrorProps {
  /** What went wrong and belongs to no field; nothing is shown without it. */
  children: ReactNode
  /** `warning` where a part of what was sent has been done. */
  tone?: 'danger' | 'warning'
}

/** Stands first in a form; the focus goes to it as it appears. */
export function FormError({ children, tone = 'danger' }: FormErrorProps) {
  return (
    children && (
      <Alert tone={tone} takesFocus>
        {children}
      </Alert>
    )
  )
}
