import { bringWords, type Shelf } from './words.ts'

const words: Shelf = {
  hu: () => import('#web/company/non-working-days-words-hu.ts'),
  en: () => import('#web/company/non-working-days-words-en.ts'),
}

/** The calendar in the hands of administrators, with its words. */
export async function bringNonWorkingDays() {
  const [{ NonWorkingDaysPage }] = await Promise.all([
    import('#web/company/non-working-days-page.tsx'),
    bringWords(words),
  ])
  return NonWorkingDaysPage
}
