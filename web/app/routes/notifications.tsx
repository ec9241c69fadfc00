import { lazy, Suspense, useState } from 'react'
import { isAdmin } from '#shared/contract/role.ts'
import { leave } from '#shared/leave/contract.ts'
import { listProposals } from '#shared/notifications/contract/list-proposals.ts'
import { useApi } from '#web/api/use-api.ts'
import { useMe } from '#web/api/use-me.ts'
import { waitingFor } from '#web/leave/waiting-input.ts'
import type { Reviewed } from '#web/people/facts/review-dialog.tsx'
import { browserPush } from '../service-worker/browser-push.ts'
import { loadNamespaces, type NamespaceLoader } from '../language/namespaces.ts'
import { loadDecideHere } from './inbox.ts'
import { loadFactReview } from './profile.tsx'

const namespaces: NamespaceLoader = {
  hu: () => import('#web/notifications/page/notification-page-words-hu.ts'),
  en: () => import('#web/notifications/page/notification-page-words-en.ts'),
}

/** Loads the words of the page, which the settings of the company share. */
export const loadNotificationWords = () => loadNamespaces(namespaces)

const ReviewDialog = lazy(loadFactReview)

/** The page of notifications, with what decides on a request and on a proposed change of facts. */
export async function loadNotifications() {
  const [{ NotificationsPage }, { OwnSettings }, { default: Decide }] = await Promise.all([
    import('#web/notifications/page/notifications-page.tsx'),
    import('#web/notifications/settings/own-settings.tsx'),
    loadDecideHere(),
    loadNotificationWords(),
  ])
  return function Notifications() {
    const me = useMe()
    const requests = useApi(leave.listWaiting, waitingFor(me)).data?.data ?? []
    const proposals = useApi(listProposals, me && isAdmin(me) ? undefined : null).data?.data ?? []
    const [reviewed, review] = useState<Reviewed>()
    return (
      <>
        <NotificationsPage waiting={{ requests, proposals }} Decide={Decide} onReview={review}>
          <OwnSettings browser={browserPush} />
        </NotificationsPage>
        {reviewed && (
          <Suspense fallback={null}>
            <ReviewDialog {...reviewed} onClose={() => review(undefined)} />
          </Suspense>
        )}
      </>
    )
  }
}
