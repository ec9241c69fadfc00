import i18next from 'i18next'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { OperatorView } from '#shared/backoffice/contract/operators/operator-view.ts'
import operators from '#shared/words/hu/operators.json'
import { show } from '#web/ui/show.test-support.tsx'
import { OperatorState } from './operator-state.tsx'

i18next.addResourceBundle('hu', 'operators', operators)

const known: OperatorView = {
  id: 'dora',
  email: 'dora@szabi.example',
  first_name: 'Dóra',
  last_name: 'Kis',
  template: null,
  permissions: [],
  is_active: true,
  can_sign_in: true,
  invited_until: null,
  has_second_factor: true,
  created_at: 0,
  version: 1,
}
/** The component tests begin on 20 November 2026. */
const today = Date.parse('2026-11-20') / 1000

it.each([
  ['Aktív', {}],
  ['Nincs kétlépcsős bejelentkezés', { has_second_factor: false }],
  ['Inaktív', { is_active: false, has_second_factor: false }],
  ['Inaktív', { is_active: false, can_sign_in: false, invited_until: today + 3600 * 48 }],
  ['Meghívva', { can_sign_in: false, invited_until: today + 3600 * 48 }],
  ['Lejárt a meghívója', { can_sign_in: false, invited_until: today - 3600 * 48 }],
  ['Lejárt a meghívója', { can_sign_in: false, invited_until: null }],
] as const)('an operator is told to be “%s” where %j', async (said, over) => {
  show(<OperatorState operator={{ ...known, ...over }} />)
  await expect.element(page.getByText(said, { exact: true })).toBeVisible()
})
