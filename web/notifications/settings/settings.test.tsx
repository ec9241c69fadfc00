import i18next from 'i18next'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { saveDefaults } from '#shared/notifications/contract/save-defaults.ts'
import { savePreferences } from '#shared/notifications/contract/save-preferences.ts'
import { showDefaults } from '#shared/notifications/contract/show-defaults.ts'
import { showPreferences } from '#shared/notifications/contract/show-preferences.ts'
import { nothingChosen, wantedBy, withChange } from '#shared/notifications/wanted.ts'
import enWords from '#shared/words/en/notificationpage.json'
import huWords from '#shared/words/hu/notificationpage.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, refuse } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { freshCompany } from '#web/leave/company.test-support.ts'
import { CompanyDefaults } from './company-defaults.tsx'
import { OwnSettings } from './own-settings.tsx'

for (const [language, words] of Object.entries({ hu: huWords, en: enWords }))
  i18next.addResourceBundle(language, 'notificationpage', words)

const toggle = (name: string) => page.getByRole('switch', { name })

let own = nothingChosen
beforeEach(() => prepared({ is_approver: true }))

async function prepared(me: { is_approver: boolean }) {
  own = nothingChosen
  await freshCompany(me)
  for (const [shown, saved] of [
    [showPreferences, savePreferences],
    [showDefaults, saveDefaults],
  ] as const) {
    answer(shown, () => ({ data: wantedBy({ own }) }))
    answer(saved, ({ body }) => {
      own = withChange(own, body)
      return { data: wantedBy({ own }) }
    })
  }
}

it('a switch for each topic and channel is saved at once', async () => {
  showFresh(<OwnSettings />)
  const email = toggle('Születésnap, évforduló: e-mailben')
  await expect.element(email).toBeChecked()
  expect(await axeOfElement(document.querySelector('main')!)).toEqual([])
  await userEvent.click(email, { force: true })
  await expect.element(email).not.toBeChecked()
  await expect.poll(() => own.choices).toEqual({ occasions: { email: false } })
  expect(toggle('Reggeli összefoglaló: itt').elements()).toEqual([])
  await userEvent.click(toggle('Csend, amíg távol vagyok'), { force: true })
  await expect.poll(() => own.is_quiet_when_away).toBe(false)
})

it('what could not be saved is as before, and that is told', async () => {
  refuse(savePreferences, 500, 'Hiba történt.')
  showFresh(<OwnSettings />)
  await userEvent.click(toggle('Kötelező szabadság: itt'), { force: true })
  await expect.element(page.getByText('A beállítást nem sikerült menteni.')).toBeVisible()
  await expect.element(toggle('Kötelező szabadság: itt')).toBeChecked()
})

it('who decides for nobody is not asked about requests that wait for a decision', async () => {
  await prepared({ is_approver: false })
  showFresh(<OwnSettings />)
  await expect.element(toggle('Döntés a kérelmemről: itt')).toBeVisible()
  expect(toggle('Rám váró kérelmek: itt').elements()).toEqual([])
})

it('a company sets what those are told of who have not chosen', async () => {
  showFresh(<CompanyDefaults />)
  await userEvent.click(toggle('Üzenet a cégtől: az eszközeimen'), { force: true })
  await expect
    .poll(() => askedOf(saveDefaults))
    .toEqual([expect.objectContaining({ body: { choices: { messages: { push: false } } } })])
})

it('says that they could not be loaded', async () => {
  refuse(showPreferences, 500, 'Hiba történt.')
  showFresh(<OwnSettings />)
  await expect.element(page.getByText('A beállításokat most nem sikerült betölteni.')).toBeVisible()
})
