import { SettingsPage } from '#web/company/settings/settings-page.tsx'
import { drafts } from './browser-drafts.ts'

/** The settings of the company; what is typed in them is kept over a reload and a look elsewhere. */
export const CompanySettings = () => <SettingsPage drafts={drafts} />
