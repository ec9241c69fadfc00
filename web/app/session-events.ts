import { Hub } from 'aws-amplify/utils'
import type { CurrentUser } from '#shared/people/contract.ts'
import { applyTheme } from '#web/ui/theme/theme.ts'
import { applyPreference } from './locale.ts'
import { currentRouter } from './router.ts'

/** What the page does when the session tells of something. */
export const followSession = () =>
  Hub.listen('session', ({ payload: { event, data } }) => {
    if (event === 'revise') void currentRouter().revalidate()
    if (event === 'known') {
      const { preferences } = data as CurrentUser
      applyTheme(preferences.theme)
      void applyPreference(preferences.language)
    }
  })
