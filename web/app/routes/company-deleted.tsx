import { Navigate, useLocation } from 'react-router'
import { isDay } from '#shared/calendar/day.ts'
import { CompanyDeletedPage } from '#web/company/deleted/company-deleted-page.tsx'

/** What only the deletion of a company leads to, which hands over the last day of its restoration. */
export function CompanyDeleted() {
  const { state } = useLocation() as { state: { until?: string } | null }
  const until = state?.until ?? ''
  return isDay(until) ? <CompanyDeletedPage until={until} /> : <Navigate to="/" replace />
}
