import { useTranslation } from 'react-i18next'
import { acceptAttendance } from '#shared/attendance/contract/accept-attendance.ts'
import { handInAttendance } from '#shared/attendance/contract/hand-in-attendance.ts'
import { reopenAttendance } from '#shared/attendance/contract/reopen-attendance.ts'
import type { SheetView } from '#shared/attendance/contract/sheet-view.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useChange } from '#web/api/use-change.ts'
import { useMe } from '#web/api/use-me.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'

/** What brings a sheet from one state to the next, each told once the server has agreed. */
export function useSheetSteps({ user_id, month }: Pick<SheetView, 'user_id' | 'month'>) {
  const { t } = useTranslation('sheet')
  const isOwn = useMe()?.id === user_id
  const handing = useChange(handInAttendance)
  const accepting = useChange(acceptAttendance)
  const reopening = useChange(reopenAttendance)
  /** Rejects with an `ApiError`. */
  async function reopen(reason?: string) {
    await reopening.change({ body: { user_id, month, ...(reason && { reason }) } })
    toast.success(t('reopened'))
  }
  return {
    isOwn,
    handIn: () =>
      toastOnError(async () => {
        await handing.change({ body: { month, ...(!isOwn && { user_id }) } })
        toast.success(t('handedIn'))
      }),
    isHandingIn: handing.isChanging,
    accept: () =>
      toastOnError(async () => {
        const { data } = await accepting.change({ body: { month, user_ids: [user_id] } })
        const error = data[0]?.error
        if (error === undefined) toast.success(t('accepted'))
        else toast.error(error)
      }),
    isAccepting: accepting.isChanging,
    reopen,
    takeBack: () => toastOnError(() => reopen()),
    isReopening: reopening.isChanging,
  }
}

export type SheetSteps = ReturnType<typeof useSheetSteps>
