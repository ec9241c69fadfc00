import { useTranslation } from 'react-i18next'
import type { ApiError } from '#shared/contract/client.ts'
import type { Area } from '#shared/contract/permission.ts'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { AreaPage } from './area-page.tsx'

interface RecordPendingProps {
  area: Area
  /** The list that the record is opened from. */
  list: { to: string; label: string }
  error: ApiError | undefined
  onRetry: () => void
}

/** In place of a record that is not read yet, or cannot be: under the name of its area, with the way back to its list. */
export function RecordPending({ area, list, error, onRetry }: RecordPendingProps) {
  const { t } = useTranslation('backoffice')
  return (
    <AreaPage
      title={t(area)}
      actions={
        <LinkButton to={list.to} variant="quiet" icon="arrow-left">
          {list.label}
        </LinkButton>
      }
    >
      {error ? <LoadFailed title={error.message} onRetry={onRetry} /> : <SkeletonRows rows={10} />}
    </AreaPage>
  )
}
