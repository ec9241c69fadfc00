import { Outlet } from 'react-router'
import { DraftsContext } from '#web/api/drafts/drafts-context.ts'
import { drafts } from '../../session/browser-drafts.ts'
import { RequestModals } from '#web/leave/open-request.tsx'
import { AppHeader } from './member-header.tsx'
import { loadRequestModal } from '../../routes/request-modal.ts'
import { CompanyData } from '../../session/company-data.tsx'
import { Footer } from '../footer.tsx'
import styles from '../layout.module.css'

/** Around the pages of those who are in. */
export function MembersLayout() {
  return (
    <DraftsContext value={drafts}>
      <RequestModals load={loadRequestModal}>
        <CompanyData />
        <div className={styles.page}>
          <AppHeader />
          <main id="content" tabIndex={-1} className={styles.content}>
            <Outlet />
          </main>
          <Footer />
        </div>
      </RequestModals>
    </DraftsContext>
  )
}
