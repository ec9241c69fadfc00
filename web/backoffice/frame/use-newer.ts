import { useState } from 'react'
import { ApiError } from '#shared/contract/client.ts'

/**
 * What somebody else has saved while one was typing: after a refusal (409) the page reads again, and what it reads then is newer than what stands
 * in the form. `noticing` sends, and lets the refusal through where nothing newer is the reason.
 */
export function useNewer<T extends { version: number }>(now: T, typedOn: number) {
  const [isRefused, setRefused] = useState(false)
  return {
    newer: isRefused && now.version !== typedOn ? now : undefined,
    noticing: async (send: () => Promise<void>) => {
      try {
        await send()
      } catch (error) {
        setRefused(error instanceof ApiError && error.status === 409)
        throw error
      }
    },
  }
}
