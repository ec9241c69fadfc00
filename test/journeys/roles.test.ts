import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import type { RouteObject } from 'react-router'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtSite } from '#infra/local/site/built-site.ts'
import { account } from '#shared/account/contract.ts'
import { addDays } from '#shared/calendar/day.ts'
import { exportAttendance } from '#shared/attendance/contract/export-attendance.ts'
import { exportPayroll } from '#shared/attendance/contract/export-payroll.ts'
import { company } from '#shared/company/contract.ts'
import { restorableUntil } from '#shared/company/deletion.ts'
import { addGroup } from '#shared/company/contract/add-group.ts'
import { addPosition } from '#shared/company/contract/add-position.ts'
import { requireSecondFactor } from '#shared/company/contract/require-second-factor.ts'
import type { AnyEndpoint } from '#shared/contract/client.ts'
import { importPeople } from '#shared/leave/contract/import-people.ts'
import { listBulkRequests } from '#shared/leave/contract/list-bulk-requests.ts'
import { addWebhook } from '#shared/integrations/contract/webhooks/add-webhook.ts'
import { sendMessage } from '#shared/notifications/contract/send-message.ts'
import { people } from '#shared/people/contract.ts'
import { listAuditLog } from '#shared/people/contract/list-audit-log.ts'
import { listEmployments } from '#shared/people/contract/list-employments.ts'
import { untilInWords } from '#shared/words/say.ts'
import { ownCloud } from '#test/support/shared-cloud.ts'
import { pages } from '#web/app/routes/routes.ts'
import { openOffice, type Office } from '../functions/leave/office.ts'
import { launch } from '../support/chromium.ts'
import { say } from '../support/say.ts'
import { openWorld, password } from '../support/world.ts'
import { named } from './named.ts'
import { eventually, questionOn, signedIn } from './person.ts'

const world = openWorld(() => ownCloud({ site: builtSite }))

let browser: Browser
let office: Office

beforeAll(async () => {
  browser = await launch()
  office = await openOffice(world)
  const { owner, admin, anna } = office
  await named([
    [owner, 'Szűcs Márta'],
    [admin, 'Kovács Csilla'],
    [anna, 'Kis Anna'],
  ])
  await owner.client.asked(addPosition, { body: { name: 'Lakatos' } })
  await owner.client.asked(addGroup, { body: { name: 'Műhely' } })
})

afterAll(() => browser?.close())

const pathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children, handle }) => [
    ...(handle && path !== '*' ? [`/${path ?? ''}`] : []),
    ...pathsOf(children ?? []),
  ])
const ofCompany = pathsOf(pages).filter(path => path.startsWith('/company/'))
const ofPerson = pathsOf(pages).filter(path => path.startsWith('/user/:id/'))
type Key = Parameters<typeof say>[0]['key']
const hu = (key: Key, values?: Parameters<typeof say>[0]['values']) => say(values ? { key, values } : { key }, 'hu')
type Role = 'employee' | 'approver' | 'administrator' | 'superadmin'

/** An act that a page offers, and the endpoint that it leads to, whose access says to whom. */
interface Act {
  key: Key
  calls: AnyEndpoint
  as?: 'button' | 'link' | 'switch'
}

