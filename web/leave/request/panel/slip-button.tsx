import { useTranslation } from 'react-i18next'
import { exportLeaveSlip } from '#shared/attendance/contract/export-leave-slip.ts'
import { leaveTypeIds } from '#shared/leave/types.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { call } from '#web/api/call.ts'
import { useFileDownload } from '#web/api/use-file-download.ts'
import { Button } from '#web/ui/button/button.tsx'

/** Home office and illness are nothing that somebody permits. */
const unpermitted: readonly number[] = [leaveTypeIds.home, leaveTypeIds.sick]

/** Downloads the paper of a request that is signed where an office asks for one. */
export function SlipButton({ request: { id, type_id } }: { request: Pick<RequestView, 'id' | 'type_id'> }) {
  const { t } = useTranslation('leave')
  const { download, isPending } = useFileDownload()
  return (
    <Button
      variant="quiet"
      size="sm"
      icon="download"
      isPending={isPending}
      onPress={() => void download(() => call(exportLeaveSlip, { path: { id } }))}
    >
      {t(unpermitted.includes(type_id) ? 'absenceSlip' : 'leaveSlip')}
    </Button>
  )
}
