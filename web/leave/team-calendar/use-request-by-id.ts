import { useTranslation } from 'react-i18next'
import { ApiError } from '#shared/contract/client.ts'
import { leave } from '#shared/leave/contract.ts'
import { call } from '#web/api/call.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { useOpenRequest } from '../open-request.tsx'

/** Loads a request and opens its details. */
export function useRequestById() {
  const { t } = useTranslation('leave')
  const open = useOpenRequest()
  return async (id: string) => {
    try {
      const { data } = await call(leave.showRequest, { path: { id } })
      open({ mode: 'details', request: data })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast.error(error.status === 404 ? t('notFound') : t('loadFailed'))
    }
  }
}
