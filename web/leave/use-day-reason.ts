import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { DayMark } from './day-mark.ts'

const reasons = {
  rest_day: 'dayRest',
  public_holiday: 'dayPublicHoliday',
  rest_day_moved: 'dayRestMoved',
  company: 'dayCompany',
} as const

/** The sentence that says why a day cannot be picked. */
export function useDayReason() {
  const { t } = useTranslation('leave')
  return useCallback(
    (mark: DayMark | undefined): string | undefined => {
      if (!mark) return undefined
      if (mark.kind === 'booked') return t(mark.status === 'pending' ? 'dayBookedPending' : 'dayBooked')
      const { kind, name } = mark.reason
      return kind in reasons ? t(reasons[kind as keyof typeof reasons], { name }) : undefined
    },
    [t],
  )
}
