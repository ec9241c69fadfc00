import i18next from 'i18next'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showSecondFactors } from '#shared/account/contract/second-factor/show-second-factors.ts'
import { showOwnPermissions } from '#shared/backoffice/contract/show-own-permissions.ts'
import { ApiError } from '#shared/contract/client.ts'
import { people } from '#shared/people/contract.ts'
import account from '#shared/words/hu/account.json'
import security from '#shared/words/hu/security.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { signedIn } from '#test/web/people/support.ts'
import { answer } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { operatorIn } from '#web/backoffice/backoffice.test-support.ts'
import { knownUser } from '../../session/known-user.ts'
import { loadBackOffice } from './backoffice.tsx'

i18next.addResourceBundle('hu', 'account', account)
i18next.addResourceBundle('hu', 'security', security)

let BackOffice: Awaited<ReturnType<typeof loadBackOffice>>
beforeAll(async () => void (BackOffice = await loadBackOffice()))
afterEach(() => knownUser.set(undefined))

const open = (at = '/admin') => showFresh(<BackOffice />, at)
const refuseWith = (code: 'secondFactorRequired' | 'forbidden' | 'fault', status: number) =>
  answer(showOwnPermissions, () => {
    throw new ApiError(status, { success: 0, code, message: 'Nem' })
  })
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

describe('the back office', () => {
  it('lets a guest sign in at its own address', async () => {
    open('/admin/operators')
    await expect.element(page.getByRole('textbox', { name: /^E-mail-cím/ })).toBeVisible()
    await expect.element(page.getByText('Kezelőfelület').first()).toBeVisible()
    await expect.poll(() => document.title).toContain('Kezelőfelület')
  })

  describe('of somebody who is signed in', () => {
    beforeEach(() => {
      operatorIn()
      knownUser.set(signedIn({ email: 'anna@kekto.example' }))
    })

    it('tells whoever does not run the service so, with the way to another account', async () => {
      refuseWith('forbidden', 403)
      open()
      await expect.element(heading('Ez nem egy üzemeltető fiókja')).toBeVisible()
      await expect.element(page.getByText(/anna@kekto.example/)).toBeVisible()
      const out = page.getByRole('link', { name: 'Bejelentkezés másik fiókkal' })
      await expect.element(out).toHaveAttribute('href', '/logout?then=%2Fadmin')
    })

    it('leads an operator without a second factor to setting one up, and on once there is one', async () => {
      refuseWith('secondFactorRequired', 412)
      answer(people.showMe, () => ({ data: signedIn() }))
      answer(showSecondFactors, () => ({
        data: { authenticator: { added_at: 1_760_000_000 }, passkeys: [], recovery_codes: 10, identities: [] } as never,
      }))
      open()
      await expect.element(heading('Kétlépcsős bejelentkezés')).toBeVisible()
      const goOn = page.getByRole('button', { name: 'Tovább a kezelőfelületre' })
      await expect.element(goOn).toBeVisible()
      operatorIn(['audit.read'])
      await userEvent.click(goOn)
      await expect.element(page.getByRole('navigation', { name: 'A kezelőfelület oldalai' })).toBeVisible()
    })

    it('says that it could not be loaded, and loads again', async () => {
      refuseWith('fault', 500)
      open('/admin/nowhere')
      await expect.element(page.getByText('Ezt most nem sikerült betölteni.')).toBeVisible()
      operatorIn(['audit.read'])
      await userEvent.click(page.getByRole('button', { name: 'Újratöltés' }))
      await expect.element(heading('Itt nincs oldal')).toBeVisible()
    })

    it('A06 opens with the menu of what the operator may see, and says who is in', async () => {
      operatorIn(['admin-users.read'])
      open('/admin/nowhere')
      const menu = page.getByRole('navigation', { name: 'A kezelőfelület oldalai' })
      await expect.element(menu.getByRole('link', { name: 'Üzemeltetők' })).toBeVisible()
      expect(menu.getByRole('link').elements()).toHaveLength(1)
      await userEvent.click(page.getByRole('button', { name: /Gábor Dénes/ }).first())
      await expect.element(page.getByRole('link', { name: 'Kijelentkezés' })).toBeVisible()
      expect(await axeOfElement(page.getByRole('dialog', { name: 'Fiók' }).element())).toEqual([])
    })
  })
})
