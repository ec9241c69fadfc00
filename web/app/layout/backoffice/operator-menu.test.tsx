import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listOperatorLog } from '#shared/backoffice/contract/audit/list-operator-log.ts'
import type { Permission } from '#shared/contract/permission.ts'
import account from '#shared/words/hu/account.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { operatorIn } from '#web/backoffice/backoffice.test-support.ts'
import { OperatorPages } from '../../routes/backoffice/operator-pages.tsx'
import { BackOfficeFrame } from './backoffice-frame.tsx'

i18next.addResourceBundle('hu', 'account', account)

const open = (permissions: Permission[], at: string) => {
  operatorIn(permissions)
  const operator = { id: 'denes', email: 'denes@szabi.example', first_name: 'Dénes', last_name: 'Gábor', permissions }
  showFresh(
    <BackOfficeFrame operator={operator}>
      <OperatorPages permissions={permissions} />
    </BackOfficeFrame>,
    at,
  )
}
const rail = (name = 'A kezelőfelület oldalai') => page.getByRole('navigation', { name })
const panel = () => document.querySelector('dialog')!

beforeEach(() => answer(listOperatorLog, () => ({ data: [], next: null })))
afterEach(async () => {
  await page.viewport(1024, 800)
  await i18next.changeLanguage('hu')
})

describe('A06 the address of the back office', () => {
  it('leads to the first page that the operator may open, under its name', async () => {
    open(['audit.read'], '/admin')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Műveleti napló' })).toBeVisible()
    await expect.poll(() => document.title).toMatch(/^Műveleti napló · Kezelőfelület · /)
    await page.viewport(1280, 800)
    await expect.element(rail().getByRole('link', { name: 'Műveleti napló' })).toHaveAttribute('aria-current', 'page')
  })

  it('opens no page by the permission to change alone', async () => {
    open(['audit.write'], '/admin/log')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Még nincs jogosultságod' })).toBeVisible()
    expect(rail().getByRole('link').elements()).toEqual([])
  })

  it('has no page in the menu that is opened from another one', async () => {
    await page.viewport(1280, 800)
    open(['users.read', 'companies.read'], '/admin/nowhere')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Itt nincs oldal' })).toBeVisible()
    const links = rail().getByRole('link').elements()
    expect(links.map(link => link.getAttribute('href') ?? '').toSorted()).toEqual(['/admin/companies', '/admin/users'])
    await expect.poll(() => document.title).toMatch(/^Kezelőfelület · /)
  })
})

describe('A06 the menu on a phone', () => {
  it('is opened and left by keyboard, and closes where one goes somewhere', async () => {
    await page.viewport(390, 800)
    open(['audit.read', 'users.read'], '/admin/nowhere')
    const opener = page.getByRole('button', { name: /Menü|openMenu/ })
    await expect.element(opener).toBeVisible()
    ;(opener.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => panel().open).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => panel().open).toBe(false)
    await expect.element(opener).toHaveFocus()
    await opener.click()
    await page.getByRole('link', { name: 'Műveleti napló' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Műveleti napló' })).toBeVisible()
    await expect.poll(() => panel().open).toBe(false)
  })
})

describe('A06 the menu of the operator', () => {
  it('has the way to the product and out, which comes back to the back office', async () => {
    await page.viewport(1280, 800)
    open(['audit.read'], '/admin/log')
    await userEvent.click(page.getByRole('button', { name: /Gábor Dénes/ }))
    const menu = page.getByRole('dialog', { name: 'Fiók' })
    await expect
      .element(menu.getByRole('link', { name: 'Tovább az alkalmazásba' }))
      .toHaveAttribute('href', '/dashboard')
    await expect
      .element(menu.getByRole('link', { name: 'Kijelentkezés' }))
      .toHaveAttribute('href', '/logout?then=%2Fadmin')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => menu.elements()).toEqual([])
    await expect.element(page.getByRole('button', { name: /Gábor Dénes/ })).toHaveFocus()
  })

  it('is English in English, with the name the English way round', async () => {
    await page.viewport(1280, 800)
    await i18next.changeLanguage('en')
    open(['audit.read'], '/admin/nowhere')
    await expect.element(page.getByRole('button', { name: /Dénes Gábor/ })).toBeVisible()
    await expect.element(rail('Pages of the back office').getByRole('link', { name: 'Audit log' })).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1, name: 'There is no page here' })).toBeVisible()
    expect(await axeOfElement()).toEqual([])
  })
})
