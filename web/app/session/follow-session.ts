import { Hub } from '@aws-amplify/core'
import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import { applyTheme } from '#web/ui/theme/theme.ts'
import { applyLanguagePreference } from '../language/switch-language.ts'
import { currentRouter } from '../routes/current-router.ts'

/** What the page does on the events of the session. */
export const followSession = () =>
  Hub.listen('session', ({ payload: { event, data } }) => {
    if (event === 'recheckAccess') void currentRouter.get().revalidate()
    if (event === 'known') {
      const { preferences } = data as CurrentUser
      applyTheme(preferences.theme)
      void applyLanguagePreference(preferences.language)
    }
  })
