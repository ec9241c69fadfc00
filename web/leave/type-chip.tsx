import { useTranslation } from 'react-i18next'
import { leaveType } from '#shared/leave/types.ts'
import { LeaveChip } from '#web/ui/leave-mark/leave-chip.tsx'
import type { LeaveKey } from '#web/ui/leave-mark/leave-key.ts'

export const leaveKeyOf = (typeId: number): LeaveKey => leaveType(typeId)?.key ?? 'vacation'

/** The name of a leave type in the language of the page. */
export function useTypeName() {
  const { t } = useTranslation('common')
  return (typeId: number) => {
    const key = leaveKeyOf(typeId)
    return t(`leave${key.charAt(0).toUpperCase()}${key.slice(1)}`)
  }
}

export function TypeChip({ typeId, isDenied }: { typeId: number; isDenied?: boolean }) {
  const nameOf = useTypeName()
  return <LeaveChip leave={leaveKeyOf(typeId)} label={nameOf(typeId)} isDenied={isDenied} />
}
