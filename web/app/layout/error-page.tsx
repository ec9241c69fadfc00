import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { ApiError } from '#shared/contract/client.ts'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { ErrorState } from '#web/ui/feedback/empty-state/error-state.tsx'
import { progressOf } from '../routes/page-access.ts'
import { useSignedIn } from '../session/known-user.ts'
import { isReloading } from '../routes/stale-chunk/stale-chunk.ts'
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
  if (isReloading()) return null
  return (
    <main id="content" tabIndex={-1} className={styles.content}>
      <Trouble status={statusOf(error)} />
    </main>
  )
}

function Trouble({ status }: { status: number }) {
  const { t } = useTranslation(['common', 'site'])
  const here = useLocation()
  const isMissing = status === 404
  const isMember = progressOf(useSignedIn()) === 'member'
  return (
    <ErrorState
      code={status || undefined}
      title={t(isMissing ? 'notFound' : 'errorOccurred')}
      action={
        <div className={styles.actions}>
          <LinkButton to={isMember ? '/dashboard' : '/'} variant="primary">
            {t(isMember ? 'site:toDashboard' : 'toHome')}
          </LinkButton>
          {!isMissing && (
            <LinkButton to={here} reloadDocument replace>
              {t('reload')}
            </LinkButton>
          )}
        </div>
      }
    >
      {t(isMissing ? 'site:notFoundWhy' : 'site:errorWhy')}
    </ErrorState>
  )
}
