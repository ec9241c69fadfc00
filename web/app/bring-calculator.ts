import { bringWords, type Shelf } from './words.ts'

const words: Shelf = {
  hu: () => import('#web/site/days-off-calculator-words-hu.ts'),
  en: () => import('#web/site/days-off-calculator-words-en.ts'),
}

/** The calculator with its words. Apart from its page, which need not carry the long list of files that it is made of. */
export async function bringCalculator() {
  const [{ DaysOffCalculator }] = await Promise.all([import('#web/site/days-off-calculator.tsx'), bringWords(words)])
  return { default: DaysOffCalculator }
}
