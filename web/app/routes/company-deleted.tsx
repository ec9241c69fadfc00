import { useSearchParams } from 'react-router'
import { isDay } from '#shared/calendar/day.ts'
import { CompanyDeletedPage } from '#web/company/deleted/company-deleted-page.tsx'

export function CompanyDeleted() {
  const [query] = useSearchParams()
  const until = query.get('until') ?? ''
  return <CompanyDeletedPage until={isDay(until) ? until : undefined} />
}
