import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hoursLate, hoursToAnswer, type ContactMessage } from '#shared/site/contact-handling.ts'
import { StatusLabel } from '#web/ui/data/status-label/status-label.tsx'

/** How far a message has come, and of one that waits how long it may. */
export function MessageState({ message }: { message: Pick<ContactMessage, 'state' | 'created_at'> }) {
  const { t } = useTranslation('contactmessages')
  const { state } = message
  const [seconds] = useState(() => Date.now() / 1000)
  const left = hoursToAnswer(message, seconds)
  const late = hoursLate(message, seconds)
  if (left === undefined)
    return (
      <StatusLabel tone={state === 'answered' ? 'success' : 'muted'} icon="check">
        {t(state)}
      </StatusLabel>
    )
  if (left < 0)
    return (
      <StatusLabel tone="danger" icon="warning">
        {late ? t('late', { count: late }) : t('justLate')}
      </StatusLabel>
    )
  return (
    <StatusLabel tone="warning" icon="clock">
      {left === 0 ? t('lastHour') : t('hoursLeft', { count: left })}
    </StatusLabel>
  )
}