/** What each page of the administration offers. */
const actsOf: Record<string, Act[]> = {
  '/company/employees': [
    { key: 'employees:bulkListOpen', calls: listBulkRequests, as: 'link' },
    { key: 'employees:download', calls: listEmployments },
    { key: 'employees:import', calls: importPeople, as: 'link' },
    { key: 'employees:invite', calls: people.invitePeople },
  ],
  '/company/employees/import': [{ key: 'employees:template', calls: importPeople }],
  '/company/administrators': [{ key: 'administrators:add', calls: people.changeRole }],
  '/company/groups': [{ key: 'groups:add', calls: addGroup }],
  '/company/positions': [{ key: 'positions:add', calls: addPosition }],
  '/company/non-working-days': [{ key: 'calendar:add', calls: company.addHoliday }],
  '/company/settings': [
    { key: 'settings:secondFactorRequired', calls: requireSecondFactor, as: 'switch' },
    { key: 'settings:deleteCompany', calls: company.deleteCompany },
  ],
  '/company/attendance': [{ key: 'payroll:download', calls: exportAttendance }],
  '/company/export': [{ key: 'payroll:download', calls: exportPayroll }],
  // With as few people there is nothing to order.
  '/company/plan': [],
  '/company/integrations': [{ key: 'webhooks:add', calls: addWebhook }],
  // It only says what programs can call.
  '/company/integrations/api': [],
  '/company/messages': [{ key: 'messages:write', calls: sendMessage }],
  '/company/audit-log': [{ key: 'auditlog:download', calls: listAuditLog }],
}

/** What the menu of a row offers to an administrator and to the superadmin who owns the company; nothing where it has no menu. */
const menus: [path: string, row: string, administrator: Key[], superadmin: Key[]][] = [
  [
    '/company/employees',
    'Kis Anna',
    ['employees:openProfile', 'employees:openLeave', 'employees:deactivate', 'employees:delete'],
    ['employees:openProfile', 'employees:openLeave', 'employees:deactivate', 'employees:delete'],
  ],
  [
    '/company/employees',
    'Kovács Csilla',
    ['employees:openProfile', 'employees:openLeave'],
    ['employees:openProfile', 'employees:openLeave', 'employees:deactivate', 'employees:delete'],
  ],
  [
    '/company/employees',
    'Szűcs Márta',
    ['employees:openProfile', 'employees:openLeave', 'employees:superadminStays'],
    ['employees:openProfile', 'employees:openLeave'],
  ],
  [
    '/company/administrators',
    'Kovács Csilla',
    ['administrators:demote'],
    ['administrators:makeSuperadmin', 'administrators:handOver', 'administrators:demote'],
  ],
  ['/company/administrators', 'Szűcs Márta', [], []],
  ['/company/positions', 'Lakatos', ['positions:rename', 'common:delete'], ['positions:rename', 'common:delete']],
  ['/company/groups', 'Műhely', ['groups:edit', 'common:delete'], ['groups:edit', 'common:delete']],
]

const doors = {
  member: ['employee', 'approver', 'administrator', 'superadmin'],
  admin: ['administrator', 'superadmin'],
}
const mayCall = (role: Role, { access }: AnyEndpoint) =>
  access === 'superadmin' ? role === 'superadmin' : doors[access as keyof typeof doors].includes(role)

/** What somebody sees of a page: itself, that it is for administrators, or that it is not there. */
async function seen(page: Page, path: string): Promise<string> {
  await page.goto(`/hu${path}`)
  await page.getByRole('main').getByRole('heading').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  if (await page.getByText(hu('settings:onlyAdmins')).count()) return 'for administrators'
  const at = new URL(page.url()).pathname.replace(/^\/hu/, '')
  return at === path ? 'reached' : at
}

/** Which of its acts the page in front of somebody shows. */
async function shownActs(page: Page, path: string): Promise<Key[]> {
  const acts = actsOf[path] ?? []
  const counts = await Promise.all(
    acts.map(({ key, as = 'button' }) => page.getByRole(as, { name: hu(key), exact: true }).count()),
  )
  return acts.flatMap(({ key }, n) => (counts[n] ? key : []))
}

/** What the menu of a row of the page in front of somebody offers. */
async function shownMenu(page: Page, row: string): Promise<string[]> {
  const opens = page.getByRole('button', { name: hu('common:actionsFor', { name: row }), exact: true })
  if (!(await opens.count())) return []
  await opens.click()
  await page.getByRole('menuitem').first().waitFor()
  const items = await page.getByRole('menuitem').allTextContents()
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  return items
}

