import { useTranslation } from 'react-i18next'
import type { ApiError } from '#shared/contract/client.ts'
import { LinkButton } from '../../button/link-button.tsx'
import { ErrorState } from './error-state.tsx'

/** Whether a page is refused to its reader: it is not theirs to see, or there is none. */
export const isRefusal = (error: ApiError | undefined): error is ApiError =>
  error?.status === 403 || error?.status === 404

/** A page that its reader may not see, in the server's own sentence. */
export function RefusalPage({ error: { status, message } }: { error: ApiError }) {
  const { t } = useTranslation('site')
  return (
    <ErrorState
      code={status}
      title={message}
      action={
        <LinkButton to="/dashboard" variant="primary">
          {t('toDashboard')}
        </LinkButton>
      }
    />
  )
}
