import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#shared/contract/client.ts'

/**
 * What somebody else has saved while one was typing: after a refusal (409) the page reads again, and what it reads then is newer than what stands
 * in the form. `noticing` sends, and lets the refusal through where nothing newer is the reason; what somebody else has deleted (404) it says to be
 * deleted, since what was typed still stands in the form.
 */
export function useNewer<T extends { version: number }>(now: T, typedOn: number) {
  const { t } = useTranslation('backoffice')
  const [isRefused, setRefused] = useState(false)
  return {
    newer: isRefused && now.version !== typedOn ? now : undefined,
    noticing: async (send: () => Promise<void>) => {
      try {
        await send()
      } catch (error) {
        const status = error instanceof ApiError ? error.status : undefined
        setRefused(status === 409)
        throw status === 404
          ? new ApiError(404, { success: 0, code: 'notFound', message: t('deletedMeanwhile') })
          : error
      }
    },
  }
}
