import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import type { RouteObject } from 'react-router'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtSite } from '#infra/local/site/built-site.ts'
import { company } from '#shared/company/contract.ts'
import { restorableUntil } from '#shared/company/deletion.ts'
import { people } from '#shared/people/contract.ts'
import { untilInWords } from '#shared/words/say.ts'
import { ownCloud } from '#test/support/shared-cloud.ts'
import { pages } from '#web/app/routes/routes.ts'
import { openOffice, type Office } from '../functions/leave/office.ts'
import { launch } from '../support/chromium.ts'
import { say } from '../support/say.ts'
import { openWorld } from '../support/world.ts'
import { signedIn } from './person.ts'

const world = openWorld(() => ownCloud({ site: builtSite }))

let browser: Browser
let office: Office

beforeAll(async () => {
  browser = await launch()
  office = await openOffice(world)
}, 120_000)

afterAll(() => browser?.close())

const pathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children, handle }) => [
    ...(handle && path !== '*' ? [`/${path ?? ''}`] : []),
    ...pathsOf(children ?? []),
  ])
const ofCompany = pathsOf(pages).filter(path => path.startsWith('/company/'))
const ofPerson = pathsOf(pages).filter(path => path.startsWith('/user/:id/'))
const hu = (key: Parameters<typeof say>[0]['key']) => say({ key }, 'hu')

/** What somebody sees of a page: itself, that it is for administrators, or that it is not there. */
async function seen(page: Page, path: string): Promise<string> {
  await page.goto(`/hu${path}`)
  await page.getByRole('main').getByRole('heading').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  if (await page.getByText(hu('settings:onlyAdmins')).count()) return 'for administrators'
  const at = new URL(page.url()).pathname.replace(/^\/hu/, '')
  return at === path ? 'reached' : at
}

/** Which acts a page shows. */
const acts = async (page: Page, path: string, keys: Parameters<typeof say>[0]['key'][]) => {
  await seen(page, path)
  const shown = await Promise.all(keys.map(key => page.getByRole('button', { name: hu(key), exact: true }).count()))
  return keys.filter((_, n) => shown[n])
}

describe.each([
  ['employee', 'anna', false],
  ['approver', 'approver', false],
  ['administrator', 'admin', true],
  ['superadmin', 'owner', true],
] as const)('A05 A07 for this role, the pages of the administration: %s', (role, who, mayEnter) => {
  it('open for administrators alone, each of them and of everybody’s profile, with the acts of the role', async () => {
    const { page, troubles, leave } = await signedIn(browser, office[who].email, { url: world.cloud.url })
    expect(ofCompany.length).toBeGreaterThan(6)
    for (const path of ofCompany)
      expect([path, await seen(page, path)]).toEqual([path, mayEnter ? 'reached' : 'for administrators'])
    const profile = mayEnter ? office.anna.id : office[who].id
    for (const path of ofPerson) {
      const address = path.replace(':id', profile)
      expect([address, await seen(page, address)]).toEqual([address, 'reached'])
    }

    const deletes = await acts(page, '/company/settings', ['settings:deleteCompany'])
    expect(deletes).toEqual(role === 'superadmin' ? ['settings:deleteCompany'] : [])
    expect(troubles).toEqual([])
    await leave()
  })
})

describe('A05 an administrator who is demoted while signed in', () => {
  it('is told by what they do next, and the page and the menu follow', async () => {
    const { owner, admin } = await openOffice(world)
    const refusals = /403/
    const { page, troubles, leave } = await signedIn(browser, admin.email, { url: world.cloud.url, refusals })
    const administration = page.getByRole('link', { name: hu('company:administration'), exact: true })
    await page.goto('/hu/company/positions')
    await page.getByRole('button', { name: hu('positions:add') }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('asztalos')
    await owner.client.asked(people.changeRole, { path: { id: admin.id }, body: { role: 1 } })
    await page.getByRole('button', { name: hu('positions:create') }).click()
    await page.getByText(hu('settings:onlyAdmins')).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await administration.count()).toBe(0)
    expect((await admin.client.asked(people.showMe)).data.role).toBe(1)
    expect(troubles).toEqual([])
    await leave()
  })
})

describe('P07 the deletion of a company', () => {
  it('signs its owner out to a page that says until when it can be restored, and a restoration brings all back', async () => {
    const { owner, anna } = await openOffice(world)
    const { name } = (await owner.client.asked(company.showCompany)).data
    const until = untilInWords(restorableUntil({ at: Date.now() / 1000 }), 'hu')
    const colleague = await signedIn(browser, anna.email, { url: world.cloud.url })
    const { page, leave } = await signedIn(browser, owner.email, { url: world.cloud.url })
    await page.goto('/hu/company/settings')
    await page.getByRole('button', { name: hu('settings:deleteCompany') }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('textbox').fill(name)
    await dialog.getByRole('button', { name: hu('settings:deleteCompany') }).click()
    await page.waitForURL(/\/company-deleted$/)
    await page.getByText(until).waitFor()
    await page.getByRole('link', { name: 'segitseg@szabi.test' }).waitFor()
    await page.reload()
    await page.getByText(until).waitFor()
    await page.goto('/hu/dashboard')
    await page.waitForURL(/\/login/)
    await leave()

    await colleague.page.goto('/hu/dashboard')
    await colleague.page.waitForURL(/\/register\/company/)
    await colleague.page.getByText(say({ key: 'company:deletedOf', values: { name } }, 'hu')).waitFor()
    await colleague.page.getByText(until).waitFor()

    const env = { ...process.env, PORT: new URL(world.cloud.url).port }
    const file = 'infra/restore-company/main.ts'
    await promisify(execFile)('node', [file, '--local', '--company', owner.company], { env })
    await colleague.page.goto('/hu/dashboard')
    await colleague.page.waitForURL(/\/dashboard/)
    expect((await anna.client.asked(people.showMe)).data.selected_company?.name).toBe(name)
    await colleague.leave()
  })
})
