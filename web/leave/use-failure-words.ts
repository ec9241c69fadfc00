import { useTranslation } from 'react-i18next'
import { ApiError } from '#shared/contract/client.ts'

/** What is said of a refused or failed change to a request: the server's sentence, but its own for one that is gone. */
export function useFailureWords() {
  const { t } = useTranslation('leave')
  return (error: unknown): string => {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 404) return t('notFound')
    const [first] = Object.values(error.errors).flat()
    return first ?? error.message
  }
}
