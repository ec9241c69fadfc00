import { useTranslation } from 'react-i18next'
import { leaveType } from '#shared/leave/types.ts'
import { capitalised } from '#shared/words/capitalised.ts'
import type { LeaveKey } from './leave-key.ts'

export const leaveKeyOf = (typeId: number): LeaveKey => leaveType(typeId)?.key ?? 'vacation'

/** The name of a leave type in the language of the page. */
export function useTypeName() {
  const { t } = useTranslation('common')
  return (typeId: number) => t(`leave${capitalised(leaveKeyOf(typeId))}`)
}
