import i18next from 'i18next'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { saveDefaults } from '#shared/notifications/contract/save-defaults.ts'
import { savePreferences } from '#shared/notifications/contract/save-preferences.ts'
import { addPush } from '#shared/notifications/contract/add-push.ts'
import { removePush } from '#shared/notifications/contract/remove-push.ts'
import { showPush } from '#shared/notifications/contract/show-push.ts'
import { showDefaults } from '#shared/notifications/contract/show-defaults.ts'
import { showPreferences } from '#shared/notifications/contract/show-preferences.ts'
import { nothingChosen, wantedBy, withChange } from '#shared/notifications/wanted.ts'
import enWords from '#shared/words/en/notificationpage.json'
import huWords from '#shared/words/hu/notificationpage.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, refuse } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { freshCompany } from '#web/leave/company.test-support.ts'
import { idOfEndpoint } from './browser-push.ts'
import { CompanyDefaults } from './company-defaults.tsx'
import { OwnSettings } from './own-settings.tsx'

for (const [language, words] of Object.entries({ hu: huWords, en: enWords }))
  i18next.addResourceBundle(language, 'notificationpage', words)

/** A browser that says yes, unless the test says otherwise. */
const browser = {
  isAble: true,
  permission: () => permission,
  endpoint: async () => endpoint,
  subscribe: async (key: string) => {
    if (permission === 'denied') return undefined
    endpoint = address.endpoint
    return key === 'key' ? address : undefined
  },
  unsubscribe: async () => void (endpoint = undefined),
}
const address = { endpoint: 'https://web.push.apple.com/x', p256dh: 'B'.repeat(87), auth: 'y'.repeat(22) }
/** The first half of its SHA-256. */
const createdId: Record<string, string> = { [address.endpoint]: await idOfEndpoint(address.endpoint) }
let permission: 'granted' | 'denied'
let endpoint: string | undefined

const toggle = (name: string) => page.getByRole('switch', { name })

let own = nothingChosen
beforeEach(() => prepared({ is_approver: true }))

async function prepared(me: { is_approver: boolean }) {
  own = nothingChosen
  permission = 'granted'
  endpoint = undefined
  freshCompany(me)
  let devices: { id: string; browser: string; system: string; created_at: number }[] = []
  answer(showPush, () => ({ data: { public_key: 'key', devices } }))
  answer(addPush, ({ body }) => {
    const id = createdId[body.endpoint] ?? 'other'
    devices = [{ id, browser: 'Chrome', system: 'Android', created_at: 1 }]
    return { data: { id } }
  })
  answer(removePush, ({ path }) => {
    devices = devices.filter(({ id }) => id !== path.id)
    return {}
  })
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
  showFresh(<OwnSettings browser={browser} />)
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
  showFresh(<OwnSettings browser={browser} />)
  await userEvent.click(toggle('Kötelező szabadság: itt'), { force: true })
  await expect.element(page.getByText('A beállítást nem sikerült menteni.')).toBeVisible()
  await expect.element(toggle('Kötelező szabadság: itt')).toBeChecked()
})

it('who decides for nobody is not asked about requests that wait for a decision', async () => {
  await prepared({ is_approver: false })
  showFresh(<OwnSettings browser={browser} />)
  await expect.element(toggle('Döntés a saját kérelemről: itt')).toBeVisible()
  expect(toggle('Döntésre váró kérelmek: itt').elements()).toEqual([])
})

it('a company sets what those are told of who have not chosen', async () => {
  showFresh(<CompanyDefaults />)
  await userEvent.click(toggle('Üzenet a cégtől és a Szabitól: az eszközökön'), { force: true })
  await expect
    .poll(() => askedOf(saveDefaults))
    .toEqual([expect.objectContaining({ body: { choices: { messages: { push: false } } } })])
})

it('says that they could not be loaded', async () => {
  refuse(showPreferences, 500, 'Hiba történt.')
  showFresh(<OwnSettings browser={browser} />)
  await expect.element(page.getByText('A beállításokat most nem sikerült betölteni.')).toBeVisible()
})

describe('the devices', () => {
  const add = page.getByRole('button', { name: 'Értesítések ezen az eszközön' })

  it('are asked by a press alone, get a column of switches, and are deleted again', async () => {
    showFresh(<OwnSettings browser={browser} />)
    await expect.element(add).toBeVisible()
    expect(page.getByRole('columnheader', { name: 'Eszköz' }).elements()).toEqual([])
    await userEvent.click(add)
    await expect.element(page.getByText('Ez az eszköz', { exact: true })).toBeVisible()
    await expect.element(add).not.toBeInTheDocument()
    expect(askedOf(addPush)).toEqual([expect.objectContaining({ body: address })])
    await expect.element(page.getByRole('columnheader', { name: 'Eszköz' })).toBeVisible()
    expect(await axeOfElement(document.querySelector('main')!)).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'Eszköz törlése: Chrome, Android' }))
    await expect.element(add).toBeVisible()
    expect(endpoint).toBeUndefined()
  })

  it('that are blocked, and those that cannot, say so in place of the button', async () => {
    permission = 'denied'
    showFresh(<OwnSettings browser={browser} />)
    await expect.element(page.getByText(/le vannak tiltva az értesítések/)).toBeVisible()
    expect(add.elements()).toEqual([])
    showFresh(<OwnSettings browser={{ ...browser, isAble: false }} />)
    await expect.element(page.getByText(/nem tud értesítéseket mutatni/)).toBeVisible()
  })

  it('say that they could not be added', async () => {
    refuse(addPush, 500, 'Hiba történt.')
    showFresh(<OwnSettings browser={browser} />)
    await userEvent.click(add)
    await expect.element(page.getByText('Az eszközt most nem sikerült módosítani. Próbáld újra.')).toBeVisible()
  })
})
