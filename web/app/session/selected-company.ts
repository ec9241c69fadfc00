import { storedText } from './stored-text.ts'

/** The company that was opened last, in whatever tab: what a tab shows of another one is not remembered. */
export const selectedCompany = storedText('selected-company')
