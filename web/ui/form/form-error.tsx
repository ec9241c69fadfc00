import type { ReactNode } from 'react'
import { Alert } from '../feedback/alert/alert.tsx'

interface FormErrorProps {
  /** The error that belongs to no field. */
  children: ReactNode
  /** `warning` where the submit succeeded in part. */
  tone?: 'danger' | 'warning'
}

/** The error of a submit, first in its form; takes the focus when it appears. */
export function FormError({ children, tone = 'danger' }: FormErrorProps) {
  return (
    children && (
      <Alert tone={tone} takesFocus>
        {children}
      </Alert>
    )
  )
}
