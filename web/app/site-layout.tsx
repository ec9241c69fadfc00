import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { useSignedIn } from './browser-session.ts'
import { standingOf } from './destination.ts'
import { Footer } from './footer.tsx'
import styles from './layout.module.css'
import { PublicHeader } from './public-header.tsx'

const MembersLayout = lazy(async () => ({ default: (await import('./members-layout.tsx')).MembersLayout }))

/** Around public pages; members keep their own header. */
export function SiteLayout() {
  if (standingOf(useSignedIn()) === 'member')
    return (
      <Suspense fallback={null}>
        <MembersLayout />
      </Suspense>
    )
  return (
    <div className={styles.page}>
      <PublicHeader />
      <main id="content" tabIndex={-1} className={styles.content} data-width="site">
        <Outlet />
      </main>
      <Footer width="site" />
    </div>
  )
}
