import { useTranslation } from 'react-i18next'
import { attendanceFormats, exportAttendance } from '#shared/attendance/contract/export-attendance.ts'
import { exportLeaveCards } from '#shared/attendance/contract/export-leave-cards.ts'
import { useChange } from '#web/api/use-change.ts'
import { useFileDownload } from '#web/api/use-file-download.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Menu } from '#web/ui/menu/menu.tsx'

interface SheetDownloadProps {
  month: string
  /** Whose sheet; of everybody whom the reader decides for where it is left out. */
  ids?: string
  isDisabled?: boolean
  /** Whether the leave cards of the month's year are offered too. */
  withLeaveCards?: boolean
  /** Called with the id of a file that takes longer, as that of many people may. */
  onAsked?: (id: string) => void
}

/** Downloads sheets of a month, to be signed or to be counted with. */
export function SheetDownload({ month, ids, isDisabled = false, withLeaveCards = false, onAsked }: SheetDownloadProps) {
  const { t } = useTranslation('payroll')
  const { change: ask } = useChange(exportAttendance)
  const { change: askForCards } = useChange(exportLeaveCards)
  const { download, isPending } = useFileDownload(onAsked)
  const year = Number(month.slice(0, 4))
  // Each download is one of its own, since what is in it may have changed.
  const anew = () => ({ retryKey: crypto.randomUUID() })
  return (
    <Menu
      label={t('download')}
      trigger={
        <Button icon="download" isPending={isPending} isDisabled={isDisabled}>
          {t('download')}
        </Button>
      }
      items={[
        ...attendanceFormats.map(format => ({
          id: format,
          label: format === 'pdf' ? t('pdf') : format.toUpperCase(),
          onAction: () => void download(() => ask({ query: { month, format, ...(ids && { ids }) } }, anew())),
        })),
        ...(withLeaveCards
          ? [
              {
                id: 'leave_cards',
                label: t('leaveCards', { year }),
                onAction: () => void download(() => askForCards({ query: { year: String(year) } }, anew())),
              },
            ]
          : []),
      ]}
    />
  )
}
