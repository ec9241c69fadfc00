import type { RequestView } from '#shared/leave/view/request-view.ts'
import { useOpenRequest } from './open-request.tsx'
import styles from './request-dates.module.css'

interface RequestDatesProps {
  request: RequestView
  /** The dates as the row writes them. */
  dates: string
  /** The accessible name. */
  label: string
}

/** The dates of a request, as a button that opens its details. */
export function RequestDates({ request, dates, label }: RequestDatesProps) {
  const open = useOpenRequest()
  return (
    <button
      type="button"
      className={styles.dates}
      aria-label={label}
      onClick={() => open({ mode: 'details', request })}
    >
      {dates}
    </button>
  )
}
