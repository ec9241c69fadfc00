import { useTranslation } from 'react-i18next'
import { attendanceFormats, exportAttendance } from '#shared/attendance/contract/export-attendance.ts'
import { useChange } from '#web/api/use-change.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Menu } from '#web/ui/menu/menu.tsx'
import { useFileDownload } from './use-file-download.ts'

interface SheetDownloadProps {
  month: string
  /** Whose sheet; of everybody whom the reader decides for where it is left out. */
  ids?: string
  isDisabled?: boolean
  /** Called with the id of a file that takes longer, as that of many people may. */
  onAsked?: (id: string) => void
}

/** Downloads sheets of a month, to be signed or to be counted with. */
export function SheetDownload({ month, ids, isDisabled = false, onAsked }: SheetDownloadProps) {
  const { t } = useTranslation('payroll')
  const { change: ask } = useChange(exportAttendance)
  const { download, isPending } = useFileDownload(id => onAsked?.(id))
  return (
    <Menu
      label={t('download')}
      trigger={
        <Button icon="download" isPending={isPending} isDisabled={isDisabled}>
          {t('download')}
        </Button>
      }
      items={attendanceFormats.map(format => ({
        id: format,
        label: format === 'pdf' ? t('pdf') : format.toUpperCase(),
        // Each download is one of its own, since the sheets may have changed.
        onAction: () =>
          void download(() =>
            ask({ query: { month, format, ...(ids && { ids }) } }, { retryKey: crypto.randomUUID() }),
          ),
      }))}
    />
  )
}
