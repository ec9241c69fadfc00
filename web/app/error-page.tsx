import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ApiError } from '#shared/contract/client.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { ErrorState } from '#web/ui/empty-state/error-state.tsx'
import { useSignedIn } from './browser-session.ts'
import { standingOf } from './destination.ts'
import { isLeaving } from './missing-part.ts'
import styles from './layout.module.css'

function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error) || error instanceof ApiError) return error.status
  return 500
}

/** An address that leads nowhere. */
export function NotFoundPage() {
  return <Trouble status={404} />
}

/** A page that broke, or could not be brought. */
export function ErrorPage() {
  const error = useRouteError()
  if (isLeaving()) return null
  return (
    <main id="content" tabIndex={-1} className={styles.content}>
      <Trouble status={statusOf(error)} />
    </main>
  )
}

function Trouble({ status }: { status: number }) {
  const { t } = useTranslation(['common', 'site'])
  const isMissing = status === 404
  const isMember = standingOf(useSignedIn()) === 'member'
  return (
    <ErrorState
      code={status || undefined}
      title={t(isMissing ? 'notFound' : 'errorOccurred')}
      action={
        <div className={styles.actions}>
          <LinkButton to={isMember ? '/dashboard' : '/'} variant="primary">
            {t(isMember ? 'site:toDashboard' : 'toHome')}
          </LinkButton>
          {!isMissing && <Button onPress={() => location.reload()}>{t('reload')}</Button>}
        </div>
      }
    >
      {t(isMissing ? 'site:notFoundWhy' : 'site:errorWhy')}
    </ErrorState>
  )
}
