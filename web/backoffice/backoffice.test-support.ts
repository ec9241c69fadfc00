import i18next from 'i18next'
import { showOwnPermissions } from '#shared/backoffice/contract/show-own-permissions.ts'
import { people } from '#shared/people/contract.ts'
import { permissions, type Permission } from '#shared/contract/permission.ts'
import { signedIn } from '#test/web/people/support.ts'
import { answer } from '#web/api/fake-api.test-support.ts'
import type { Confirmed } from './frame/confirmed.ts'
import enBackoffice from '#shared/words/en/backoffice.json'
import backoffice from '#shared/words/hu/backoffice.json'

i18next.addResourceBundle('hu', 'backoffice', backoffice)
i18next.addResourceBundle('en', 'backoffice', enBackoffice)

/** Somebody is in who runs the service, with all permissions or those that are named. */
export function operatorIn(granted: readonly Permission[] = permissions) {
  answer(people.showMe, () => ({ data: signedIn({ email: 'denes@szabi.example' }) }))
  answer(showOwnPermissions, () => ({
    data: {
      id: 'denes',
      email: 'denes@szabi.example',
      first_name: 'Dénes',
      last_name: 'Gábor',
      permissions: [...granted],
    },
  }))
}

/** As if the operator had just confirmed who they are. */
export const confirmed: Confirmed = act => act()
