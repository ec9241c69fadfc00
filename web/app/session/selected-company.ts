import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import { storedText } from './stored-text.ts'

const name = 'selected-company'

/** The company that was opened last, in whatever tab: what a tab shows of another one is not remembered. */
export const selectedCompany = {
  ...storedText(name),

  /** Calls back when another tab opens a company. */
  watch: (onChange: () => void) =>
    addEventListener('storage', ({ key }) => {
      if (key === name) onChange()
    }),
}

/** Whether this tab shows another company than the one that was opened last. */
export const showsAnother = (user: Pick<CurrentUser, 'selected_company'> | undefined, last: string | undefined) =>
  Boolean(last && user?.selected_company && user.selected_company.id !== last)
