import { bringWords, type Shelf } from './words.ts'

const words: Shelf = {
  hu: () => import('#web/company/company-area-words-hu.ts'),
  en: () => import('#web/company/company-area-words-en.ts'),
}

/** The frame around the pages of administrators, with the words of all of them. */
export async function bringCompanyArea() {
  const [{ CompanyArea }] = await Promise.all([import('#web/company/company-area.tsx'), bringWords(words)])
  return CompanyArea
}

export const bringCompanySettings = async () => (await import('./company-settings.tsx')).CompanySettings

export const bringNonWorkingDays = async () =>
  (await import('#web/company/calendar/non-working-days-page.tsx')).NonWorkingDaysPage
