import { loadNamespaces, type NamespaceLoader } from '../language/namespaces.ts'
import { drafts } from '../session/browser-drafts.ts'

const namespaces: NamespaceLoader = {
  hu: () => import('#web/company/company-area-words-hu.ts'),
  en: () => import('#web/company/company-area-words-en.ts'),
}

/** The layout of the pages for administrators, with the namespaces that all of them use. */
export async function loadCompanyArea() {
  const [{ CompanyArea }] = await Promise.all([import('#web/company/company-area.tsx'), loadNamespaces(namespaces)])
  return CompanyArea
}

export async function loadCompanySettings() {
  const { SettingsPage } = await import('#web/company/settings/settings-page.tsx')
  return () => <SettingsPage drafts={drafts} />
}

export const loadNonWorkingDays = async () =>
  (await import('#web/company/calendar/non-working-days-page.tsx')).NonWorkingDaysPage