describe.each([
  ['employee', 'anna', false],
  ['approver', 'approver', false],
  ['administrator', 'admin', true],
  ['superadmin', 'owner', true],
] as const)('A05 A07 for this role, the pages of the administration: %s', (role, who, mayEnter) => {
  it('open for administrators alone, each of them and of everybody’s profile, and offer what the role may do', async () => {
    const { page, troubles, leave } = await signedIn(browser, office[who].email, { url: world.cloud.url })
    expect(ofCompany.toSorted()).toEqual(Object.keys(actsOf).toSorted())
    for (const path of ofCompany) {
      expect([path, await seen(page, path)]).toEqual([path, mayEnter ? 'reached' : 'for administrators'])
      const expected = (mayEnter ? actsOf[path]! : []).flatMap(({ key, calls }) => (mayCall(role, calls) ? key : []))
      expect([path, await shownActs(page, path)]).toEqual([path, expected])
      for (const [, row, administrator, superadmin] of mayEnter ? menus.filter(([of]) => of === path) : []) {
        const offered = (role === 'superadmin' ? superadmin : administrator).map(key => hu(key))
        expect([path, row, await shownMenu(page, row)]).toEqual([path, row, offered])
      }
    }
    const profile = mayEnter ? office.anna.id : office[who].id
    for (const path of ofPerson) {
      const address = path.replace(':id', profile)
      expect([address, await seen(page, address)]).toEqual([address, 'reached'])
    }

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

/** Restores a company as an operator does. */
const restore = (id: string) =>
  promisify(execFile)('node', ['infra/restore-company/main.ts', '--local', '--company', id], {
    env: { ...process.env, PORT: new URL(world.cloud.url).port },
  })

/** Erases what is due on a day, as the scheduler would on it, and waits until that is done. */
async function erasedOn(day: string) {
  const reply = await fetch(`${world.cloud.url}/_local/jobs/erase-companies?date=${day}`, { method: 'POST' })
  expect(reply.ok).toBe(true)
  const isWaiting = () => ['JobsQueueWaiting', 'TasksQueueWaiting'].some(name => world.cloud.waitingIn(name).length > 0)
  await eventually(() => (isWaiting() ? undefined : true), 'the erasure')
}

describe('P07 the deletion of a company', () => {
  it('signs its owner out to a page that says until when it can be restored, a restoration brings all back, and thirty days later nobody can sign in any more', async () => {
    const { owner, anna } = await openOffice(world)
    const { name } = (await owner.client.asked(company.showCompany)).data
    const until = untilInWords(restorableUntil({ at: Date.now() / 1000 }), 'hu')
    const colleague = await signedIn(browser, anna.email, { url: world.cloud.url })
    const { page, leave } = await signedIn(browser, owner.email, { url: world.cloud.url })
    await page.goto('/hu/company/settings')
    await page.getByRole('button', { name: hu('settings:deleteCompany') }).click()
    const dialog = questionOn(page)
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

    await restore(owner.company)
    await colleague.page.goto('/hu/dashboard')
    await colleague.page.waitForURL(/\/dashboard/)
    expect((await anna.client.asked(people.showMe)).data.selected_company?.name).toBe(name)

    // Nobody restores it this time.
    await owner.client.asked(account.logIn, { body: { email: owner.email, password } })
    const { restorable_until } = (await owner.client.asked(company.deleteCompany, { body: { name } })).data
    await erasedOn(restorable_until)
    await colleague.page.goto('/hu/dashboard')
    await colleague.page.getByText(untilInWords(restorable_until, 'hu')).waitFor()
    await erasedOn(addDays(restorable_until, 1))
    await colleague.page.goto('/hu/dashboard')
    await colleague.page.waitForURL(/\/login/)
    await colleague.page.getByLabel(hu('account:email'), { exact: false }).fill(anna.email)
    await colleague.page.locator('input[type=password]').fill(password)
    await colleague.page.getByRole('button', { name: hu('account:logIn') }).click()
    await colleague.page.getByText(hu('problems:invalidLogin')).waitFor()
    await expect(restore(owner.company)).rejects.toThrow('This company has been erased.')
    await colleague.leave()
  })
})
