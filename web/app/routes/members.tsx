import { lazy, Suspense } from 'react'
import { DashboardPage } from '#web/leave/dashboard/dashboard-page.tsx'
import { MembersLayout } from '../layout/members-layout.tsx'
import { loadSession } from '../session/load-session.ts'
import { useSignedIn } from '../session/known-user.ts'

const loadBanner = () => import('./confirm-email-banner.tsx')
const ConfirmEmail = lazy(loadBanner)

/** The layout of all pages of members. It comes with the dashboard, on which most of them begin. */
export const loadMembersLayout = () => MembersLayout

/** The dashboard; the banner is loaded with it for whoever needs it, so that nothing moves when it comes. */
export async function loadDashboard() {
  const me = await (await loadSession()).currentUser()
  if (me && !me.is_email_confirmed) await loadBanner()
  return Dashboard
}

function Dashboard() {
  const me = useSignedIn()
  const banner = me && !me.is_email_confirmed && (
    <Suspense fallback={null}>
      <ConfirmEmail email={me.email} />
    </Suspense>
  )
  return <DashboardPage notice={banner} />
}
