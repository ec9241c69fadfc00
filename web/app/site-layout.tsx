import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { standingOf } from './destination.ts'
import { Footer } from './footer.tsx'
import { useSignedIn } from './known-user.ts'
import styles from './layout.module.css'
import { PublicHeader } from './public-header.tsx'
import { bringProductWords } from './words.ts'

const MembersSite = lazy(async () => {
  const [{ MembersSite: Site }] = await Promise.all([import('./members-site.tsx'), bringProductWords()])
  return { default: Site }
})

/** Around public pages; members keep their own header. */
export function SiteLayout() {
  if (standingOf(useSignedIn()) === 'member')
    return (
      <Suspense fallback={null}>
        <MembersSite />
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
