import type { RequestView } from '#shared/leave/view/request-view.ts'
import { LeaveChip } from '#web/ui/calendar/leave-mark/leave-chip.tsx'
import { leaveKeyOf, useTypeName } from '#web/ui/calendar/leave-mark/use-type-name.ts'

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
