import { lazy, Suspense } from 'react'
import { DashboardPage } from '#web/leave/dashboard/dashboard-page.tsx'
import { isAskedToDecide } from '#web/api/use-me.ts'
import { MembersLayout } from '../layout/members/members-layout.tsx'
import { loadSession } from '../session/load-session.ts'
import { useSignedIn } from '../session/known-user.ts'
import { loadInbox } from './inbox.ts'

const Inbox = lazy(loadInbox)

const loadBanner = () => import('./confirm-email-banner.tsx')
const ConfirmEmail = lazy(loadBanner)

/** The layout of all pages of members. It comes with the dashboard, on which most of them begin. */
export const loadMembersLayout = () => MembersLayout

/** The dashboard; the banner and the inbox are loaded with it for whoever needs them, so that nothing moves when they come. */
export async function loadDashboard() {
  const me = await (await loadSession()).currentUser()
  await Promise.all([me && !me.is_email_confirmed && loadBanner(), isAskedToDecide(me) && loadInbox()])
  return Dashboard
}

function Dashboard() {
  const me = useSignedIn()
  const banner = me && !me.is_email_confirmed && (
    <Suspense fallback={null}>
      <ConfirmEmail email={me.email} />
    </Suspense>
  )
  return <DashboardPage notice={banner} Inbox={Inbox} />
}
