import { useTranslation } from 'react-i18next'
import { notifications } from '#shared/notifications/contract.ts'
import { optimistic } from '#web/api/optimistic.ts'
import { useChange } from '#web/api/use-change.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'

/** Removes a notification from what is shown at once; an error puts it back, and is told. */
export function useRemoval() {
  const { t } = useTranslation('notifications')
  const { change } = useChange(notifications.removeNotification)
  return async (id: string): Promise<boolean> => {
    const withoutIt = optimistic(notifications.listNotifications, reply => ({
      ...reply,
      data: reply.data.filter(notification => notification.id !== id),
    }))
    try {
      await change({ path: { id } }, { optimistic: [withoutIt] })
      return true
    } catch {
      toast.error(t('removeFailed'))
      return false
    }
  }
}
