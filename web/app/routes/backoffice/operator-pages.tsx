import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { matchRoutes, Navigate, useLocation } from 'react-router'
import type { Permission } from '#shared/contract/permission.ts'
import { productName } from '#shared/words/product.ts'
import { AreaParams } from '#web/backoffice/frame/area-params.ts'
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { areaPages } from './area-pages.ts'

const pages = areaPages.flat().map(page => ({
  ...page,
  path: `/admin/${page.path}`,
  Page: lazy(async () => ({ default: await page.load() })),
}))

/**
 * The page of the address, of those that the operator may open. The router has one route for all of them, so that nothing of them is loaded with
 * the site.
 */
export function OperatorPages({ permissions }: { permissions: readonly Permission[] }) {
  const { pathname } = useLocation()
  const open = pages.filter(({ area }) => permissions.includes(`${area}.read`))
  const [match] = matchRoutes(open, pathname) ?? []
  const { t } = useTranslation('backoffice')
  const title = [match && t(match.route.area), t('title'), productName].filter(Boolean).join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])

  if (match) {
    const { Page, path } = match.route
    return (
      <AreaParams value={match.params}>
        <Suspense key={path} fallback={<SkeletonRows rows={10} />}>
          <Page />
        </Suspense>
      </AreaParams>
    )
  }
  const first = open.find(({ isInside }) => !isInside)
  if (first && /^\/admin\/?$/.test(pathname)) return <Navigate to={first.path} replace />
  return <NoSuchPage isEmpty={!open.length} />
}

function NoSuchPage({ isEmpty }: { isEmpty: boolean }) {
  const { t } = useTranslation('backoffice')
  return (
    <>
      <h1>{t(isEmpty ? 'nothingTitle' : 'notFoundTitle')}</h1>
      <EmptyState icon="lock" title={t(isEmpty ? 'nothingWhy' : 'notFoundWhy')} />
    </>
  )
}
