import { useTranslation } from 'react-i18next'
import type { OperatorView } from '#shared/backoffice/contract/operators/operator-view.ts'
import { dayInBudapest } from '#shared/calendar/budapest-day.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { StatusLabel } from '#web/ui/data/status-label/status-label.tsx'

/** Whether somebody can open the back office, and why not. */
export function OperatorState({ operator }: { operator: OperatorView }) {
  const { t } = useTranslation('operators')
  const { today } = useDates()
  const { is_active, can_sign_in, invited_until, has_second_factor } = operator
  if (!is_active)
    return (
      <StatusLabel tone="muted" icon="ban">
        {t('inactive')}
      </StatusLabel>
    )
  if (!can_sign_in) {
    // The link is good for the whole of its last day, as far as it is told here.
    const isOver = invited_until === null || dayInBudapest(invited_until * 1000) < today
    return (
      <StatusLabel tone={isOver ? 'danger' : 'warning'} icon={isOver ? 'warning' : 'clock'}>
        {t(isOver ? 'linkOver' : 'invited')}
      </StatusLabel>
    )
  }
  if (!has_second_factor)
    return (
      <StatusLabel tone="warning" icon="lock">
        {t('withoutFactor')}
      </StatusLabel>
    )
  return (
    <StatusLabel tone="success" icon="check">
      {t('active')}
    </StatusLabel>
  )
}
