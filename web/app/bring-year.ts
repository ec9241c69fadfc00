import { bringWords, type Shelf } from './words.ts'

const words: Shelf = {
  hu: () => import('#web/leave/year/year-words-hu.ts'),
  en: () => import('#web/leave/year/year-words-en.ts'),
}

/** A person's days off of a year, with its words. */
export async function bringYear() {
  const [{ YearPage }] = await Promise.all([import('#web/leave/year/year-page.tsx'), bringWords(words)])
  return YearPage
}
