import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { progressOf } from '../routes/page-access.ts'
import { useSignedIn } from '../session/known-user.ts'
import { useVisits } from '../visits/use-visits.ts'
import styles from './layout.module.css'
import { PublicHeader } from './public-header.tsx'
import { SiteFooter } from './site-footer.tsx'
import { loadProductNamespaces } from '../language/namespaces.ts'

const MembersSite = lazy(async () => {
  const [{ MembersSite: Site }] = await Promise.all([import('./members/members-site.tsx'), loadProductNamespaces()])
  return { default: Site }
})

/** Around public pages; members keep their own header. */
export function SiteLayout() {
  if (progressOf(useSignedIn()) === 'member')
    return (
      <Suspense fallback={null}>
        <MembersSite />
      </Suspense>
    )
  return <GuestsSite />
}

function GuestsSite() {
  useVisits()
  return (
    <div className={styles.page}>
      <PublicHeader />
      <main id="content" tabIndex={-1} className={styles.content} data-width="site">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  )
}
