import { useTranslation } from 'react-i18next'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { leaveType } from '#shared/leave/types.ts'
import { capitalised } from '#shared/words/capitalised.ts'
import { LeaveChip } from '#web/ui/calendar/leave-mark/leave-chip.tsx'
import type { LeaveKey } from '#web/ui/calendar/leave-mark/leave-key.ts'

export const leaveKeyOf = (typeId: number): LeaveKey => leaveType(typeId)?.key ?? 'vacation'

/** The name of a leave type in the language of the page. */
export function useTypeName() {
  const { t } = useTranslation('common')
  return (typeId: number) => t(`leave${capitalised(leaveKeyOf(typeId))}`)
}

/** The type of a request or an absence; with a status also whether it is pending or denied. */
export function TypeChip({ typeId, status }: { typeId: number; status?: RequestView['status'] }) {
  const nameOf = useTypeName()
  return (
    <LeaveChip
      leave={leaveKeyOf(typeId)}
      label={nameOf(typeId)}
      isPending={status === 'pending'}
      isDenied={status === 'denied'}
    />
  )
}
